import { COLOURS, type ColourName, GREEN_YELLOW, MATERIALS, type MaterialName } from '../data/colours.ts';

// Trade words of the markets; the order matters, for "green/yellow" holds both colours.
const COLOUR_WORDS: readonly (readonly [ColourName | typeof GREEN_YELLOW, RegExp])[] = [
  [
    GREEN_YELLOW,
    /(green|grøn|grün|grön|groen|grønn)[ /-]*(yellow|gul|gelb|geel)|(yellow|gul|gelb|geel)[ /-]*(green|grøn|grün|grön|groen)/,
  ],
  ['anthracite', /anthra|antra/],
  ['white', /white|hvid|hvit|weiß|weiss|\bvit|\bwit\b/],
  ['black', /black|sort\b|schwarz|svart|zwart/],
  ['grey', /gr[ea]y|grå|grau|grijs|graphite/],
  ['orange', /orange|oranje|oransje/],
  ['red', /\bred\b|\brød|\brot\b|\bröd|\brood/],
  ['turquoise', /turquoise|türkis/],
  ['blue', /blue|blå|blau|blauw/],
  ['green', /green|grøn|grün|grön|groen/],
  ['yellow', /yellow|\bgul|gelb|geel/],
  ['brown', /brown|brun|braun|bruin/],
  ['violet', /violet|purple|lilac/],
  ['pink', /pink|rosa/],
  ['ivory', /ivory|cream/],
  ['beige', /beige|sand/],
  ['gold', /\bgold/],
  ['silver', /silver|sølv|silber|zilver/],
  ['chrome', /chrom|\bkrom|chroom/],
];

const MATERIAL_WORDS: readonly (readonly [MaterialName, RegExp])[] = [
  ['stainless', /stainless|rustfri|edelstahl|rostfri|\brvs\b/],
  ['galvanised', /galvani[sz]ed|zinc|forzinket|verzinkt/],
  ['castIron', /cast iron|støbejern|gusseisen/],
  ['copper', /copper|kobber|kupfer|koppar|koper/],
  ['brass', /brass|messing|mässing/],
  ['bronze', /bronze|gunmetal/],
  ['aluminium', /alumin/],
  ['chrome', /chrom|\bkrom/],
  ['steel', /steel|stål|stahl|staal/],
  ['ceramic', /ceramic|porcel|keramik/],
  ['rubber', /rubber|gummi|nbr|epdm/],
  ['plastic', /plast|pvc|polyprop|polyeth|kunststo|\bpp\b|\bpe\b/],
];

/** The name of the colour that a word of data says; "green-yellow" for the protective conductor. */
export const colourName = (words: string): ColourName | typeof GREEN_YELLOW | undefined =>
  COLOUR_WORDS.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0];

/** #rrggbb, or "green-yellow". */
export const colourOf = (words: string): string | undefined => {
  const name = colourName(words);
  return name === undefined || name === GREEN_YELLOW ? name : COLOURS[name];
};

export const materialOf = (words: string): string | undefined => {
  const name = MATERIAL_WORDS.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0];
  return name === undefined ? undefined : MATERIALS[name];
};
