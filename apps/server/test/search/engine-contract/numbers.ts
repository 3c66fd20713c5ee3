import { expect, test } from 'vitest';
import { questionsOf, type TheWorld } from './asking.ts';

export const numbersContract = (world: TheWorld): void => {
  const { searched, keys } = questionsOf(world);

  test.each([
    ['101', 'its own number'],
    ['1018511', 'the EL number'],
    ['5702950410006', 'the EAN'],
    ['57 0295 0410 006', 'the EAN with spaces'],
    ['noik-3g1.5', "the supplier's number"],
    ['ALT77', 'an alternative number without its dash'],
  ])('%s finds its material first: %s', async (number) => {
    const { hits } = await searched(number);
    expect(hits[0]).toMatchObject({ key: '101', matchedBy: 'number' });
  });

  test('ignores leading zeros of numbers', async () => {
    expect((await keys('18513'))[0]).toBe('103');
    expect((await keys('0001018512'))[0]).toBe('102');
  });

  test('finds all numbers with a prefix, the most popular first', async () => {
    expect(await keys('10185')).toEqual(['101', '102']);
  });

  test('a number among words finds its material', async () => {
    expect(await keys('kabel 1018512')).toEqual(['102']);
  });

  test('numbers of another market are not found', async () => {
    expect((await searched('9018511')).total).toBe(0);
    expect(await keys('9018511', { market: 'DE' })).toEqual(['104']);
  });

  test('looks numbers up exactly, each separately, in any spelling', async () => {
    const numbers = ['1018511', '10 18 512', '10185', '', '087654321', '9018511', 'ALT-77'];
    const answers = await world().engine.lookup(numbers, 'DK');
    expect(answers).toEqual([['101'], ['102'], [], [], ['201'], [], ['101']]);
  });
};
