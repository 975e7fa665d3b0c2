from tests.page.browsing import browser, house

__all__ = ["browser", "house"]
