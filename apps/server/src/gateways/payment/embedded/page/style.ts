/** The shop's colours and measures, as apps/web/app/ui/tokens.css has them: this page is no part of the web app. */
export const PAGE_STYLE = `
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
h1 { margin: 0 0 0.25rem; font-size: 1.375rem; line-height: 1.75rem; }
p { margin: 0 0 1rem; }
.muted { color: var(--color-muted); }
.note { padding: 0.5rem 0.75rem; border-radius: var(--radius-md); color: var(--color-warning);
  background: var(--color-warning-soft); }
.note.bad { color: var(--color-danger); background: var(--color-danger-soft); }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.375rem 0; border-bottom: 1px solid var(--color-line); text-align: left; vertical-align: top;
  overflow-wrap: anywhere; font-weight: 400; }
td.amount, th.amount { padding-left: 1rem; text-align: right; white-space: nowrap; overflow-wrap: normal; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
form { margin: 0 0 0.5rem; }
button { width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; text-align: left; cursor: pointer;
  color: var(--color-ink); background: var(--color-surface); border: 1px solid var(--color-edge);
  border-radius: var(--radius-md); }
button.main { color: var(--color-on-accent); background: var(--color-accent); border-color: var(--color-accent);
  font-weight: 600; }
button.main:hover { background: var(--color-accent-strong); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--color-accent); outline-offset: 2px; }
a { color: var(--color-accent); }
`;
