/** Markup that some files write as elements within a text. */
export const MARKUP: ReadonlySet<string> = new Set(
  'a b br div em font h1 h2 h3 h4 i li ol p span strong sub sup table tbody td th tr u ul'.split(' '),
);
