import type { SearchDocument, VariationDetails } from '@grossist/contracts';

/** A variation with the attributes that differ from the others, if known. */
export interface ProductVariation extends SearchDocument {
  traits?: readonly string[];
}

/** All variations of a product, those that the search found first and in its order. */
export const variationsOf = (details: VariationDetails, found: readonly SearchDocument[]): ProductVariation[] => {
  const attributes = new Map(details.DistinguishingAttributes.map((attribute) => [attribute.Code, attribute]));
  const traitsOf = (values: VariationDetails['DistinguishingValues']): string[] =>
    values.flatMap(({ Code, Value }) => {
      const attribute = attributes.get(Code);
      if (!attribute || Value === '') return [];
      return [`${attribute.Name} ${Value}${attribute.Unit === '' ? '' : `\u00a0${attribute.Unit}`}`];
    });
  const all = [details, ...details.Siblings].map(
    (one): ProductVariation => ({ ...one, traits: traitsOf(one.DistinguishingValues) }),
  );
  const places = new Map(found.map(({ Code }, place) => [Code, place]));
  const placeOf = ({ Code }: SearchDocument): number => places.get(Code) ?? found.length;
  return all.sort((left, right) => placeOf(left) - placeOf(right));
};

export const aboutVariation = ({ traits = [], TypeDesignation, Supplier }: ProductVariation): string =>
  (traits.length > 0 ? traits : [TypeDesignation, Supplier].filter((part) => part !== '')).join(' · ');

const textOf = (variation: ProductVariation): string =>
  [
    variation.ItemLocalMaterialName,
    variation.TypeDesignation,
    variation.ItemElNumber,
    variation.ItemHwsNumber,
    variation.ItemEANNumber,
    variation.ItemSAPMaterialNumber,
    variation.SupplierNumber,
    ...(variation.traits ?? []),
  ]
    .join(' ')
    .toLowerCase();

/** The variations that have every one of the words, wherever. */
export const matching = (variations: readonly ProductVariation[], words: string): readonly ProductVariation[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return variations;
  return variations.filter((variation) => {
    const text = textOf(variation);
    return wanted.every((word) => text.includes(word));
  });
};
