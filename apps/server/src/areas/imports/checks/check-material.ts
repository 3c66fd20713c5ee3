import {
  importMessage,
  type ListPrice,
  type MaterialAmendmentRecord,
  type MaterialRecord,
  type MaterialReference,
  type MaterialRenumberingRecord,
  type MediaReference,
  type NetPriceRecord,
  type PlantStock,
  type ToldInfoTag,
} from '@grossist/catalogue-formats';
import { INFO_TAG_COLORS, LONGEST_RIBBON_TEXT } from '@grossist/domain';
import {
  code,
  codeIfGiven,
  codes,
  currency,
  date,
  duty,
  each,
  eachIn,
  first,
  language,
  market,
  names,
  oneOf,
  type Problem,
  price,
  quantity,
  stockQuantity,
  text,
  texts,
  twice,
  whole,
} from './values.ts';

const COLORS: readonly string[] = [...INFO_TAG_COLORS, 'none'];

const isLong = (written: string): boolean => written.length > LONGEST_RIBBON_TEXT;

const checkInfoTag = (tag: ToldInfoTag | undefined): Problem => {
  if (tag === undefined) return undefined;
  const problem = oneOf('infoTag.color', tag.color, COLORS);
  if (problem !== undefined || tag.color === 'none') return problem;
  const written = Object.values(tag.ribbonTexts);
  return first(
    written.some((word) => word.trim() !== '') ? undefined : importMessage`${'infoTag.ribbonTexts'} is empty`,
    each(written, (word) =>
      isLong(word)
        ? importMessage`${'infoTag.ribbonTexts'} is longer than ${LONGEST_RIBBON_TEXT} characters`
        : undefined,
    ),
    texts('infoTag.ribbonTexts', tag.ribbonTexts),
    texts('infoTag.descriptions', tag.descriptions),
  );
};

const KINDS = ['picture', 'drawing', 'document', 'link'];
const MOST = 500;
/** Bytes of a URL or file name that an index can hold. */
const LONGEST_SOURCE = 2000;
/** Bytes of a UTF-16 unit in UTF-8 at most. */
const WIDEST = 3;

const checkOne = (media: MediaReference): Problem => {
  if (media.source.trim() === '') return importMessage`${'media source'} is empty`;
  if (media.source.length * WIDEST > LONGEST_SOURCE && Buffer.byteLength(media.source) > LONGEST_SOURCE)
    return importMessage`${'media source'} is longer than ${LONGEST_SOURCE} bytes`;
  return (
    oneOf('media kind', media.kind, KINDS) ??
    codeIfGiven('media type', media.documentType) ??
    (media.mimeType === undefined ? undefined : code('mimeType', media.mimeType)) ??
    texts('media titles', media.titles) ??
    (media.language === undefined ? undefined : language(media.language))
  );
};

const checkMedia = (media: readonly MediaReference[] | undefined): Problem =>
  (media?.length ?? 0) > MOST ? importMessage`${'media'} has more than ${MOST} entries` : each(media, checkOne);

const TREES = ['electrical', 'hws'];
const STATUSES = ['10', '30', '33', '40'];
const UNITS = ['PCE', 'MTR', 'ROL', 'PAK', 'BOX', 'SET', 'PAR', 'KGM', 'LTR', 'BDL'];

const isAscending = (scales: NonNullable<ListPrice['scales']>): boolean =>
  scales.every((scale, place) => place === 0 || Number(scales[place - 1]?.fromQuantity) < Number(scale.fromQuantity));

const checkListPrice = (given: ListPrice): Problem =>
  market(given.market) ??
  currency(given.currency) ??
  price('list price', given.amount) ??
  quantity('perQuantity', given.perQuantity) ??
  date('validFrom', given.validFrom) ??
  each(given.scales, (scale) => quantity('scale', scale.fromQuantity) ?? price('scale', scale.amount)) ??
  (isAscending(given.scales ?? []) ? undefined : importMessage`${'scales'} is not ascending`);

const checkStock = (given: PlantStock): Problem =>
  code('plant', given.plant) ??
  stockQuantity('atp', given.atp) ??
  stockQuantity('fastbox', given.fastbox) ??
  stockQuantity('clearance', given.clearance) ??
  each(given.incoming, (more) => date('incoming', more.date) ?? stockQuantity('incoming', more.quantity));

const checkConcept = (given: MaterialRecord['conceptSuggestion']): Problem =>
  given &&
  (code('conceptSuggestion', given.sapMaterialNumber) ??
    quantity('conceptSuggestion', given.quantity) ??
    quantity('conceptSuggestion', given.minQuantity));

const isGiven = (number: string | undefined): boolean => (number ?? '') !== '';

const checkReference =
  (field: string) =>
  (reference: MaterialReference): Problem => {
    if (typeof reference === 'string') return code(field, reference);
    const { elNumber, hwsNumber, ean, supplierNumber, supplierCode } = reference;
    const [number, another] = [elNumber, hwsNumber, ean, supplierNumber].filter((given) => given !== undefined);
    if (number === undefined || another !== undefined)
      return importMessage`${field} identifies a material by no number or by several`;
    return code(field, number) ?? codeIfGiven(field, supplierCode);
  };

const references = (field: string, given: readonly MaterialReference[] | undefined): Problem =>
  given !== undefined && given.length > 1000
    ? importMessage`${field} has more than ${1000} entries`
    : each(given, checkReference(field));

const replacement = (given: MaterialReference | undefined): Problem =>
  given === undefined || given === '' ? undefined : checkReference('replacedBy')(given);

const checkNumbers = (record: MaterialRecord): Problem =>
  (record.sapMaterialNumber === undefined ? undefined : code('sapMaterialNumber', record.sapMaterialNumber)) ??
  codeIfGiven('elNumber', record.elNumber) ??
  codeIfGiven('hwsNumber', record.hwsNumber) ??
  codeIfGiven('ean', record.ean) ??
  codeIfGiven('supplierNumber', record.supplierNumber) ??
  each(record.supplierNumbers, ({ supplierCode, number }) =>
    first(code('supplierNumbers', supplierCode), code('supplierNumbers', number)),
  ) ??
  replacement(record.replacedBy) ??
  codeIfGiven('materialGroup', record.materialGroup) ??
  codes('alternativeNumbers', record.alternativeNumbers) ??
  references('alternatives', record.alternatives) ??
  references('accessories', record.accessories);

/** Checks prices, stock and duties of a material or an amendment. */
const checkErp = (record: Pick<MaterialRecord, 'listPrices' | 'stock' | 'duties'>): Problem =>
  each(record.listPrices, checkListPrice) ??
  twice(
    'listPrices',
    record.listPrices?.map((given) => given.market),
  ) ??
  each(record.stock, checkStock) ??
  twice(
    'stock',
    record.stock?.map((given) => given.plant),
  ) ??
  eachIn(record.duties, (name, amount) => currency(name) ?? duty('duty', amount));

const checkKeywords = (keywords: MaterialRecord['keywords']): Problem =>
  eachIn(
    keywords,
    (name, words) =>
      language(name) ??
      (words.length > 1000
        ? importMessage`${'keywords'} has more than ${1000} entries`
        : each(words, (word) => text('keywords', word))),
  );

/** Requires a number that identifies the material: without one every run would make it again. */
const checkIsNamed = (record: MaterialRecord): Problem => {
  const { sapMaterialNumber, elNumber, hwsNumber, ean, supplierNumber, supplierCode } = record;
  if ([sapMaterialNumber, elNumber, hwsNumber, ean].some(isGiven)) return undefined;
  if (!isGiven(supplierNumber)) return importMessage`no number identifies the material`;
  return isGiven(supplierCode)
    ? undefined
    : importMessage`${'supplierNumber'} identifies a material only together with ${'supplierCode'}`;
};

/** Checks what no column could hold and no buyer could order. References are checked when the record is written. */
export const checkMaterial = (record: MaterialRecord): Problem =>
  checkIsNamed(record) ??
  checkNumbers(record) ??
  names(record.names) ??
  texts('descriptions', record.descriptions) ??
  (record.markets.length === 0 ? importMessage`${'markets'} is empty` : each(record.markets, market)) ??
  oneOf('tree', record.tree, TREES) ??
  oneOf('salesUnit', record.salesUnit, UNITS) ??
  oneOf('status', record.status, STATUSES) ??
  quantity('minQuantity', record.minQuantity) ??
  quantity('multiplum', record.multiplum) ??
  quantity('packageSize', record.packageSize) ??
  (record.popularity === undefined ? undefined : whole('popularity', record.popularity, 0, 1000)) ??
  checkConcept(record.conceptSuggestion) ??
  checkErp(record) ??
  checkKeywords(record.keywords) ??
  checkMedia(record.media) ??
  checkInfoTag(record.infoTag);

export const checkAmendment = (record: MaterialAmendmentRecord): Problem =>
  first(
    [record.sapMaterialNumber, record.elNumber, record.hwsNumber, record.ean, record.supplierNumber].some(isGiven)
      ? undefined
      : importMessage`no number identifies the material`,
    codeIfGiven('sapMaterialNumber', record.sapMaterialNumber),
    codeIfGiven('elNumber', record.elNumber),
    codeIfGiven('hwsNumber', record.hwsNumber),
    codeIfGiven('ean', record.ean),
    codeIfGiven('supplierNumber', record.supplierNumber),
    codeIfGiven('supplierCode', record.supplierCode),
    record.market === undefined ? undefined : market(record.market),
    texts('names', record.names),
    texts('descriptions', record.descriptions),
    oneOf('status', record.status, STATUSES),
    codeIfGiven('materialGroup', record.materialGroup),
    checkErp(record),
    checkMedia(record.media),
    checkInfoTag(record.infoTag),
    quantity('packageSize', record.packageSize),
    codes('addAlternativeNumbers', record.addAlternativeNumbers),
    references('addAlternatives', record.addAlternatives),
    references('addAccessories', record.addAccessories),
    replacement(record.replacedBy),
  );

export const checkRenumbering = (record: MaterialRenumberingRecord): Problem =>
  first(
    code('supplierCode', record.supplierCode),
    code('supplierNumber', record.supplierNumber),
    code('newSupplierNumber', record.newSupplierNumber),
    record.market === undefined ? undefined : market(record.market),
  );

export const checkNetPrice = (record: NetPriceRecord): Problem =>
  first(
    code('soldTo', record.soldTo),
    code('sapMaterialNumber', record.sapMaterialNumber),
    currency(record.currency),
    price('amount', record.amount),
    quantity('perQuantity', record.perQuantity),
  );
