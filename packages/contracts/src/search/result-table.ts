import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, multilineText, Ok, pageNumber, SapMaterialNumber, typedText } from '../shared/values.ts';
import { Facet, SearchDocument, SelectedFacet, searchRequest } from './search-document.ts';

const FeatureCode = typedText(60).min(1);

export const TableColumn = z
  .object({
    Code: z.string().describe('ETIM feature code'),
    Name: z.string().describe('Name of the feature'),
    Unit: z.string().describe("Unit of the value; '' for none"),
    Coverage: z.number().int().describe('How many of the results have a value'),
  })
  .describe('A feature as a column of a table of results');
export type TableColumn = z.infer<typeof TableColumn>;

export const ResultRow = z
  .object({
    Document: SearchDocument.describe('The material'),
    Values: z.array(z.string()).describe("Its values, one for each column, in the reader's notation; '' for none"),
    Successor: z
      .object({
        Code: z.string().describe('Code of the variation, as in its address'),
        SapMaterialNumber: SapMaterialNumber.describe('SAP material number'),
        Name: z.string().describe('Name of the material'),
        TypeDesignation: z.string().describe('Type designation, as printed on the material'),
        Url: z.string().describe('Address of the page'),
      })
      .nullable()
      .describe('Material that replaces one that can not be ordered; null without one'),
  })
  .describe('A material of a table of results with its values');
export type ResultRow = z.infer<typeof ResultRow>;

export const ResultTable = z
  .object({
    TotalCount: z.number().int().describe('Number of results'),
    RowCount: z.number().int().describe('How many of the results the table has: at most 5000'),
    EtimClass: z
      .object({ Code: z.string().describe('Code of the ETIM class'), Name: z.string().describe('Name of the class') })
      .nullable()
      .describe('The class that most of the results are of; null without one'),
    Columns: z.array(TableColumn).describe('The columns, in their order'),
    MoreColumns: z.array(TableColumn).max(100).describe('Other features that the results have, the most useful first'),
    IsChosen: z.boolean().describe('Whether the caller chose the columns, now or before'),
    ColumnFacets: z.array(Facet).describe('Facets of the columns, by which the result can be narrowed'),
    FacetsAvailable: z.array(Facet).describe('Facets by which the result can be narrowed'),
    CanSort: z.boolean().describe('Whether the result is small enough to be sorted by a column'),
    CanSortByPrice: z
      .boolean()
      .describe('Whether the caller may sort by price and stock, and the result is small enough'),
    Rows: z.array(ResultRow).max(100).describe('A page of the rows; what can not be ordered comes last'),
    Suggestions: z.array(z.string()).describe('Suggestions'),
  })
  .describe('Results as a table of their features');
export type ResultTable = z.infer<typeof ResultTable>;

export const searchTable = operation({
  call: 'own-sea-04',
  name: 'searchTable',
  area: 'search',
  summary: 'Search results as a table of their features',
  description:
    'Searches the catalog as `commerceSearch` and answers a table: the columns are features that enough of the results have and that tell them apart, unless `Columns` names others or the person chose others before. A table ends after 5000 rows; sorting by a column needs at most 5000 results, by price or stock at most 2000.',
  method: 'POST',
  path: '/api/search/table',
  failures: [404, 422],
  access: 'anyone',
  changes: false,
  body: searchRequest(50)
    .omit({ resultType: true })
    .extend({
      cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
      Columns: z.array(FeatureCode).max(12).optional().describe('Feature codes of the columns, in their order'),
      SortBy: typedText(60)
        .optional()
        .describe("What the rows are sorted by: a feature code, 'type', 'supplier', or for buyers 'price' or 'stock'"),
      IsDescending: z.boolean().default(false).describe('Whether the greatest value comes first'),
      WithColumns: z
        .boolean()
        .default(true)
        .describe('False leaves out facets and columns that are not named: for further pages'),
    }),
  response: ResultTable,
});

export const setTableColumns = operation({
  call: 'own-sea-05',
  name: 'setTableColumns',
  area: 'search',
  summary: 'Remember the columns of tables of results',
  description:
    'Remembers for the person which columns tables of results of a class have; none: chosen by the shop again.',
  method: 'PUT',
  path: '/api/search/table/columns',
  failures: [404, 422],
  access: 'signed-in',
  body: z.object({
    ClassCode: typedText(40).describe("Code of the ETIM class; '' for results of several classes"),
    Columns: z.array(FeatureCode).max(12).describe('Feature codes of the columns, in their order'),
  }),
  response: Ok,
});

const MatrixAxis = z.object({
  Code: z.string().describe('ETIM feature code'),
  Name: z.string().describe('Name of the feature'),
  Unit: z.string().describe("Unit of the value; '' for none"),
  Values: z.array(z.string()).describe('Values, in their order'),
});

export const SizeMatrix = z
  .object({
    ProductCode: z.string().describe('Code of the product'),
    ProductName: z.string().describe('Name of the product'),
    Supplier: z.string().describe('Name of the supplier'),
    Down: MatrixAxis.describe('Feature of the rows'),
    Across: MatrixAxis.describe('Feature of the columns'),
    Cells: z
      .array(
        z.object({
          Row: z.number().int().describe('Place of the value in the rows, from 0'),
          Column: z.number().int().describe('Place of the value in the columns, from 0'),
          Document: SearchDocument.describe('The material'),
        }),
      )
      .max(200)
      .describe('The materials of the family that were found, at most one for each cell'),
  })
  .describe('Materials of a product that differ in exactly two features');
export type SizeMatrix = z.infer<typeof SizeMatrix>;

export const searchMatrices = operation({
  call: 'own-sea-06',
  name: 'searchMatrices',
  area: 'search',
  summary: 'Families of search results as matrices of sizes',
  description:
    'Searches products page by page, and answers those of the page whose found materials differ in exactly two features. A page may have none while later ones do.',
  method: 'POST',
  path: '/api/search/matrices',
  failures: [404],
  access: 'anyone',
  changes: false,
  body: z.object({
    Query: multilineText(200).default('').describe('Search text'),
    Page: pageNumber.describe('Number of the page of products, from 1'),
    PageSize: z.coerce.number().int().min(1).max(10).default(5).describe('Products that are looked at'),
    SelectedFacets: z.array(SelectedFacet).max(50).default([]).describe('Facet values that narrow the result'),
    CatalogNodeId: typedText(100).optional().describe('Id of the catalog node'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    ProductCount: z.number().int().describe('Products of the result, with and without a matrix'),
    Matrices: z.array(SizeMatrix).max(10).describe('The matrices of the page'),
  }),
});
