import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, QuantityIn, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { ChangedKitDraft, KitDraft } from './kit-drafts.ts';
import { HeaderDescription, MOST_KIT_ITEMS, MOST_KITS } from './kit-values.ts';
import { SmartKitState } from './smart-kits.ts';

const inArea = { area: 'smart kit', access: 'buyer' } as const;

/** What a kit holds of a material now, beside what the cart's lines hold of it. */
const KitDifference = z.object({
  sapMaterialNumber: SapMaterialNumber.describe('SAP number of the material'),
  itemLocalMaterialName: z.string().describe("Name of the material in the user's language"),
  itemSalesUnit: z.string().describe('Unit of both quantities'),
  quantityInCart: QuantityOut.nullable().describe("In one kit by the cart's lines; null for a material that was added"),
  quantity: QuantityOut.nullable().describe('In the kit now; null for a material that was removed'),
});

/** A kit of a project as its cart holds it. */
const CartKit = z.object({
  id: Id.describe('Id of the kit'),
  headerDescription: z.string().describe("Its description; '' while it has none"),
  nameInCart: z.string().describe("What the cart calls it; '' for a kit that is not in the cart"),
  itemCount: z.number().int().describe('Number of materials'),
  inCart: z
    .enum(['no', 'current', 'outdated'])
    .describe('Whether the cart holds the kit: not, as it is now, or as it was before a change'),
  isDeleted: z.boolean().describe('True for a kit that was deleted while the cart holds it'),
  cartItemIds: z.array(Id).describe("The cart's lines that are the kit, without those of its materials"),
  differences: z.array(KitDifference).describe('What was changed since an outdated kit was put into the cart'),
});
export type CartKit = z.infer<typeof CartKit>;

export const getCartKits = operation({
  ...inArea,
  call: 'own-kit-20',
  name: 'getCartKits',
  summary: "The kits of a cart's project",
  description:
    "Returns the project of kits of one of the user's carts, without a project null, and which of its kits the cart holds as they are now. At most 500 differences over all kits.",
  failures: [404, 409],
  method: 'GET',
  path: '/api/smart-kit/cart-kits',
  query: z.object({ cartId: Id.describe('Id of the cart') }),
  response: z.object({
    project: z
      .object({
        id: Id.describe('Id of the project'),
        projectName: z.string().describe("'' while it is not named"),
        state: SmartKitState.describe('Project state'),
      })
      .nullable()
      .describe('Null for a cart without a project'),
    kits: z.array(CartKit).describe('In the order of the project, with deleted ones that the cart still holds'),
  }),
});

export const addKitsFromCart = operation({
  ...inArea,
  call: 'own-kit-21',
  name: 'addKitsFromCart',
  summary: 'Pack lines of a cart into kits',
  description:
    "Packs lines of one of the user's open carts into new kits of a project, or into a kit that it has, and takes them out of the cart. Each kit holds the quantities of the lines, rounded up to its packing rules. All or none: 422 `line-not-packable` for lines of kits and for remnants, `not-orderable`, `too-many-kits`, `too-many-items`.",
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/:id/add-from-cart',
  params: z.object({ id: Id.describe('Id of the project') }),
  body: z.object({
    cartId: Id.describe('Cart that holds the lines'),
    lines: z.array(Id).min(1).max(MOST_KIT_ITEMS).describe('Ids of the lines'),
    headerDescription: HeaderDescription.default('').describe('Description of new kits'),
    amountOfCopies: z.number().int().min(1).max(MOST_KITS).default(1).describe('How many equal kits are made'),
    kitId: Id.optional().describe(
      'A kit of the project that the lines are added to, on top of what it holds; absent: new kits. With it 422 unless one copy is asked for.',
    ),
  }),
  response: z.array(ChangedKitDraft),
});

export const saveKitDraft = operation({
  ...inArea,
  call: 'own-kit-22',
  name: 'saveKitDraft',
  summary: 'Change name and quantities of a kit at once',
  description:
    'Sets name and quantities of a kit and removes items, in one change. Without any item left the whole kit goes, and the response says so by `isDeleted`.',
  failures: [404, 409, 422],
  method: 'PUT',
  path: '/api/smart-kit/kit/:id',
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({
    modifiedAtUtc: Instant.describe('The stamp that the user saw: 409 when the kit was changed since'),
    headerDescription: HeaderDescription.optional().describe('New description; absent: unchanged'),
    quantities: z
      .array(
        z.object({
          id: Id.describe('Item of the kit'),
          quantity: QuantityIn.describe('In one kit; 422 for 0 and less. Rounded up to minimum and multiplum.'),
        }),
      )
      .max(MOST_KIT_ITEMS)
      .default([])
      .describe('Items whose quantity changes'),
    removedIds: z.array(Id).max(MOST_KIT_ITEMS).default([]).describe('Items that are removed'),
  }),
  response: ChangedKitDraft,
});

const add = { area: 'smart kit', access: 'buyer', method: 'POST', failures: [404, 409, 422] } as const;
const params = z.object({ id: Id.describe('Id') });

export const addKitsFromSmartKit = operation({
  ...add,
  call: 'own-kit-10',
  name: 'addKitsFromSmartKit',
  summary: 'Add the kits of another project',
  description:
    "Adds copies of all kits of another project of the user's, in its order; also of one that was ordered. 422 `no-kits` for a project without kits, `too-many-kits` beyond 250.",
  path: '/api/smart-kit/:id/add-from-smart-kit',
  params,
  body: z.object({ smartKitId: Id.describe('Id of the project that is copied') }),
  response: z.array(KitDraft),
});

export const addKitsFromOrder = operation({
  ...add,
  call: 'own-kit-11',
  name: 'addKitsFromOrder',
  summary: 'Add kits made from an order',
  description:
    "Adds the kits of an order on the user's own accounts as they were packed, each as often as it was ordered; materials outside of kits become one kit with the name of the order. Quantities follow today's packing rules. 422 `no-kits` when nothing of the order can be packed, `too-many-kits` beyond 250, `too-many-items` beyond 200 materials in a kit.",
  path: '/api/smart-kit/:id/add-from-order',
  params,
  body: z.object({ orderId: Id.describe('Id of the order') }),
  response: z.array(KitDraft),
});
