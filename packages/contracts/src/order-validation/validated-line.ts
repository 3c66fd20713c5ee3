import { LINE_DIFFERENCES, MARKETS, VALIDATED_LINE_STATUSES } from '@grossist/domain';
import { z } from 'zod';
import { AmountOut, CalendarDate, Id, QuantityOut, SapMaterialNumber } from '../shared/values.ts';

export const ValidatedLineStatus = z
  .enum(VALIDATED_LINE_STATUSES)
  .describe('What became of a line of a validated document');

export const OrderValidationState = z
  .enum(['open', 'placing', 'placed', 'discarded'])
  .describe(
    '`open`: being worked on; `placing`: being ordered, until the result is known; `placed`: an order of the shop; `discarded`: removed from the list, stored for the log',
  );
export type OrderValidationState = z.infer<typeof OrderValidationState>;

export const IncomingFormat = z
  .enum(['ubl', 'efonelfo', 'edifact', 'csv', 'xlsx'])
  .describe('Format of a document that orders come as');
export type IncomingFormat = z.infer<typeof IncomingFormat>;

export const NumberKind = z
  .enum(['sap', 'ean', 'el', 'hws', 'supplier', 'buyer', 'any'])
  .describe('Whose number names a material; `any`: the document does not tell. `name`: found by its words alone');
export type NumberKind = z.infer<typeof NumberKind>;

export const HowMany = z.number().int().min(0).describe('A count');

export const ValidatedLineCounts = z
  .object({
    match: HowMany.describe('Lines that match'),
    multipleMatches: HowMany.describe('Lines that may mean several materials'),
    difference: HowMany.describe('Lines that differ from the document'),
    outOfStock: HowMany.describe('Lines without stock'),
    notFound: HowMany.describe('Lines that were not found'),
    removed: HowMany.describe('Taken out by hand, whatever their status'),
  })
  .describe('The lines of a validation by what became of them; each line counts once');
export type ValidatedLineCounts = z.infer<typeof ValidatedLineCounts>;

export const LogScope = z.enum(['all', ...MARKETS]).describe('The log of a market, or of all');

export const MatchedBy = z
  .enum([...NumberKind.options, 'own', 'other', 'words', 'replacement', 'hand'])
  .describe(
    "By which of the line's numbers a material was found; `own`: as this customer has ordered it before, `other`: by a number that the document says is of another kind, which only suggests it",
  );
export type MatchedBy = z.infer<typeof MatchedBy>;

export const LineVariation = z
  .object({
    ItemSAPMaterialNumber: SapMaterialNumber.describe('SAP material number'),
    IsSelected: z.boolean().describe('Whether it is selected'),
    Code: z.string().describe('Code of the variation, as in its address'),
    Url: z.string().describe('Address of the page'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    Name: z.string().describe('Name'),
    TypeDesignation: z.string().describe('Type designation, as printed on the material'),
    ELNumber: z.string().describe('EL number of the material'),
    HWSNumber: z.string().describe('HWS number of the material'),
    EAN: z.string().describe('GTIN (EAN) of the material'),
    SupplierName: z.string().describe('Name of the supplier'),
    SupplierNumber: z.string().describe("The supplier's own number of the material"),
    SalesUnit: z.string().describe('Sales unit'),
    MinQuantity: QuantityOut.describe('Smallest quantity that is sold, in sales units'),
    Multiplum: QuantityOut.describe('Step of the quantity, in sales units'),
    PackageSize: QuantityOut.describe('Sales units in a package'),
    IsPhasedOut: z.boolean().describe('Whether the material is sold only while stock lasts'),
    IsSold: z.boolean().describe('Not blocked, not obsolete'),
    MatchedBy,
  })
  .describe('A material that a line may mean');
export type LineVariation = z.infer<typeof LineVariation>;

export const LinePrice = z
  .object({
    NetPrice: AmountOut.nullable().describe('Net price of the quantity; null for callers who may not see net prices'),
    NetPriceStr: z.string().describe('NetPrice as text in the user’s language'),
    NetUnitPriceStr: z.string().describe('NetUnitPrice as text in the user’s language'),
    CuttingFeeStr: z
      .string()
      .describe("The part of the net price that is for cutting cable to length; '' where there is none"),
    AtpQuantity: QuantityOut.describe('Available to promise, in sales units'),
    AtpQuantityStr: z.string().describe('AtpQuantity as text in the user’s language'),
    ExceededQuantity: QuantityOut.describe('What the stock does not cover'),
    DeliveryDate: CalendarDate.nullable().describe('Day of delivery; null when none is set or known'),
    DeliveryColor: z
      .enum(['Blue', 'Green', 'Yellow'])
      .describe('Availability: blue is in stock, green comes soon, yellow takes longer'),
  })
  .describe('Price and stock of a material for what a line wants');
export type LinePrice = z.infer<typeof LinePrice>;

export const LineDifference = z
  .object({
    Kind: z.enum(LINE_DIFFERENCES).describe('Kind'),
    Old: z.string().describe('Value of the document'),
    New: z.string().describe('Value of the order'),
  })
  .describe("What the order would have otherwise than the document; both formatted in the user's language");
export type LineDifference = z.infer<typeof LineDifference>;

export const DocumentLine = z
  .object({
    Numbers: z
      .array(z.object({ Kind: NumberKind, Number: z.string().describe('Number') }))
      .describe('The numbers by which the document names the material'),
    Name: z.string().describe('Name'),
    Quantity: QuantityOut.describe('Quantity in sales units'),
    QuantityStr: z.string().describe('Quantity as text in the user’s language'),
    Unit: z.string().describe("Unit of the value; '' for none"),
    UnitPriceStr: z.string().describe('UnitPrice as text in the user’s language'),
    AmountStr: z.string().describe('Amount as text in the user’s language'),
    DeliveryDate: CalendarDate.nullable().describe('Day of delivery; null when none is set or known'),
    Note: z.string().describe('Note'),
  })
  .describe('A line as the document has it');

export const ValidatedLine = z
  .object({
    OrderLineId: Id.describe('Id of the line'),
    At: z.number().int().describe('Where the file has it: a line, of EDIFACT a segment'),
    LineNumber: z.string().describe("The document's own"),
    Status: ValidatedLineStatus,
    IsRemoved: z.boolean().describe('Whether the line was removed'),
    IsOrderable: z.boolean().describe('It would be part of the order in its current state'),
    IsOrdered: z.boolean().describe('It is ordered, in a part that is placed, and is not changed any more'),
    Document: DocumentLine,
    Quantity: QuantityOut.describe('What is ordered of it, in the sales units of the chosen material'),
    QuantityStr: z.string().describe('Quantity as text in the user’s language'),
    ClearanceQuantity: QuantityOut.describe('How much of the quantity is sold as clearance goods, at their price'),
    ClearanceQuantityStr: z.string().describe('ClearanceQuantity as text in the user’s language'),
    Differences: z.array(LineDifference).describe('Differences between the document and the order'),
    Variations: z.array(LineVariation).describe('At most ten, the likeliest first'),
    Price: LinePrice.nullable().describe('Of the chosen one; null when there is none or the ERP did not answer'),
  })
  .describe('A line of a validated document');
export type ValidatedLine = z.infer<typeof ValidatedLine>;
