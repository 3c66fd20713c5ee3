import { z } from 'zod';
import {
  AmountOut,
  CurrencyCode,
  Id,
  Instant,
  QuantityIn,
  QuantityOut,
  SapMaterialNumber,
  typedText,
} from '../shared/values.ts';

/** Kits of the largest project. */
export const MOST_KITS = 250;
/** Materials of the largest kit or template. */
export const MOST_KIT_ITEMS = 200;

/** The description on the header of a kit, printed on its label, such as "Stairs 3, 2nd left". */
export const HeaderDescription = typedText(100);
/** The name of a project of kits. */
export const ProjectName = typedText(100);

/** What takes the place of a material that is not sold anymore. */
export const KitItemSuccessor = z.object({
  sapMaterialNumber: SapMaterialNumber.describe('SAP number of the successor'),
  code: z.string().describe("Code of the successor's page"),
  itemLocalMaterialName: z.string().describe("Name in the user's language"),
});

/** What a kit or a template holds of one material. Section 3, "Kit item". */
export const PackedItem = z.object({
  id: Id.describe('Id of the item in its kit or template'),
  sapMaterialNumber: SapMaterialNumber.describe('SAP number of the material'),
  quantity: QuantityOut.describe('In one kit, in sales units; at most three decimals'),
  isInvalid: z
    .boolean()
    .describe("True for a material that can't be ordered by this user: blocked, obsolete, or not sold in the market"),
  isChecked: z.boolean().describe('How the checkbox is set on load: the same as `isInvalid`'),
  successor: KitItemSuccessor.nullable().describe(
    'Offered in place of an invalid material; null without one that can be ordered, and for valid items',
  ),
  itemLocalMaterialName: z
    .string()
    .optional()
    .describe("Name of the material in the user's language. Like all fields below, absent unless items are enriched."),
  itemArticleDisplayType: z
    .enum(['electrical', 'hot-water-supplies', 'both'])
    .optional()
    .describe("Which of the trade's numbers the material has"),
  itemArticleDisplayNumber: z
    .string()
    .optional()
    .describe('The number that the user goes by, else another that the material has'),
  itemEANNumberBuoM: z.string().optional().describe("EAN of one sales unit; '' without one"),
  firstImageUrl: z.string().optional().describe('Address of the picture'),
  itemMinQuantity: QuantityOut.optional().describe('Least quantity that a kit may hold; 0 without a minimum'),
  itemMultiplum: QuantityOut.optional().describe('Quantities are multiples of it; 0 without one'),
  itemSalesUnit: z.string().optional().describe('Unit in which the material is sold'),
  itemPackageSize: QuantityOut.optional().describe('Sales units in one package; 0 when it is not packed'),
  isOnClearanceSale: z.boolean().optional().describe('True while the material is on clearance sale'),
  isClearanceAdditionalProduct: z
    .boolean()
    .optional()
    .describe(
      'True when the kit takes normal stock of a material that is on clearance sale: kits are packed at normal terms',
    ),
  itemB2BCableCutAllowed: z.boolean().optional().describe('True for cable that is cut to length'),
});

export type PackedItem = z.infer<typeof PackedItem>;

/** Fields that kits and templates share. */
export const packedFields = {
  id: Id.describe('Id of the kit or template'),
  headerDescription: z.string().describe("Its description; '' while it has none"),
  createdBy: z.string().describe('Name of who made it'),
  createdAtUtc: Instant.describe('When it was made'),
  modifiedBy: z.string().describe("Name of who changed it last; '' before the first change"),
  modifiedAtUtc: Instant.describe('When it was changed last: another value after every change'),
  items: z.array(PackedItem).describe('Materials in the order in which they were added; at most 200'),
  isAnyItemInvalid: z.boolean().describe('True when an item is invalid'),
  isSelected: z.boolean().describe('Selection in a list: false on load'),
  isDeleted: z.boolean().describe('True after a change that removed it as a whole; it can be restored for 30 days'),
};

/** A quantity that was rounded up to the packing rules of each kit. */
export const AdjustedQuantity = z.object({
  kitId: Id.describe('The kit or template'),
  sapMaterialNumber: SapMaterialNumber.describe('SAP number of the material'),
  requestedQuantity: QuantityOut.describe('What was asked for'),
  quantity: QuantityOut.describe('What the kit holds'),
});

/** A material as it is put into a kit or template. */
export const PackedItemIn = z.object({
  id: Id.optional().describe("Item to change; absent: the kit's item of the material, made where there is none"),
  sapMaterialNumber: SapMaterialNumber.describe(
    'SAP number of the material; of an item named by its id another one replaces it',
  ),
  quantity: QuantityIn.describe('In one kit; 422 for 0 and less. Rounded up to minimum and multiplum.'),
});

/** Price of a kit or of a project, without VAT. */
export const KitPrice = z.object({
  NetPrice: AmountOut.nullable().describe(
    'Net amount; null for users who may not see net prices, and while a material has no price',
  ),
  NetPriceStr: z.string().describe("The same as the user's language writes it; '' where it is null"),
  Duties: AmountOut.nullable().describe('Surcharges that are not in the net amount; null where NetPrice is'),
  Currency: CurrencyCode.describe('Currency of the account'),
});

/** Label of a kit's stock; UNKNOWN for a kit without items, and while the ERP is unavailable. Section 4. */
export const KitStockLabel = z.enum(['UNKNOWN', 'GREEN', 'YELLOW']);

/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    pageItems: z.array(item).describe('At most PageSize'),
    currentPage: z.number().int().describe('From 1; 0 when the list was cleared'),
    maxPages: z.number().int().describe('Number of pages; 0 for an empty list'),
  });

/** A page number or size in an address; below 0 clears the list. Section 5. */
export const clearablePage = (preset: number, most: number) =>
  z.coerce.number().int().min(-100_000).max(most).default(preset);
