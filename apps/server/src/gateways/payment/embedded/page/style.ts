import { PLAIN_PAGE_STYLE } from '../../../../markup/plain-page-style.ts';

/** What the sandbox's page looks like. */
export const PAGE_STYLE = `${PLAIN_PAGE_STYLE}
h1 { margin-bottom: 0.25rem; }
.note { color: var(--color-warning); background: var(--color-warning-soft); }
.note.bad { color: var(--color-danger); background: var(--color-danger-soft); }
th, td { padding: 0.375rem 0; overflow-wrap: anywhere; }
td.amount, th.amount { padding-left: 1rem; overflow-wrap: normal; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
button { text-align: left; color: var(--color-ink); background: var(--color-surface); }
button.main { color: var(--color-on-accent); background: var(--color-accent); border-color: var(--color-accent);
  font-weight: 600; }
button.main:hover { background: var(--color-accent-strong); }
`;
