import { transform } from 'esbuild';
import { expect, test } from 'vitest';

interface BuildOptions {
  nodeTarget: string;
  nodeSupports: Record<string, boolean>;
}

// A script without types.
const LAYOUT = '../../scripts/layout.mjs';

test('patterns stay literals in the build: as calls of RegExp they would be compiled again for every text', async () => {
  const { nodeSupports: supported, nodeTarget: target }: BuildOptions = await import(LAYOUT);
  const patterns = [String.raw`/\p{L}/gu`, String.raw`/(?<=\d)x/v`, '/[^a-z]/i'];
  for (const pattern of patterns) {
    const { code } = await transform(`export const found = (text) => ${pattern}.test(text);`, { target, supported });
    expect(code).toContain(pattern);
  }
});
