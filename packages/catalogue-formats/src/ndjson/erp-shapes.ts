import { messagePart } from '../import-message.ts';
import type {
  CampaignRecord,
  CenterStockRecord,
  ClosedDayRecord,
  ConceptSuggestionRecord,
  CutOffRecord,
  DeliveryRecord,
  FastboxSizeRecord,
  FastboxZoneRecord,
  FreightTermRecord,
  GiftRecord,
  LogisticsRecord,
  OpeningHoursRecord,
  PriceTermRecord,
  RemnantRecord,
  RouteRecord,
  SoftBundleRecord,
  SpecialOrderTimeRecord,
} from '../records/erp.ts';
import { between, flag, list, matching, object, oneOf, optional } from './check.ts';
import {
  amountAboveZero,
  code,
  date,
  instant,
  market,
  money,
  names,
  percent,
  quantity,
  shortText,
  texts,
  timeOfDay,
} from './scalars.ts';

export const centerStock = object<CenterStockRecord>({
  kind: oneOf(['center-stock']),
  center: code,
  sapMaterialNumber: code,
  quantity,
});

export const remnant = object<RemnantRecord>({
  kind: oneOf(['remnant']),
  code,
  sapMaterialNumber: code,
  plant: code,
  length: amountAboveZero,
  discountPercent: optional(percent),
});

export const campaign = object<CampaignRecord>({
  kind: oneOf(['campaign']),
  code,
  market,
  names,
  validFrom: date,
  validTo: date,
  prices: list(
    object<CampaignRecord['prices'][number]>({ sapMaterialNumber: code, amount: money, perQuantity: amountAboveZero }),
    20_000,
  ),
});

const postalPrefix = matching(/^[0-9A-Z]{1,10}$/, messagePart`the beginning of a postal code, without spaces`);

export const route = object<RouteRecord>({
  kind: oneOf(['route']),
  code,
  market,
  plant: code,
  name: shortText,
  postalPrefixes: optional(list(postalPrefix, 1000)),
  cutOff: timeOfDay,
  leadWorkingDays: between(0, 30, 'whole'),
  weekdays: optional(list(between(1, 7, 'whole'), 7)),
  freight: money,
  freeFrom: optional(money),
  extraFreight: optional(money),
  serviceTaxPercent: optional(percent),
});

export const specialOrderTime = object<SpecialOrderTimeRecord>({
  kind: oneOf(['special-order-time']),
  market,
  plant: optional(code),
  supplyStatus: oneOf(['11', '12']),
  workingDays: between(0, 999),
});

export const closedDay = object<ClosedDayRecord>({ kind: oneOf(['closed-day']), market, date, name: shortText });

export const cutOff = object<CutOffRecord>({
  kind: oneOf(['cut-off']),
  market,
  plant: optional(code),
  cutOff: timeOfDay,
});

export const fastboxSize = object<FastboxSizeRecord>({
  kind: oneOf(['fastbox-size']),
  market,
  plant: optional(code),
  packages: between(1, 9999, 'whole'),
});

export const openingHours = object<OpeningHoursRecord>({
  kind: oneOf(['opening-hours']),
  center: code,
  weekday: optional(between(1, 7, 'whole')),
  date: optional(date),
  openingTime: optional(timeOfDay),
  closingTime: optional(timeOfDay),
  isClosed: optional(flag),
});

export const freightTerm = object<FreightTermRecord>({
  kind: oneOf(['freight-term']),
  market,
  plant: optional(code),
  freight: money,
  freeFrom: optional(money),
});

const deliveryLine = object<DeliveryRecord['lines'][number]>({
  lineNumber: between(1, 999_999, 'whole'),
  quantity: amountAboveZero,
});

export const delivery = object<DeliveryRecord>({
  kind: oneOf(['delivery']),
  code,
  orderNumber: code,
  lines: list(deliveryLine, 5000),
  carrier: optional(shortText),
  trackingNumber: optional(code),
  trackingUrl: optional(matching(/^https?:\/\/\S{1,1990}$/i, messagePart`an http or https address`)),
  plannedDate: optional(date),
  pickedAt: optional(instant),
  dispatchedAt: optional(instant),
  deliveredAt: optional(instant),
});

export const priceTerm = object<PriceTermRecord>({
  kind: oneOf(['price-term']),
  market,
  sapMaterialNumber: optional(code),
  clearancePercent: optional(percent),
  cableCutFee: optional(money),
});

const postalCodes = matching(/^\d{1,9}(-\d{1,9})?$/, messagePart`postal codes such as “2605” or “2600-2799”`);

export const fastboxZone = object<FastboxZoneRecord>({
  kind: oneOf(['fastbox-zone']),
  code,
  market,
  center: code,
  postalCodes: list(postalCodes, 5000),
  closingTime: timeOfDay,
  leadMinutes: between(1, 10_000, 'whole'),
  isMaxiPossible: optional(flag),
});

export const gift = object<GiftRecord>({
  kind: oneOf(['gift']),
  code,
  market,
  sapMaterialNumber: code,
  texts: names,
  from: money,
  validFrom: date,
  validTo: date,
});

export const softBundle = object<SoftBundleRecord>({
  kind: oneOf(['soft-bundle']),
  code,
  market,
  names,
  descriptions: optional(texts),
  landingPageUrl: optional(shortText),
  isActive: optional(flag),
  discountPercent: percent,
  members: list(
    object<SoftBundleRecord['members'][number]>({ sapMaterialNumber: code, quantity: amountAboveZero }),
    200,
  ),
});

export const logistics = object<LogisticsRecord>({
  kind: oneOf(['logistics']),
  sapMaterialNumber: code,
  isBulky: optional(flag),
  isAutomatedStorage: optional(flag),
});

export const conceptSuggestion = object<ConceptSuggestionRecord>({
  kind: oneOf(['concept-suggestion']),
  sapMaterialNumber: code,
  type: oneOf(['ZCON', 'ZCON2']),
  suggested: code,
  quantity: amountAboveZero,
  minQuantity: amountAboveZero,
});
