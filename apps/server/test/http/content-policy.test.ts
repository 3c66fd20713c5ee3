import { expect, test } from 'vitest';
import { withContentPolicy } from '../../src/http/pages/content-policy.ts';

test('pictures come from the shop itself, and from where its files are stored', () => {
  const own = withContentPolicy('<p></p>', 'n', "'none'").policy;
  expect(own).toContain("img-src 'self' data:;");
  const stored = withContentPolicy('<p></p>', 'n', "'none'", 'https://res.cloudinary.com').policy;
  expect(stored).toContain("img-src 'self' data: https://res.cloudinary.com;");
});
