import type { VariationDetails } from '@grossist/contracts';

type Attribute = VariationDetails['Attributes'][number];

/** Attributes that are seen at first: the class has its most useful ones first. */
export const FIRST_ATTRIBUTES = 12;

export const firstCodes = (attributes: readonly Attribute[]): ReadonlySet<string> =>
  new Set(attributes.slice(0, FIRST_ATTRIBUTES).map(({ Code }) => Code));

const lineOf = ({ Name, Value, Unit }: Attribute): string => `${Name}\t${Value}${Unit === '' ? '' : ` ${Unit}`}`;

/** The attributes as a letter or a spreadsheet takes them: name and number first, then a line for each. */
export const attributesAsText = (
  variation: Pick<VariationDetails, 'ItemLocalMaterialName' | 'ItemSAPMaterialNumber' | 'Attributes'>,
): string =>
  [`${variation.ItemLocalMaterialName}\t${variation.ItemSAPMaterialNumber}`, ...variation.Attributes.map(lineOf)].join(
    '\n',
  );
