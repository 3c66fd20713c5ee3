import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { DownloadToken } from '../orders/order-files.ts';
import { CultureName, Id, QuantityOut, typedText } from '../shared/values.ts';
import { ListDescription, ListName, ofList, VariationList } from './list.ts';

const fileOfList = {
  area: 'variation lists',
  access: 'buyer',
  method: 'GET',
  failures: [404],
  params: ofList,
  query: z.object({
    downloadToken: DownloadToken.describe('Names the cookie by which a page learns that the download ended'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: FILE,
} as const;

export const createVariationListCsv = fileOperation({
  ...fileOfList,
  call: 'vl-17',
  name: 'createVariationListCsv',
  summary: 'A list as CSV',
  description:
    'UTF-8 with BOM, semicolons in every language, decimals as the language writes them, numbers of materials with all their digits, formulas guarded. Lines that the caller may see, in their order, never with prices.',
  path: '/api/variation-lists/:id/createcsv',
  file: { mediaTypes: ['text/csv'], description: 'The list, named after it', isAttachment: true },
});

export const createVariationListXlsx = fileOperation({
  ...fileOfList,
  call: 'own-vl-16',
  name: 'createVariationListXlsx',
  summary: 'A list as a workbook',
  description: 'The columns of the CSV file; numbers of materials are texts.',
  path: '/api/variation-lists/:id/createxlsx',
  file: {
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    description: 'The list, named after it',
    isAttachment: true,
  },
});

export const ListImportReason = z
  .enum(['unknown-article-number', 'ambiguous-article-number', 'invalid-quantity', 'no-article-number', 'list-full'])
  .describe(
    'Why a row of a file became no line; `unknown-article-number` also for a material that the caller may not see',
  );

export const importVariationList = operation({
  call: 'own-vl-10',
  name: 'importVariationList',
  area: 'variation lists',
  summary: 'Read a file into a list',
  description:
    'Reads the lines of a CSV or XLSX file into an own or shared list that the caller may edit, or into a new list of `Name`; the file is sent as base64, at most 2 MB. Rows that become no line are reported. Where no row becomes a line, no list is created (ListId null). A note beyond 500 characters is cut. 422 `unreadable-file`, `too-many-rows` for more rows than a list may have lines, and `choose-list` unless exactly one of ListId and Name is sent. Where it is not known which column holds the quantities, `QuantityColumns` names those that may, nothing is changed, and the call is to be repeated with the chosen `QuantityColumn`.',
  method: 'POST',
  path: '/api/variation-lists/import',
  failures: [403, 404, 422],
  access: 'buyer',
  mostBodyBytes: 3 * 1024 * 1024,
  body: z.object({
    ListId: Id.optional().describe('Id of the list'),
    Name: ListName.optional().describe('Name'),
    Description: ListDescription.optional().describe('Description'),
    FileName: typedText(200).describe('Name of the file'),
    Content: z.base64().max(2_800_000).describe('The file, base64'),
    QuantityColumn: z
      .number()
      .int()
      .min(0)
      .max(1000)
      .optional()
      .describe('The column of the quantities, from 1; 0 for a file without quantities'),
  }),
  response: z.object({
    ListId: Id.nullable().describe('Id of the list'),
    List: VariationList.nullable().describe('The list afterwards; null where nothing was imported'),
    AddedCount: z.number().int().describe('How many were added'),
    AlreadyThereCount: z
      .number()
      .int()
      .describe('Rows whose material the list had; their usual quantity and note stay as they were'),
    NotAdded: z
      .array(
        z.object({
          RowNumber: z.number().int().describe('Number of the row, from 1'),
          Text: z.string().describe('Text'),
          Reason: ListImportReason,
        }),
      )
      .max(1000)
      .describe('Rows that became no line, at most 1,000'),
    NotAddedCount: z.number().int().describe('Rows that became no line, whether they are among NotAdded or not'),
    AssumedQuantities: z
      .array(
        z.object({
          RowNumber: z.number().int().describe('Number of the row, from 1'),
          Text: z.string().describe('Text'),
          Quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .max(100)
      .describe(
        'Quantities that can be read in two ways ("1.234") and were read as the caller\'s language writes them',
      ),
    QuantityColumns: z
      .array(
        z.object({
          Column: z.number().int().describe('Number of the column, from 1'),
          Header: z.string().describe('Header of the column'),
          Samples: z.array(z.string()).describe('First values of the column'),
        }),
      )
      .max(10)
      .describe('Columns that may hold the quantities; empty when it is known'),
  }),
});
