import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXCERPT_SURROUNDINGS, excerptFromSentence } from '../src/index.ts';

const TEXT = 'We cut cable in Glostrup. Cable is cut to the meter, for a fee.\n## Drums\nEmpty drums are taken back.';

/** The excerpt from one word to the end of another, with what is around it. */
const excerptOf = (from: string, to: string, text = TEXT): string => {
  const start = text.indexOf(from);
  const end = text.indexOf(to) + to.length;
  const before = text.slice(Math.max(0, start - EXCERPT_SURROUNDINGS), start);
  return excerptFromSentence({ before, excerpt: text.slice(start, end), after: text.slice(end) });
};

describe('excerpts of pages', () => {
  it('begin with the sentence that they are taken from', () => {
    expect(excerptOf('cut to', 'meter')).toBe('Cable is cut to the meter …');
    expect(excerptOf('cable in', 'Glostrup')).toBe('We cut cable in Glostrup.');
  });

  it('begin with a heading or a list item of their own line', () => {
    expect(excerptOf('drums are', 'back')).toBe('Empty drums are taken back.');
    expect(excerptOf('Drums', 'taken')).toBe('## Drums Empty drums are taken …');
  });

  it('end without an ellipsis at the end of a paragraph or of the text', () => {
    expect(excerptOf('for', 'fee.')).toBe('Cable is cut to the meter, for a fee.');
    expect(excerptOf('Drums', 'Drums')).toBe('## Drums');
    expect(excerptFromSentence({ before: '', excerpt: 'Empty drums', after: '' })).toBe('Empty drums');
  });

  it('begin with an ellipsis where their sentence begins too far before', () => {
    const long = `${'word '.repeat(60)}cable and more words.`;
    expect(excerptOf('cable', 'more', long)).toBe('… cable and more …');
  });

  it('do not take an abbreviation or an ordinal number for the end of a sentence', () => {
    expect(excerptOf('åbent', 'lørdag', 'Vi har fra kl. 7 og den 1. januar åbent hver lørdag')).toBe(
      'Vi har fra kl. 7 og den 1. januar åbent hver lørdag',
    );
  });

  it('hold all of the found words in one line', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, excerpt, after) => {
        const shown = excerptFromSentence({ before, excerpt, after });
        expect(shown).toContain(excerpt.replace(/\s+/g, ' ').trim());
        expect(shown).not.toMatch(/\n|\s\s/);
      }),
    );
  });
});
