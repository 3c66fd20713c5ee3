/** The shop's colours and measures, as apps/web/app/ui/tokens.css has them: these pages are no part of the web app. */
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
  --font-sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--color-canvas); color: var(--color-ink);
  font: 0.9375rem/1.375rem var(--font-sans); }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem; background: var(--color-surface);
  border: 1px solid var(--color-line); border-radius: 8px; }
main.wide { max-width: 64rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.75rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.0625rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.muted { color: var(--color-muted); }
.note { padding: 0.5rem 0.75rem; border-radius: 5px; color: var(--color-danger); background: var(--color-danger-soft); }
.scroll { overflow-x: auto; }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--color-line); text-align: left;
  vertical-align: top; font-weight: 400; }
thead th { color: var(--color-muted); }
td.amount, th.amount { text-align: right; white-space: nowrap; }
form { margin: 0 0 0.5rem; }
label { display: block; margin: 0 0 0.75rem; }
label span { display: block; margin-bottom: 0.25rem; }
input, select { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: var(--color-ink);
  background: var(--color-surface); border: 1px solid var(--color-edge); border-radius: 5px; }
button { width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--color-on-accent); background: var(--color-accent); border: 1px solid var(--color-accent);
  border-radius: 5px; }
button:hover { background: var(--color-accent-strong); }
button:focus-visible, a:focus-visible, input:focus-visible, select:focus-visible, .scroll:focus-visible {
  outline: 2px solid var(--color-accent); outline-offset: 2px; }
a { color: var(--color-accent); }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--color-line); border-radius: 5px; font-size: 0.8125rem; }
`;
