/**
 * The shop's colours and measures, as apps/web/app/ui/tokens.css has them, for pages that are no part of the web app;
 * followed by a page's own rules.
 */
export const PLAIN_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --color-canvas: light-dark(#f5f6f7, #101418);
  --color-surface: light-dark(#ffffff, #181d23);
  --color-ink: light-dark(#15191d, #eef1f4);
  --color-muted: light-dark(#525c67, #a7b1bc);
  --color-line: light-dark(#d5dae0, #303841);
  --color-edge: light-dark(#7b8692, #75828f);
  --color-accent: light-dark(#a4420f, #ffa066);
  --color-accent-strong: light-dark(#87340a, #ffb88c);
  --color-on-accent: light-dark(#ffffff, #26120a);
  --color-danger: light-dark(#b0103c, #ff8fa6);
  --color-danger-soft: light-dark(#fdeaee, #3d1620);
  --color-warning: light-dark(#6b4e00, #f5cf57);
  --color-warning-soft: light-dark(#fff5d6, #352b0c);
  --font-sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  --radius-md: 5px;
  --radius-lg: 8px;
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--color-canvas); color: var(--color-ink);
  font: 0.9375rem/1.375rem var(--font-sans); }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem; background: var(--color-surface);
  border: 1px solid var(--color-line); border-radius: var(--radius-lg); }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.75rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.muted { color: var(--color-muted); }
.note { padding: 0.5rem 0.75rem; border-radius: var(--radius-md); }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--color-line); text-align: left; vertical-align: top; font-weight: 400; }
td.amount, th.amount { text-align: right; white-space: nowrap; }
form { margin: 0 0 0.5rem; }
button { width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; cursor: pointer;
  border: 1px solid var(--color-edge); border-radius: var(--radius-md); }
:focus-visible { outline: 2px solid var(--color-accent); outline-offset: 2px; }
a { color: var(--color-accent); }
`;
