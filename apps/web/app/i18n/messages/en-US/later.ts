import { cart } from './cart.ts';
import { compare } from './compare.ts';
import { content } from './content.ts';
import { finder } from './finder.ts';
import { orders } from './orders.ts';
import { recommendations } from './recommendations.ts';
import { results } from './results.ts';
import { scanner } from './scanner.ts';
import { variationMore } from './variation-more.ts';
import { vendor } from './vendor.ts';

/** The texts that a first visit does without: they come with what needs them. */
export const later = {
  ...cart,
  ...compare,
  ...content,
  ...finder,
  ...orders,
  ...results,
  ...scanner,
  ...recommendations,
  ...variationMore,
  ...vendor,
};
