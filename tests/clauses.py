"""`@clause("HC-4.8")` on a test says which clauses of docs/rules it shows to hold."""

import pytest

clause = pytest.mark.clause
