import { afterAll, beforeAll, describe } from 'vitest';
import { assortmentsContract } from './assortments.ts';
import { CATALOGUE, TERMS } from './documents.ts';
import { facetsContract } from './facets.ts';
import { freshnessContract } from './freshness.ts';
import { listsContract } from './lists.ts';
import { numbersContract } from './numbers.ts';
import { suggestionsContract } from './suggestions.ts';
import { synonymsContract } from './synonyms.ts';
import { typosContract } from './typos.ts';
import { wordsContract } from './words.ts';
import type { World } from './world.ts';

/** What every engine behind the port does. */
export const engineContract = (name: string, openWorld: () => Promise<World>): void => {
  describe(name, () => {
    let opened: World | undefined;
    const world = (): World => {
      if (opened === undefined) throw new Error('The world is not opened yet');
      return opened;
    };
    beforeAll(async () => {
      opened = await openWorld();
      await opened.register(...TERMS);
      await opened.put(...CATALOGUE);
      await opened.engine.caughtUp();
    });
    afterAll(() => opened?.close());

    describe('numbers', () => numbersContract(world));
    describe('words', () => wordsContract(world));
    describe('typing mistakes', () => typosContract(world));
    describe('lists', () => listsContract(world));
    describe('facets', () => facetsContract(world));
    describe('assortments', () => assortmentsContract(world));
    describe('suggestions', () => suggestionsContract(world));
    describe('synonyms', () => synonymsContract(world));
    describe('freshness', () => freshnessContract(world));
  });
};
