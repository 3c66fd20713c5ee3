import type { MaterialRecord } from '@grossist/catalogue-formats';
import type { Language } from '@grossist/domain';
import { dice, MARKET_OF, type QualityCase, spread } from './cases.ts';

/** Heads of the trade's compounds, as they end names: the rest of the word says which. */
const HEADS: Partial<Record<Language, readonly string[]>> = {
  da: 'kabel ledning rør ventil hane måler afbryder ramme sikring tavle skinne kontaktor beholder varmepumpe pumpe varmer bakke stige dåse armatur sæde vask kar hoved slange bærer isolering relæ knap panel skrue bøjle forskruning tylle slange radiator termostat'.split(
    ' ',
  ),
  de: 'kabel leitung rohr ventil hahn schalter rahmen schiene dose klemme lampe leuchte strahler wanne schlauch kopf schelle dämmung schütz relais taster schraube verschraubung hülse band rinne leiter pumpe heizkörper thermostat verteiler melder'.split(
    ' ',
  ),
  sv: 'kabel tråd rör ventil filter mätare uttag brytare ram säkring skydd klämma slang band radiator pump ränna stege dosa armatur lampa sits kar blandare huvud lås isolering relä knapp skruv förskruvning hylsa plint'.split(
    ' ',
  ),
  nb: 'kabel ledning rør ventil filter måler bryter ramme sikring vern klemme strømpe bånd radiator pumpe bro stige boks armatur lampe sete kar batteri hode slange lås isolasjon relé knapp skrue nippel hylse tape vifte'.split(
    ' ',
  ),
  nl: 'kabel draad buis ventiel kraan klep meter contactdoos schakelaar automaat doos klem radiator pomp goot ladder lamp bak kop slang isolatie beugel relais knop schroef wartel huls kous tape boiler'.split(
    ' ',
  ),
};

/** A material as it is called in a language, in the market of that language's readers. */
interface Named {
  key: string;
  words: readonly string[];
  type: readonly string[];
}

const named = (materials: readonly MaterialRecord[], language: Language): Named[] =>
  materials
    .filter(({ markets, names }) => markets.includes(MARKET_OF[language]) && names[language] !== undefined)
    .map((record) => ({
      key: record.sapMaterialNumber ?? '',
      words: (record.names[language] ?? '').toLowerCase().split(' '),
      type: (record.typeDesignation ?? '').toLowerCase().split(' '),
    }));

const withAll = (all: readonly Named[], wanted: readonly string[]): Set<string> =>
  new Set(
    all
      .filter(({ words, type }) => wanted.every((each) => words.includes(each) || type.includes(each)))
      .map(({ key }) => key),
  );

const isWord = (text: string | undefined): text is string => text !== undefined && /^\p{L}{4,}$/u.test(text);

/** The class's word and one that tells the material from others, in either order. */
export const twoWordCases = (
  materials: readonly MaterialRecord[],
  language: Language,
  wanted: number,
): QualityCase[] => {
  const all = named(materials, language);
  const roll = dice(11);
  return spread(all, wanted).flatMap(({ words, type }) => {
    const [first] = words;
    const second = type[roll(type.length)];
    if (!isWord(first) || second === undefined || second === '' || second === first || !words.includes(second))
      return [];
    const query = roll(2) === 0 ? `${first} ${second}` : `${second} ${first}`;
    return [
      {
        kind: 'two-words' as const,
        language,
        market: MARKET_OF[language],
        query,
        expected: withAll(all, [first, second]),
      },
    ];
  });
};

const LETTERS = 'abcdefghijklmnoprstuv';

/** One letter left out, doubled wrongly, replaced or swapped with the next, the first one too. */
const mistyped = (word: string, roll: (limit: number) => number): string => {
  const at = roll(word.length - 1);
  const letter = LETTERS.charAt(roll(LETTERS.length));
  const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  const ways = [
    before + next + after,
    before + letter + here + next + after,
    before + letter + next + after,
    before + next + here + after,
  ];
  return ways[roll(ways.length)] ?? word;
};

/** The class's word with one typing mistake, alone or beside the series. */
export const typoCases = (materials: readonly MaterialRecord[], language: Language, wanted: number): QualityCase[] => {
  const all = named(materials, language);
  const roll = dice(23);
  return spread(all, wanted).flatMap(({ words }) => {
    const [first, series] = words;
    if (!isWord(first) || first.length < 5 || series === undefined) return [];
    const typed = mistyped(first, roll);
    if (typed === first) return [];
    const isAlone = roll(2) === 0;
    const query = isAlone ? typed : `${typed} ${series}`;
    const expected = withAll(all, isAlone ? [first] : [first, series]);
    return [{ kind: 'typo' as const, language, market: MARKET_OF[language], query, expected }];
  });
};

const LINKS = ['s', 'n', 'e', ''];

/** Compounds taken apart: what they are, and of which kind, in either order, with and without what links them. */
export const compoundCases = (
  materials: readonly MaterialRecord[],
  language: Language,
  wanted: number,
): QualityCase[] => {
  const all = named(materials, language);
  const heads = HEADS[language] ?? [];
  const compounds = new Map<string, string>();
  for (const { words } of all) {
    const [word] = words;
    const head = isWord(word) ? heads.find((each) => word.length >= each.length + 4 && word.endsWith(each)) : undefined;
    if (word !== undefined && head !== undefined) compounds.set(word, head);
  }
  const cases = [...compounds].flatMap(([word, head]) => {
    const rest = word.slice(0, -head.length);
    const link = LINKS.find((each) => each.length < 2 && rest.endsWith(each) && rest.length - each.length >= 4) ?? '';
    const bare = rest.slice(0, rest.length - link.length);
    const expected = withAll(all, [word]);
    const queries = [`${rest} ${head}`, `${head} ${rest}`, `${bare} ${head}`, `${head} ${bare}`];
    return [...new Set(queries)].map((query) => ({
      kind: 'compound' as const,
      language,
      market: MARKET_OF[language],
      query,
      expected,
    }));
  });
  return spread(cases, wanted);
};
