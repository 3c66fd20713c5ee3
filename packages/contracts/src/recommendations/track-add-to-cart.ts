import { z } from 'zod';
import { operation } from '../operation.ts';
import { SapMaterialNumber, typedText } from '../shared/values.ts';

/** Tells that recommended or found materials went into the cart. An old or unknown token is answered with a new one. [rec-01] */
export const trackAddToCart = operation({
  call: 'rec-01',
  name: 'trackAddToCart',
  area: 'recommendations',
  summary: 'Tell what of a recommendation was put into the cart',
  method: 'POST',
  path: '/api/algonomy/track/addToCart',
  access: 'signed-in',
  body: z.object({ RcsToken: typedText(100).default(''), SapMaterialIds: z.array(SapMaterialNumber).min(1).max(100) }),
  response: z.object({ RcsToken: z.string() }),
});
