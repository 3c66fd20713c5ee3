import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionsOf, type TheWorld } from './asking.ts';

export const synonymsContract = (world: TheWorld): void => {
  const { found } = questionsOf(world);

  beforeAll(async () => {
    await world().synonyms([
      { id: 'a', words: ['pære', 'glødelampe'], language: 'da' },
      { id: 'b', words: ['samleboks', 'forgreningsdåse'], oneWay: true },
      { id: 'c', words: ['elektrisk ledning', 'gummikabel'] },
    ]);
    await world().engine.caughtUp();
  });
  afterAll(async () => {
    await world().synonyms([]);
    await world().engine.caughtUp();
  });

  test('words that mean the same find the same', async () => {
    expect(await found('glødelampe')).toEqual(['301']);
    expect(await found('glødelamper e27')).toEqual(['301']);
  });

  test('applies a group of one language only to its readers', async () => {
    expect(await found('glødelampe', { language: 'de' })).toEqual([]);
  });

  test('does not apply a one-way group in reverse', async () => {
    expect(await found('samleboks')).toEqual(['302']);
    await world().put();
    expect(await found('forgreningsdåse')).toEqual(['302']);
  });

  test('several words may mean one', async () => {
    expect(await found('elektrisk ledning 5g2,5')).toContain('103');
  });
};
