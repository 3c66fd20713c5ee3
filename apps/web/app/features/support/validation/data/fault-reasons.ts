import type { MessageKey } from '../../../../i18n/index.ts';

/** What faults of documents are called in every language, by their code. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  alternative: 'support.reason.alternative',
  ambiguous: 'support.reason.ambiguous',
  amount: 'support.reason.amount',
  'character-set': 'support.reason.characterSet',
  date: 'support.reason.date',
  doctype: 'support.reason.doctype',
  ean: 'support.reason.ean',
  empty: 'support.reason.empty',
  encoding: 'support.reason.encoding',
  'given-up': 'support.reason.givenUp',
  'identifier-too-long': 'support.reason.numberTooLong',
  'line-count': 'support.reason.lineCount',
  'line-too-long': 'support.reason.lineTooLong',
  'message-count': 'support.reason.messageCount',
  'message-reference': 'support.reason.messageReference',
  missing: 'support.reason.missing',
  'no-header': 'support.reason.noHeader',
  'no-identifier': 'support.reason.noNumber',
  'no-item': 'support.reason.noItem',
  'no-number': 'support.reason.noNumber',
  'no-orders': 'support.reason.noOrders',
  'not-an-order': 'support.reason.notAnOrder',
  'not-edifact': 'support.reason.notEdifact',
  number: 'support.reason.number',
  'number-too-long': 'support.reason.numberTooLong',
  'number-type': 'support.reason.numberType',
  'old-workbook': 'support.reason.oldWorkbook',
  'outside-message': 'support.reason.outsideMessage',
  price: 'support.reason.price',
  quantity: 'support.reason.quantity',
  'quantity-ambiguous': 'support.reason.ambiguous',
  'quantity-not-numeric': 'support.reason.quantity',
  'quantity-not-positive': 'support.reason.quantity',
  'quantity-too-large': 'support.reason.quantity',
  'record-type': 'support.reason.recordType',
  segment: 'support.reason.segment',
  'segment-count': 'support.reason.segmentCount',
  'segment-too-long': 'support.reason.segmentTooLong',
  table: 'support.reason.table',
  'too-costly': 'support.reason.tooCostly',
  'too-large': 'support.reason.tooLarge',
  'too-many-lines': 'support.reason.tooManyLines',
  'too-many-orders': 'support.reason.tooManyOrders',
  una: 'support.reason.una',
  unfinished: 'support.reason.unfinished',
  'unknown-format': 'support.reason.unknownFormat',
  version: 'support.reason.version',
  workbook: 'support.reason.workbook',
  xml: 'support.reason.xml',
  'xml-too-large': 'support.reason.xmlTooLarge',
};

/** Where nothing was written that could be named. */
const WITHOUT_VALUE: Readonly<Record<string, MessageKey>> = {
  'character-set': 'support.reason.letters',
  date: 'support.reason.noDate',
  'not-an-order': 'support.reason.noOrderAtAll',
  quantity: 'support.reason.noQuantity',
};

/** The text that says what a fault of a document is; undefined for a code that has none. */
export const reasonOf = (code: string, value: string | undefined): MessageKey | undefined =>
  (value === undefined ? WITHOUT_VALUE[code] : undefined) ?? REASONS[code];
