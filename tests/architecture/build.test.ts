import { transform } from 'esbuild';
import { expect, test } from 'vitest';

interface BuildOptions {
  nodeTarget: string;
  nodeSupports: Record<string, boolean>;
}

// A script, of which nobody has told the types.
const LAYOUT = '../../scripts/layout.mjs';

test('patterns are literals in the build too: as calls of RegExp they would be made anew for every text', async () => {
  const { nodeSupports: supported, nodeTarget: target }: BuildOptions = await import(LAYOUT);
  const patterns = [String.raw`/\p{L}/gu`, String.raw`/(?<=\d)x/v`, '/[^a-z]/i'];
  for (const pattern of patterns) {
    const { code } = await transform(`export const found = (text) => ${pattern}.test(text);`, { target, supported });
    expect(code).toContain(pattern);
  }
});
