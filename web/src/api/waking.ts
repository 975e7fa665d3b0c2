// When there is reason to doubt a line that says nothing: the page is looked at again, or the device has a network again.
export function onWaking(doubt: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && doubt();
  window.addEventListener('online', doubt);
  window.addEventListener('pageshow', doubt);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', doubt);
    window.removeEventListener('pageshow', doubt);
    document.removeEventListener('visibilitychange', seen);
  };
}
