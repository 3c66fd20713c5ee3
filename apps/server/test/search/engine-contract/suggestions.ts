import type { Language } from '@grossist/domain';
import { expect, test } from 'vitest';
import type { TheWorld } from './asking.ts';

export const suggestionsContract = (world: TheWorld): void => {
  const suggested = (query: string, limit = 8, language: Language = 'da') =>
    world().engine.suggest({ query, language, market: 'DK', limit });

  test('the last word is completed, as it is written', async () => {
    expect(await suggested('forgr')).toContain('forgreningsdåse');
    expect(await suggested('pær')).toContain('pære');
  });

  test('the words before stay, and what finds nothing with them is not suggested', async () => {
    const queries = await suggested('sort inst');
    expect(queries).toContain('sort installationskabel');
    expect(await suggested('pære inst')).not.toContain('pære installationskabel');
  });

  test('no more than asked for, and nothing for nothing', async () => {
    expect(await suggested('i', 1)).toHaveLength(1);
    expect(await suggested('')).toEqual([]);
  });

  test('a mistyped query is corrected', async () => {
    expect(await suggested('forgreningsdose')).toEqual(['forgreningsdåse']);
  });
};
