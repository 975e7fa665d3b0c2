// The service worker: it makes the page installable and shows its notifications. It keeps nothing of the page: whoever
// opens the house gets what the house has now, and where it does not answer, a page that says so.
const AWAY = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Filature</title>
    <style>
      html { background: #0f1626; color: #f4ead5; font: 1.15rem/1.5 system-ui, sans-serif; }
      body { max-width: 28rem; margin: 18vh auto; padding: 0 1rem; }
      h1 { color: #f2b84b; font-family: 'Courier New', monospace; }
      a { display: inline-block; padding: 0.7rem 1.1rem; border-radius: 6px; background: #f2b84b; color: #1b1b1f; }
    </style>
  </head>
  <body>
    <h1>Filature</h1>
    <p>The server does not answer.</p>
    <p lang="fr">Le serveur ne répond pas.</p>
    <p lang="de">Der Server antwortet nicht.</p>
    <p><a href="">↻</a></p>
  </body>
</html>`;

const away = () => new Response(AWAY, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(away));
});

// A tap on a notification leads to its table, in the tab that is open there already if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  const lead = async () => {
    const tabs = await self.clients.matchAll({ type: 'window' });
    const tab = tabs.find((one) => new URL(one.url).pathname === path);
    await (tab ? tab.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(lead());
});
