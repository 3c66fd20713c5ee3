import type { Language } from '@grossist/domain';
import { ENDINGS, STOP_WORDS } from './data/language-words.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Small letters without accents: "Gerät" is "gerat", and "rør" is "ror". Digraphs stay as they are typed. */
export const unaccented = (word: string): string => {
  const lower = word.toLowerCase();
  return /^[ -~]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[øæœßłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
};

/**
 * One spelling for all the ways a word is typed on foreign keyboards: "rør", "roer" and "ror" are "ror".
 * The digraphs are shortened instead of the letters lengthened, so that the beginning of a word stays
 * the beginning of its folded form.
 */
export const fold = (word: string): string => unaccented(word).replace(/aa|ae|oe|ue/g, (pair) => pair.charAt(0));

const known = new Map<Language, ReadonlySet<string>>();

/** Folded words of a language that tell nothing of a material ("med", "für"). */
export const stopWordsOf = (language: Language): ReadonlySet<string> => {
  const words = known.get(language) ?? new Set(STOP_WORDS[language].split(' ').map(fold));
  known.set(language, words);
  return words;
};

const SHORTEST = 3;
const LONGEST = 40;
/** English takes its "es" after these only, and no "s" from "brass" or "radius". */
const HISSING = /(?:[sxz]|ch|sh)$/;

const withoutEnding = (word: string, language: Language): string => {
  if (language === 'en' && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  for (const ending of ENDINGS[language]) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST) continue;
    const rest = word.slice(0, -ending.length);
    if (language === 'en' && ending === 'es' && !HISSING.test(rest)) continue;
    if (ending === 's' && /[su]$|^[^aeiouy]*$/.test(rest)) continue;
    if (ending === 's' && language !== 'en' && /[kp]$/.test(rest)) continue;
    if (ending === 's' && language === 'nl' && /[aeiou]$/.test(rest)) continue;
    return language === 'en' && ending === 's' ? rest.replace(/(?<=...)e$/, '') : rest;
  }
  return word;
};

const dutch = (stem: string): string =>
  stem
    .replace(/([eo])\1(?=[^aeiou]$)/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');

/** Folding takes the "e" of "skruer" and "relæet" for a part of the vowel before it: what is left of the ending goes too. */
const nordic = (stem: string): string => stem.replace(/(?<=^..+[auo])(?:rn|[rnt])$/, '');

const finished = (stem: string, language: Language): string => {
  if (language === 'nl') return dutch(stem);
  return language === 'en' || language === 'de' ? stem : nordic(stem);
};

/**
 * What the forms of a folded word have in common in a language: "kabl" for "kabel", "kabler" and "kablerne". Light:
 * number, definiteness and case only. Undefined for what is no plain word.
 */
export const stemOf = (word: string, language: Language): string | undefined => {
  if (word.length > LONGEST || !/^[a-z]{3,}$/.test(word)) return undefined;
  const rest = withoutEnding(word, language);
  const stem = finished(rest, language).replace(/([^aeiou])\1$/, '$1');
  const short = stem.replace(/([^aeiouy])e([lrn])$/, '$1$2');
  return short.length >= SHORTEST ? short : stem;
};

/** What every word with a stem begins with. */
export const beginningOf = (stem: string): string => stem.slice(0, Math.max(2, stem.length - 1));
