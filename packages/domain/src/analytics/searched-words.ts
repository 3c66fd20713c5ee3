/** Digits that may be a number of a person: shorter ones are dimensions, sections and currents. */
const FEWEST_DIGITS = 6;

const EMAIL = /\S@|@\S/;
const ADDRESS_OF_PAGE = /https?:|www\./i;
const NUMBER = /[+(]?\d[\d\s().\-/–+]*\d/g;
/** Words that stand before a name. */
const TITLE =
  /(^|[\s.,;])(herrn?|hr|fru|frau|frk|fröken|mevrouw|mevr|dhr|meneer|mrs?|ms|att|attn|c\/o|z\.?\s?hd)[\s.:]/i;
/** A street with its number. */
const STREET =
  /\p{L}(vej|vejen|gade|gaden|allé|stræde|straße|strasse|str\.|weg|platz|gatan|gata|vägen|veien|vei|straat|laan|plein|gøta)\s+\d/iu;

/** First names that are common in the shop's markets and are no words of the trade. */
const FIRST_NAMES: ReadonlySet<string> = new Set(
  `adam agnes alexander alice amalie anders andreas andré anette anita anja ann anna anne annette antje arne
  astrid axel barbara bart bengt benjamin bent bernd birgit birgitte birte bjarne björn bjørn brigitte britt camilla
  carina carl caroline charlotte christian christina christine christoph claudia claus daan daniel david dennis
  dieter dirk dorte dorthe ebba eirik elin elisabeth elsa emil emma erik erika ernst esben eva fleur florian fredrik
  frida friedrich frode gerda gerhard gitte grete günter gunnar gustav hanna hannah hanne hans harald heike heinrich
  heinz helen helena helene helga helle helmut hendrik henning henrik henry holger håkan håvard ida ingeborg inger
  ingrid irene isabella jacob jakob jakup james janne jasper jens jeroen jesper joachim joakim johan johann johanna
  johannes john jonas joost jørgen jörg josef josefine joseph julia julie jürgen kaj karen karin karl karsten kasper
  katarina kathrine katja kees kenneth kerstin kevin kirsten kjell klara klaus knud knut kristian kristina kurt lars
  lasse laura leif lene lennart leon liam linda line linus lisa lise lotte louise lucas lukas magnus maja malin manfred
  maria marianne marie martin martina mathias matthias max maximilian merete mette michael mikael mikkel mohammed
  monica monika morten nadia nicole niels nikolaj nils nina noah nora olaf ole oliver olivia oskar ove paul pedersen
  pernille peter petra philipp pia pieter poul preben rasmus rené robert roland rolf rune ruth sabine sander sandra
  sara sarah sebastian sigrid silje simon sofia sofie søren stefan steffen sten susanne sven svend thea thomas tobias
  tone torben torsten trine troels ulla ulrich ulrik ursula ute uwe vibeke victor viktor walter werner wilhelm willem
  william wolfgang yvonne åse åsa`.split(/\s+/),
);
/** Common names that are also terms of the trade ("max 16 A"). */
const TERMS: ReadonlySet<string> = new Set(['max', 'line', 'tone', 'leon']);

const hasLongNumber = (text: string): boolean =>
  (text.match(NUMBER) ?? []).some((number) => number.replaceAll(/\D/g, '').length >= FEWEST_DIGITS);

const hasName = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return words.length > 1 && words.some((word) => FIRST_NAMES.has(word) && !TERMS.has(word));
};

/**
 * Returns true for a text that may be about a person: an e-mail address, an address of a page, a number of six digits
 * or more (telephone, personal identity, account), a street with its number, or a name with a title or a common first
 * name. Errs on the side of true.
 */
export const isPersonalText = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  return (
    EMAIL.test(plain) ||
    ADDRESS_OF_PAGE.test(plain) ||
    hasLongNumber(plain) ||
    TITLE.test(`${plain} `) ||
    STREET.test(plain) ||
    hasName(plain)
  );
};

/** UTF-16 units of searched words at most; a longer search is withheld. */
const LONGEST_WORDS = 100;

/** Returns a search as lower-case words with one blank between them, so that equal searches are counted together. */
const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

/** What analytics may know of a search: its words, or why it has none. */
export type SearchedText =
  | { kind: 'words'; words: string }
  /** A number, such as an article number: never sent. */
  | { kind: 'number' }
  /** Nothing was typed. */
  | { kind: 'blank' }
  /** May be about a person, or is too long. */
  | { kind: 'withheld' };

/**
 * Returns what of a typed search may leave the browser and be stored. `own` are names of the person themselves
 * ("userName", "companyName"), which are withheld whole.
 */
export const searchedText = (typed: string, own: readonly string[] = []): SearchedText => {
  const words = normalized(typed);
  if (words === '') return { kind: 'blank' };
  if (/^[\d\s.,\-/]+$/.test(words)) return { kind: 'number' };
  const isOwn = own.map(normalized).some((name) => name !== '' && words.includes(name));
  if (isOwn || words.length > LONGEST_WORDS || isPersonalText(words)) return { kind: 'withheld' };
  return { kind: 'words', words };
};
