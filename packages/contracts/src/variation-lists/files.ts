import { z } from 'zod';
import { operation } from '../operation.ts';
import { DownloadToken } from '../orders/order-files.ts';
import { CultureName, Id, QuantityOut, typedText } from '../shared/values.ts';
import { ListDescription, ListName, VariationList } from './list.ts';

/**
 * `GET /api/variation-lists/:id/createcsv` [vl-17] and `GET /api/variation-lists/:id/createxlsx`: answer with bytes as a
 * download, so they are no operations; this is the query that both take. CSV: UTF-8 with BOM, semicolons, GTINs as text,
 * formulas guarded. Lines that the caller may see, in their order, never with prices. 404 as getVariationList.
 */
export const ListFileQuery = z.object({ downloadToken: DownloadToken, cultureName: CultureName.optional() });

/** Why a row of a file became no line; `unknown-article-number` also for a material that the caller may not see. */
export const ListImportReason = z.enum([
  'unknown-article-number',
  'ambiguous-article-number',
  'invalid-quantity',
  'no-article-number',
  'list-full',
]);

/**
 * Reads the lines of a CSV or XLSX file into an own or shared list that the caller may edit, or into a new list of
 * `Name`; the file is sent as base64, at most 2 MB. Rows that become no line are reported. Where no row becomes a line,
 * no list is created (ListId null). 422 `invalid-file`, and `choose-list` unless exactly one of ListId and Name is sent.
 * Where it is not known which column holds the quantities, `QuantityColumns` names those that may, nothing is changed,
 * and the call is to be repeated with the chosen `QuantityColumn`.
 */
export const importVariationList = operation({
  call: 'own-vl-10',
  name: 'importVariationList',
  area: 'variation lists',
  summary: 'Read a file into a list',
  method: 'POST',
  path: '/api/variation-lists/import',
  access: 'buyer',
  mostBodyBytes: 3 * 1024 * 1024,
  body: z.object({
    ListId: Id.optional(),
    Name: ListName.optional(),
    Description: ListDescription.optional(),
    FileName: typedText(200),
    Content: z.base64().max(2_800_000),
    /** The column of the quantities, from 1; 0 for a file without quantities. */
    QuantityColumn: z.number().int().min(0).max(1000).optional(),
  }),
  response: z.object({
    ListId: Id.nullable(),
    /** The list afterwards; null where nothing was imported. */
    List: VariationList.nullable(),
    AddedCount: z.number().int(),
    /** Rows whose material the list had; their usual quantity and note stay as they were. */
    AlreadyThereCount: z.number().int(),
    /** Rows that became no line, at most 1,000. */
    NotAdded: z.array(z.object({ RowNumber: z.number().int(), Text: z.string(), Reason: ListImportReason })).max(1000),
    /** Rows that became no line, whether they are among NotAdded or not. */
    NotAddedCount: z.number().int(),
    /** Quantities that can be read in two ways ("1.234") and were read as the caller's language writes them. */
    AssumedQuantities: z
      .array(z.object({ RowNumber: z.number().int(), Text: z.string(), Quantity: QuantityOut }))
      .max(100),
    QuantityColumns: z
      .array(z.object({ Column: z.number().int(), Header: z.string(), Samples: z.array(z.string()) }))
      .max(10),
  }),
});
