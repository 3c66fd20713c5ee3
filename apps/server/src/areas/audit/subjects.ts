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
  'ProjectNumber',
  'ReturnOrderId',
  'ReturnNumber',
]);

/** Of carts the lines are passed over: they would crowd out what the call was about. */
const PASSED_OVER = new Set(['CartItems']);

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
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (PASSED_OVER.has(name)) return [];
    return NAMES.has(name) ? textsOf(inner) : within(inner, depth + 1);
  });
};

/** Ids and numbers in what was sent or answered, and a word or day that is all of it; at most twenty, each once. */
export const subjectsIn = (...values: readonly unknown[]): readonly string[] =>
  [...new Set(values.flatMap((value) => (typeof value === 'string' ? textsOf(value) : within(value, 0))))].slice(
    0,
    MOST,
  );
