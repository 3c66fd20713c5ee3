/** Fields whose values tell what a call was about, whichever call it is. Nothing secret is among them. */
const NAMES = new Set([
  'id',
  'Id',
  'key',
  'Key',
  'slug',
  'code',
  'Code',
  'CartId',
  'CartIds',
  'OrderId',
  'orderId',
  'SalesOrderId',
  'PaymentId',
  'paymentId',
  'draftId',
  'soldTo',
  'BlockId',
  'assortmentId',
  'customerId',
  'relationId',
  'RelationId',
  'etimAttributeId',
  'etimClassId',
  'CompanyNumber',
]);

const MOST = 20;
const LONGEST = 100;
const DEEPEST = 4;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' || value.length > LONGEST ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.slice(0, MOST).flatMap(textsOf) : [];
};

const within = (value: unknown, depth: number): readonly string[] => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.slice(0, MOST).flatMap((each) => within(each, depth + 1));
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    NAMES.has(name) ? textsOf(inner) : within(inner, depth + 1),
  );
};

/** Ids and numbers in what was sent or answered, at most twenty, each once. */
export const subjectsIn = (...values: readonly unknown[]): readonly string[] =>
  [...new Set(values.flatMap((value) => within(value, 0)))].slice(0, MOST);
