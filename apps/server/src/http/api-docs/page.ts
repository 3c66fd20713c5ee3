/** The page of the API reference. Relative to `/api/docs`, so that it works behind any address. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Grossist API reference</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<main id="reference"></main>
<noscript>This reference needs JavaScript. The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
</body>
</html>
`;

/** Shows the document, follows the color scheme of the browser, and sends the anti-forgery token with calls. */
export const START_SCRIPT = `'use strict';
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  displayRequestDuration: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const token = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
    if (token !== undefined && !['GET', 'HEAD'].includes(request.method ?? 'GET'))
      request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token.slice('XSRF-TOKEN='.length));
    return request;
  },
});
`;

export const STYLE = `body { margin: 0; }
#reference { max-width: 1460px; margin: 0 auto; }
@media (max-width: 600px) {
  #reference .opblock-tag { flex-wrap: wrap; }
  #reference .opblock-tag small { flex-basis: 100%; order: 1; padding: 4px 0 0; }
  #reference .opblock .opblock-summary-description { display: none; }
  #reference .opblock .opblock-summary-path { max-width: 70vw; word-break: break-word; }
  #reference table.parameters, #reference .responses-table { display: block; overflow-x: auto; }
}
`;
