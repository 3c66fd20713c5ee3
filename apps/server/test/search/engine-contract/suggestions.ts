import type { Language } from '@grossist/domain';
import { expect, test } from 'vitest';
import { questionsOf, type TheWorld } from './asking.ts';

export const suggestionsContract = (world: TheWorld): void => {
  const { searched: found } = questionsOf(world);
  const completed = (query: string, limit = 8, language: Language = 'da') =>
    world().engine.complete({ query, language, market: 'DK', limit });
  const suggested = async (...asked: Parameters<typeof completed>) =>
    (await completed(...asked)).completions.map(({ text }) => text);

  test('the last word is completed, as it is written', async () => {
    expect(await suggested('forgr')).toContain('forgreningsdåse');
    expect(await suggested('pær')).toContain('pære');
  });

  test('keeps the previous words, and suggests only completions with hits', async () => {
    const queries = await suggested('sort inst');
    expect(queries).toContain('sort installationskabel');
    expect(await suggested('pære inst')).not.toContain('pære installationskabel');
  });

  test('returns kind and number of hits of each', async () => {
    const { completions } = await completed('forgr');
    const box = completions.find(({ text }) => text === 'forgreningsdåse');
    expect(['phrase', 'word']).toContain(box?.kind);
    for (const { text, count } of completions) expect([text, count]).toEqual([text, (await found(text)).total]);
  });

  test('the beginning of a number is completed as a number', async () => {
    const { completions } = await completed('10185');
    expect(completions.length).toBeGreaterThan(0);
    for (const { text, kind } of completions) expect([kind, text.startsWith('10185')]).toEqual(['number', true]);
  });

  test('returns at most the requested number, and nothing for an empty query', async () => {
    expect(await suggested('i', 1)).toHaveLength(1);
    expect(await suggested('')).toEqual([]);
  });

  test('a mistyped query is corrected', async () => {
    const { completions, didYouMean } = await completed('forgreningsdose');
    expect(completions).toEqual([]);
    expect(didYouMean?.text).toBe('forgreningsdåse');
    expect(didYouMean?.count).toBe((await found('forgreningsdåse')).total);
  });
};
