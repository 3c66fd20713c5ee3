import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOnce, fillSentence, formatMoney, moneyOf } from '../src/index.ts';

const danish = formatMoney(moneyOf('0.01'), 'DKK', 'da-DK');

describe('sentences with values', () => {
  it('end with one full stop after an amount that has its own', () => {
    expect(danish).toMatch(/kr\.$/);
    expect(fillSentence('Nu {now} og ikke længere {was}.', { now: danish, was: danish })).toBe(
      `Nu ${danish} og ikke længere ${danish}`,
    );
    expect(fillSentence('Gratis fra {limit}. Se fragt.', { limit: danish })).toBe(`Gratis fra ${danish} Se fragt.`);
  });

  it('keep the full stop after other values, and an ellipsis', () => {
    expect(fillSentence('Now {now}.', { now: '€0.01' })).toBe('Now €0.01.');
    expect(fillSentence('{now} ...', { now: danish })).toBe(`${danish} ...`);
    expect(fillSentence('{now}...', { now: danish })).toBe(`${danish}...`);
  });

  it('leave unknown names as they are, and fill values that look like names or patterns', () => {
    expect(fillSentence('{who} owes {what}.', { what: '{who} $1' })).toBe('{who} owes {who} $1.');
    expect(fillSentence('{constructor}', {})).toBe('{constructor}');
  });

  it('change nothing but doubled full stops', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 4 }), (sentence, values) => {
        const ended = endOnce(sentence, values);
        expect(ended.replaceAll('.', '')).toBe(sentence.replaceAll('.', ''));
        if (!sentence.includes('..')) expect(ended).toBe(sentence);
      }),
    );
  });
});
