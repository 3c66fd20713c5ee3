import { getProductNavigation, getVariationDetails, type VariationDetails } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import type { ServerContext } from '../../server-context.ts';
import type { ProductPlace } from './product-steps.tsx';
import { rowsOf } from './siblings/sibling-rows.ts';

/** Siblings that come with the page; where there are more, the table asks for them once it is seen. */
export const MOST_WITH_PAGE = 60;

/** With the siblings that come first in the table's order: those that are asked for later only follow. */
export const withFewSiblings = (variation: VariationDetails): VariationDetails => {
  if (variation.Siblings.length <= MOST_WITH_PAGE) return variation;
  const others = rowsOf(variation).filter(({ isCurrent }) => !isCurrent);
  return { ...variation, Siblings: others.slice(0, MOST_WITH_PAGE).map(({ material }) => material) };
};

const NOT_FOUND = 404;

/** Loads the product's position in its catalog node; null for a product without a node. [cat-02] */
const placeOf = async (
  context: ServerContext,
  productCode: string,
  cultureName: Locale,
): Promise<ProductPlace | null> => {
  if (productCode === '') return null;
  try {
    return await context.call(getProductNavigation, { query: { productCode, cultureName } });
  } catch (error) {
    if (error instanceof Response && error.status === NOT_FOUND) return null;
    throw error;
  }
};

/** A variation by its code or any of its numbers, and its product's place. [cat-03] */
export const loadVariation = async (context: ServerContext, id: string, cultureName: Locale) => {
  const found = await context.call(getVariationDetails, {
    params: { id },
    query: { LoadSiblings: 'true', cultureName },
  });
  const place = await placeOf(context, found.ProductCode, cultureName);
  return { variation: withFewSiblings(found), place };
};
