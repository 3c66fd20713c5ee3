import type { ConceptSuggestionRecord } from '@grossist/catalogue-formats';
import { LEADS } from '../leads.ts';
import { marketsOf, versionAt } from '../material.ts';
import { sapNumber } from '../numbers.ts';
import { quotes } from '../prices.ts';
import { PURPOSE, unit } from '../random.ts';
import { neighboursOf } from '../relations.ts';
import type { PlannedProduct } from '../schedule.ts';
import type { PlannedMaterial } from './planned-material.ts';

const SHARE = 0.07;
/** Of those as many have a second one. */
const SECOND = 0.5;
/** Least saving of a suggestion, as a share of the price. */
const WORTH = 0.97;
/** The lead that has suggestions in every demo that is large enough: the circuit breaker. */
const SUGGESTED_LEAD = 1;

/** Of one unit, in kroner: how brands of a version stand to each other is the same everywhere. */
const priceIn = (product: PlannedProduct, place: number, series: number): number => {
  const [quote] = quotes(product.ofClass, series, versionAt(product, place), ['DK']);
  return quote === undefined ? 0 : quote.minorUnits / quote.perQuantity;
};

/** Numbers of the same thing by other brands that cost less, the cheapest first, sold wherever the material is. */
const cheaperOnes = ({ schedule, product, place, markets }: PlannedMaterial): string[] => {
  const own = priceIn(product, place, product.series);
  return neighboursOf(schedule, product, place)
    .filter(({ index }) => markets.every((market) => marketsOf(index).includes(market)))
    .map(({ index, series }) => ({ number: sapNumber(index), price: priceIn(product, place, series) }))
    .filter(({ price }) => price < own * WORTH)
    .sort((left, right) => left.price - right.price)
    .map(({ number }) => number);
};

/** What the house would rather sell of a material: the same thing by another brand, where that is cheaper. */
export const suggestionsOf = (material: PlannedMaterial): ConceptSuggestionRecord[] => {
  const { index, number, lifecycle, packing } = material;
  const isChosen = index < LEADS.length ? index === SUGGESTED_LEAD : unit(index, PURPOSE.suggestion) < SHARE;
  if (!isChosen || lifecycle.status !== '10') return [];
  const [first, second] = cheaperOnes(material);
  const quantity = String(packing.min);
  const suggest = (type: ConceptSuggestionRecord['type'], suggested: string | undefined): ConceptSuggestionRecord[] =>
    suggested === undefined
      ? []
      : [
          {
            kind: 'concept-suggestion',
            sapMaterialNumber: number,
            type,
            suggested,
            quantity,
            minQuantity: quantity,
          },
        ];
  return [...suggest('ZCON', first), ...(unit(index * 2, PURPOSE.suggestion) < SECOND ? suggest('ZCON2', second) : [])];
};
