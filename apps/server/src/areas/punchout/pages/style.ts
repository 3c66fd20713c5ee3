import { PLAIN_PAGE_STYLE } from '../../../markup/plain-page-style.ts';

/** What pages for buyers' systems look like. */
export const PAGE_STYLE = `${PLAIN_PAGE_STYLE}
main.wide { max-width: 64rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.0625rem; }
.note { color: var(--color-danger); background: var(--color-danger-soft); }
.scroll { overflow-x: auto; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; }
thead th { color: var(--color-muted); }
label { display: block; margin: 0 0 0.75rem; }
label span { display: block; margin-bottom: 0.25rem; }
input, select { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: var(--color-ink);
  background: var(--color-surface); border: 1px solid var(--color-edge); border-radius: var(--radius-md); }
button { font-weight: 600; color: var(--color-on-accent); background: var(--color-accent);
  border-color: var(--color-accent); }
button:hover { background: var(--color-accent-strong); }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--color-line); border-radius: var(--radius-md);
  font-size: 0.8125rem; }
`;
