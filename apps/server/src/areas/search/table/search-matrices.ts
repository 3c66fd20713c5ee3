import type { FeatureValue } from '@grossist/catalogue-formats';
import type {
  CheckedInput,
  searchMatrices as call,
  OperationOutput,
  SearchDocument,
  SizeMatrix,
} from '@grossist/contracts';
import { MOST_MATRIX_MEMBERS, magnitudeOf, matrixAxes, textIn } from '@grossist/domain';
import { askSearch, type CatalogueReader, type Reference, requireNode } from '../../catalogue/index.ts';
import type { Visitor } from '../../identity/index.ts';
import { valueOrder } from '../presenter/facets.ts';
import { readDocuments, type SearchDeps } from '../queries/search-documents.ts';
import { searchRequestOf } from '../search-request.ts';
import { readTableDetails, valueText } from './table-rows.ts';

type Features = Readonly<Record<string, FeatureValue>>;

/** Members below which a matrix shows no more than a list. */
const FEWEST_MEMBERS = 4;

interface Member {
  document: SearchDocument;
  features: Features;
}

const magnitudeIn = (code: string, value: FeatureValue, text: string, { features }: Reference) =>
  typeof value === 'string' && features.get(code)?.values.get(value) !== undefined
    ? magnitudeOf(text)
    : magnitudeOf(value);

/** An axis of a matrix with its values, in their order. */
const axisOf = (code: string, members: readonly Member[], reference: Reference, reader: CatalogueReader) => {
  const byText = new Map<string, FeatureValue>();
  for (const { features } of members) {
    const value = features[code];
    if (value !== undefined && value !== null) byText.set(valueText(code, value, reference, reader), value);
  }
  const order = valueOrder(reader.locale);
  const ordered = [...byText]
    .map(([text, value]) => ({ text, magnitude: magnitudeIn(code, value, text, reference) }))
    .sort((one, other) => order(one.magnitude, other.magnitude));
  const feature = reference.features.get(code);
  return {
    Code: code,
    Name: textIn(feature?.names ?? {}, reader.language)?.text ?? code,
    Unit: feature?.unit ?? '',
    Values: ordered.map(({ text }) => text),
  };
};

/** Returns the matrix of a family; undefined where its members do not differ in exactly two features. */
const matrixOf = (
  productCode: string,
  members: readonly Member[],
  reference: Reference,
  reader: CatalogueReader,
): SizeMatrix | undefined => {
  const [first] = members;
  if (first === undefined || members.length < FEWEST_MEMBERS) return undefined;
  const codes = [...new Set(members.flatMap(({ features }) => Object.keys(features)))].sort();
  const textOf = (code: string, { features }: Member): string => valueText(code, features[code], reference, reader);
  const family = members.map((member) => ({
    key: member.document.ItemSAPMaterialNumber,
    values: new Map(codes.map((code) => [code, textOf(code, member)] as const).filter(([, text]) => text !== '')),
  }));
  const axes = matrixAxes(family, codes);
  if (axes === undefined) return undefined;
  const down = axisOf(axes.down, members, reference, reader);
  const across = axisOf(axes.across, members, reference, reader);
  return {
    ProductCode: productCode,
    ProductName: first.document.ProductName || first.document.ItemLocalMaterialName,
    Supplier: first.document.Supplier,
    Down: down,
    Across: across,
    Cells: members.map((member) => ({
      Row: down.Values.indexOf(textOf(axes.down, member)),
      Column: across.Values.indexOf(textOf(axes.across, member)),
      Document: member.document,
    })),
  };
};

/**
 * Returns families of a page of products as matrices of sizes. At most three statements. [own-sea-06]
 * @throws Failure 404 for an unknown node, 503 while the search is unavailable
 */
export const searchMatrices = ({ db, catalogue, search }: SearchDeps) => {
  const referenceNow = catalogue.reference;
  const documentsOf = readDocuments({ db, catalogue });
  const detailsOf = readTableDetails(db);
  return async (
    body: CheckedInput<typeof call>['body'],
    visitor: Visitor,
    reader: CatalogueReader,
  ): Promise<OperationOutput<typeof call>> => {
    const reference = await referenceNow();
    const request = searchRequestOf(body, visitor, reader);
    if (request.nodeCode !== undefined) requireNode(reference, request.nodeCode);
    const result = await askSearch(search, (engine) =>
      engine.search({
        ...request,
        groupByProduct: true,
        variationsPerProduct: MOST_MATRIX_MEMBERS,
      }),
    );
    // A family that is larger than a matrix would be shown in part, as if it had no more.
    const whole = result.hits.filter(({ variationTotal = 0 }) => variationTotal <= MOST_MATRIX_MEMBERS);
    const keys = whole.flatMap(({ variations }) => variations ?? []);
    const [documents, details] = await Promise.all([documentsOf(keys, reader), detailsOf(keys)]);
    const known = new Map(documents.map((document) => [document.ItemSAPMaterialNumber, document]));
    const matrices = whole.flatMap(({ productKey, variations = [] }) => {
      const members = variations.flatMap((key): Member[] => {
        const document = known.get(key);
        return document === undefined ? [] : [{ document, features: details.get(key)?.features ?? {} }];
      });
      return matrixOf(productKey, members, reference, reader) ?? [];
    });
    return { ProductCount: result.total, Matrices: matrices };
  };
};
