import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type KeptAnswer, KeptAnswers } from '../../src/areas/search/kept-answers.ts';
import { PackedBeginning } from '../../src/http/written-answer.ts';

/** Room for some ten answers of a kilobyte. */
const LITTLE = 50_000;

const anAnswer = (madeOf: readonly unknown[] = [1], bytes = 10): KeptAnswer => ({
  beginning: new PackedBeginning(randomBytes(bytes).toString('latin1')),
  keys: [],
  madeOf,
});

test('an answer counts as long as each thing that it was made of is the same', () => {
  const [reference, other] = [{}, {}];
  const kept = new KeptAnswers();
  const answer = anAnswer([1, reference]);
  kept.keep('kabel', answer);
  expect(kept.of('kabel', [1, reference])).toBe(answer);
  expect(kept.of('kabel', [1, other])).toBeUndefined();
  expect(kept.of('kabel', [1, reference])).toBeUndefined();
});

test('the answers that nobody asked for the longest give way to new ones', () => {
  const kept = new KeptAnswers(LITTLE);
  for (let number = 0; number < 60; number += 1) {
    kept.keep(`question ${number}`, anAnswer([1], 1024));
    kept.of('question 0', [1]);
  }
  expect(kept.of('question 0', [1])).toBeDefined();
  expect(kept.of('question 1', [1])).toBeUndefined();
  expect(kept.of('question 59', [1])).toBeDefined();
});

test('an answer that is kept anew takes its own place', () => {
  const kept = new KeptAnswers(LITTLE);
  kept.keep('other', anAnswer());
  for (let turn = 0; turn < 60; turn += 1) kept.keep('kabel', anAnswer([turn], 1024));
  expect(kept.of('other', [1])).toBeDefined();
  expect(kept.of('kabel', [59])).toBeDefined();
});

test('a question of many thousand characters is not kept', () => {
  const kept = new KeptAnswers();
  const long = 'k'.repeat(5000);
  kept.keep(long, anAnswer());
  expect(kept.of(long, [1])).toBeUndefined();
});
