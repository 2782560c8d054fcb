import type { FastifyInstance } from 'fastify';

/** URL of the viewer's script. The build creates it; in development, `scripts/devPages.ts` serves it. */
export const apiExplorerPath = '/apiExplorer.js';
/** URL of `web/entry/apiKeyboard.ts`, which makes the viewer's narrow layout usable by keyboard. */
export const apiKeyboardPath = '/apiKeyboard.js';

/**
 * Serves `/api/docs`, a page that displays the API document and loads nothing from other sites.
 * @param options.mayTry whether readers can send requests from the page, with their browser's session.
 */
export function serveApiPage(app: FastifyInstance, options: { readonly mayTry: boolean }): void {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API · Élan</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; }
body { margin: 0; background: var(--bg); color: var(--fg); }
:root, openapi-explorer { --font-regular: system-ui, sans-serif; ${variables(0)} }
@media (prefers-color-scheme: dark) { :root, openapi-explorer { ${variables(1)} } }
</style>
</head>
<body>
<main>
<openapi-explorer spec-url="/api/openapi.json" collapse use-path-in-nav-bar="false" hide-server-selection hide-authentication fetch-credentials="same-origin"${options.mayTry ? '' : ' hide-console'}></openapi-explorer>
<noscript><p>This page needs scripts. The <a href="/api/openapi.json">document</a> itself does not.</p></noscript>
</main>
<script type="module" src="${apiExplorerPath}"></script>
<script type="module" src="${apiKeyboardPath}"></script>
</body>
</html>
`;
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

/** The viewer's CSS variables with the colours of our pages (`web/styles.css`), as [light, dark]. */
const colours: Readonly<Record<string, readonly [string, string]>> = {
  bg: ['#faf8f3', '#12181d'],
  bg2: ['#f1eee6', '#0d1216'],
  bg3: ['#f1eee6', '#1a2229'],
  fg: ['#1b2430', '#efece4'],
  fg2: ['#1b2430', '#efece4'],
  fg3: ['#566070', '#a9b2bc'],
  'light-fg': ['#566070', '#a9b2bc'],
  'primary-color': ['#0f5b48', '#74cdb0'],
  'primary-btn-text-color': ['#ffffff', '#08241c'],
  'secondary-color': ['#a94b17', '#f0a46b'],
  'header-fg': ['#1b2430', '#efece4'],
  'nav-bg-color': ['#f1eee6', '#0d1216'],
  'nav-text-color': ['#1b2430', '#efece4'],
  'nav-hover-bg-color': ['#e3eeea', '#1d332e'],
  'nav-hover-text-color': ['#0f5b48', '#74cdb0'],
  'border-color': ['#ddd8cc', '#2e3942'],
  'light-border-color': ['#ddd8cc', '#2e3942'],
  'input-bg': ['#ffffff', '#1a2229'],
  blue: ['#1f5c8b', '#8cc1ea'],
  red: ['#a8261e', '#f2938a'],
  green: ['#0f5b48', '#74cdb0'],
  'inline-code-fg': ['#a94b17', '#f0a46b'],
  orange: ['#8a5a00', '#e5b95c'],
  // Background of an expanded call's header, by method.
  'light-blue': ['#e3eeea', '#1d332e'],
  'light-green': ['#e3eeea', '#1d332e'],
  'light-orange': ['#e3eeea', '#1d332e'],
  'light-red': ['#e3eeea', '#1d332e'],
  'light-yellow': ['#e3eeea', '#1d332e'],
  'light-purple': ['#e3eeea', '#1d332e'],
};

/** Writes the CSS variables for light (0) or dark (1), as plain values because the viewer computes with them. */
function variables(of: 0 | 1): string {
  return Object.entries(colours)
    .map(([name, pair]) => `--${name}: ${pair[of]};`)
    .join(' ');
}
