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

/** The description on the header of a kit: what its label says, such as "Stairs 3, 2nd left". */
export const HeaderDescription = typedText(100);
/** The name of a project of kits. */
export const ProjectName = typedText(100);

/** What takes the place of a material that is not sold anymore. */
export const KitItemSuccessor = z.object({
  /** SAP number of the successor. */
  sapMaterialNumber: SapMaterialNumber,
  /** Code of the successor's page. */
  code: z.string(),
  /** Name in the user's language. */
  itemLocalMaterialName: z.string(),
});

/** What a kit or a template holds of one material. Section 3, "Kit item". */
export const PackedItem = z.object({
  /** Id of the item in its kit or template. */
  id: Id,
  /** SAP number of the material. */
  sapMaterialNumber: SapMaterialNumber,
  /** In one kit, in sales units; at most three decimals. */
  quantity: QuantityOut,
  /** True for a material that can't be ordered by this user: blocked, obsolete, or not sold in the market. */
  isInvalid: z.boolean(),
  /** How the checkbox is set on load: the same as `isInvalid`. */
  isChecked: z.boolean(),
  /** Offered in place of an invalid material; null without one that can be ordered, and for valid items. */
  successor: KitItemSuccessor.nullable(),
  /** Name of the material in the user's language. Like all fields below, absent unless items are enriched. */
  itemLocalMaterialName: z.string().optional(),
  /** Which of the trade's numbers the material has. */
  itemArticleDisplayType: z.enum(['electrical', 'hot-water-supplies', 'both']).optional(),
  /** The number that the user goes by, else another that the material has. */
  itemArticleDisplayNumber: z.string().optional(),
  /** EAN of one sales unit; '' without one. */
  itemEANNumberBuoM: z.string().optional(),
  /** Address of the picture. */
  firstImageUrl: z.string().optional(),
  /** Least quantity that a kit may hold; 0 without a minimum. */
  itemMinQuantity: QuantityOut.optional(),
  /** Quantities are multiples of it; 0 without one. */
  itemMultiplum: QuantityOut.optional(),
  /** Unit in which the material is sold. */
  itemSalesUnit: z.string().optional(),
  /** Sales units in one package; 0 when it is not packed. */
  itemPackageSize: QuantityOut.optional(),
  /** True while the material is on clearance sale. */
  isOnClearanceSale: z.boolean().optional(),
  /** True when the kit takes normal stock of a material that is on clearance sale: kits are packed at normal terms. */
  isClearanceAdditionalProduct: z.boolean().optional(),
  /** True for cable that is cut to length. */
  itemB2BCableCutAllowed: z.boolean().optional(),
});

export type PackedItem = z.infer<typeof PackedItem>;

/** Fields that kits and templates share. */
export const packedFields = {
  /** Id of the kit or template. */
  id: Id,
  /** Its description; '' while it has none. */
  headerDescription: z.string(),
  /** Name of who made it. */
  createdBy: z.string(),
  /** When it was made. */
  createdAtUtc: Instant,
  /** Name of who changed it last; '' while nobody has. */
  modifiedBy: z.string(),
  /** When it was changed last: another value after every change. */
  modifiedAtUtc: Instant,
  /** Materials in the order in which they were added; at most 200. */
  items: z.array(PackedItem),
  /** True when an item is invalid. */
  isAnyItemInvalid: z.boolean(),
  /** Selection in a list: false on load. */
  isSelected: z.boolean(),
  /** True after a change that removed it as a whole; it can be restored for 30 days. */
  isDeleted: z.boolean(),
};

/** A quantity that was rounded up to the packing rules of each kit. */
export const AdjustedQuantity = z.object({
  /** The kit or template. */
  kitId: Id,
  /** SAP number of the material. */
  sapMaterialNumber: SapMaterialNumber,
  /** What was asked for. */
  requestedQuantity: QuantityOut,
  /** What the kit holds. */
  quantity: QuantityOut,
});

/** A material as it is put into a kit or template. */
export const PackedItemIn = z.object({
  /** Item to change; absent: the kit's item of the material, made where there is none. */
  id: Id.optional(),
  /** SAP number of the material; of an item named by its id another one replaces it. */
  sapMaterialNumber: SapMaterialNumber,
  /** In one kit; 422 for 0 and less. Rounded up to minimum and multiplum. */
  quantity: QuantityIn,
});

/** Price of a kit or of a project, without VAT. */
export const KitPrice = z.object({
  /** Net amount; null for users who may not see net prices, and while a material has no price. */
  NetPrice: AmountOut.nullable(),
  /** The same as the user's language writes it; '' where it is null. */
  NetPriceStr: z.string(),
  /** Surcharges that are not in the net amount; null where NetPrice is. */
  Duties: AmountOut.nullable(),
  /** Currency of the account. */
  Currency: CurrencyCode,
});

/** Label of a kit's stock; UNKNOWN for a kit without items, and while the ERP is unavailable. Section 4. */
export const KitStockLabel = z.enum(['UNKNOWN', 'GREEN', 'YELLOW']);

/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    /** At most PageSize. */
    pageItems: z.array(item),
    /** From 1; 0 when the list was cleared. */
    currentPage: z.number().int(),
    /** Number of pages; 0 for an empty list. */
    maxPages: z.number().int(),
  });

/** A page number or size in an address; below 0 clears the list. Section 5. */
export const clearablePage = (preset: number, most: number) => z.coerce.number().int().max(most).default(preset);
