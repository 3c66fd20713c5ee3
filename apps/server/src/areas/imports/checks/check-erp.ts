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
} from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import {
  code,
  codeIfGiven,
  codes,
  date,
  each,
  first,
  instant,
  market,
  names,
  oneOf,
  type Problem,
  percent,
  price,
  quantity,
  stockQuantity,
  text,
  texts,
  timeOfDay,
  timeSpan,
  twice,
  whole,
} from './values.ts';

const span = (validFrom: string, validTo: string): Problem =>
  date('validFrom', validFrom) ??
  date('validTo', validTo) ??
  (validFrom > validTo ? importMessage`${'validTo'} is before validFrom` : undefined);

export const checkCenterStock = (record: CenterStockRecord): Problem =>
  first(
    code('center', record.center),
    code('sapMaterialNumber', record.sapMaterialNumber),
    stockQuantity('quantity', record.quantity),
  );

export const checkRemnant = (record: RemnantRecord): Problem =>
  first(
    code('code', record.code),
    code('sapMaterialNumber', record.sapMaterialNumber),
    code('plant', record.plant),
    quantity('length', record.length),
    percent('discountPercent', record.discountPercent ?? '0'),
  );

export const checkCampaign = (record: CampaignRecord): Problem =>
  first(
    code('code', record.code),
    market(record.market),
    names(record.names),
    span(record.validFrom, record.validTo),
    each(
      record.prices,
      (given) =>
        code('sapMaterialNumber', given.sapMaterialNumber) ??
        price('amount', given.amount) ??
        quantity('perQuantity', given.perQuantity),
    ),
    twice(
      'prices',
      record.prices.map(({ sapMaterialNumber }) => sapMaterialNumber),
    ),
  );

export const checkRoute = (record: RouteRecord): Problem =>
  first(
    code('code', record.code),
    market(record.market),
    code('plant', record.plant),
    text('name', record.name),
    codes('postalPrefixes', record.postalPrefixes),
    record.postalPrefixes?.length === 0 ? importMessage`${'postalPrefixes'} is empty` : undefined,
    timeOfDay('cutOff', record.cutOff),
    whole('leadWorkingDays', record.leadWorkingDays, 0, 30),
    record.weekdays?.length === 0 ? importMessage`${'weekdays'} is empty` : undefined,
    each(record.weekdays, (day) => whole('weekdays', day, 1, 7)),
    price('freight', record.freight),
    price('freeFrom', record.freeFrom),
    price('extraFreight', record.extraFreight),
    percent('serviceTaxPercent', record.serviceTaxPercent ?? '0'),
  );

export const checkSpecialOrderTime = (record: SpecialOrderTimeRecord): Problem =>
  first(
    market(record.market),
    codeIfGiven('plant', record.plant),
    oneOf('supplyStatus', record.supplyStatus, ['11', '12']),
    whole('workingDays', record.workingDays, 0, 999),
  );

export const checkClosedDay = (record: ClosedDayRecord): Problem =>
  first(market(record.market), date('date', record.date), text('name', record.name));

export const checkCutOff = (record: CutOffRecord): Problem =>
  first(market(record.market), codeIfGiven('plant', record.plant), timeOfDay('cutOff', record.cutOff));

const hoursOrClosed = ({ openingTime, closingTime, isClosed = false }: OpeningHoursRecord): Problem =>
  isClosed === (closingTime === undefined) && !(isClosed && openingTime !== undefined)
    ? undefined
    : importMessage`opening hours name exactly one of closingTime and isClosed`;

export const checkOpeningHours = (record: OpeningHoursRecord): Problem =>
  first(
    code('center', record.center),
    (record.weekday === undefined) === (record.date === undefined)
      ? importMessage`opening hours name exactly one of weekday and date`
      : undefined,
    record.weekday === undefined ? undefined : whole('weekday', record.weekday, 1, 7),
    date('date', record.date),
    hoursOrClosed(record),
    record.closingTime === undefined ? undefined : timeSpan(record.openingTime, record.closingTime),
  );

export const checkFastboxSize = (record: FastboxSizeRecord): Problem =>
  first(market(record.market), codeIfGiven('plant', record.plant), whole('packages', record.packages, 1, 9999));

export const checkFreightTerm = (record: FreightTermRecord): Problem =>
  first(
    market(record.market),
    codeIfGiven('plant', record.plant),
    price('freight', record.freight),
    price('freeFrom', record.freeFrom),
  );

const inOrder = (earlier: string, from: string | undefined, later: string, to: string | undefined): Problem =>
  from !== undefined && to !== undefined && Date.parse(to) < Date.parse(from)
    ? importMessage`${later} is before ${earlier}`
    : undefined;

export const checkDelivery = (record: DeliveryRecord): Problem =>
  first(
    code('code', record.code),
    code('orderNumber', record.orderNumber),
    record.lines.length === 0 ? importMessage`${'lines'} is empty` : undefined,
    each(
      record.lines,
      (line) => whole('lineNumber', line.lineNumber, 1, 999_999) ?? quantity('quantity', line.quantity),
    ),
    twice(
      'lines',
      record.lines.map(({ lineNumber }) => String(lineNumber)),
    ),
    text('carrier', record.carrier ?? ''),
    codeIfGiven('trackingNumber', record.trackingNumber),
    record.trackingUrl === undefined || /^https?:\/\/\S{1,1990}$/i.test(record.trackingUrl)
      ? undefined
      : importMessage`${'trackingUrl'} is not an http or https address`,
    date('plannedDate', record.plannedDate),
    instant('pickedAt', record.pickedAt),
    instant('dispatchedAt', record.dispatchedAt),
    instant('deliveredAt', record.deliveredAt),
    inOrder('pickedAt', record.pickedAt, 'dispatchedAt', record.dispatchedAt),
    inOrder('pickedAt', record.pickedAt, 'deliveredAt', record.deliveredAt),
    inOrder('dispatchedAt', record.dispatchedAt, 'deliveredAt', record.deliveredAt),
  );

export const checkPriceTerm = (record: PriceTermRecord): Problem =>
  first(
    market(record.market),
    codeIfGiven('sapMaterialNumber', record.sapMaterialNumber),
    percent('clearancePercent', record.clearancePercent ?? '0'),
    price('cableCutFee', record.cableCutFee),
  );

/** Parses "2605" or "2600-2799"; undefined when it is neither. */
export const postalRange = (postalCodes: string): { first: number; last: number } | undefined => {
  const found = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(postalCodes);
  if (found === null) return undefined;
  const from = Number(found[1]);
  return { first: from, last: Number(found[2] ?? from) };
};

const checkPostalCodes = (postalCodes: readonly string[]): Problem => {
  if (postalCodes.length === 0) return importMessage`${'postalCodes'} is empty`;
  const ranges = postalCodes.map(postalRange);
  if (ranges.some((range) => range === undefined || range.first > range.last))
    return importMessage`${'postalCodes'} contains an invalid value`;
  return twice(
    'postalCodes',
    ranges.map((range) => String(range?.first)),
  );
};

export const checkFastboxZone = (record: FastboxZoneRecord): Problem =>
  first(
    code('code', record.code),
    market(record.market),
    code('center', record.center),
    checkPostalCodes(record.postalCodes),
    timeOfDay('closingTime', record.closingTime),
    whole('leadMinutes', record.leadMinutes, 1, 10_000),
  );

export const checkGift = (record: GiftRecord): Problem =>
  first(
    code('code', record.code),
    market(record.market),
    code('sapMaterialNumber', record.sapMaterialNumber),
    names(record.texts),
    // A gift requires an order value above zero.
    price('from', record.from) ?? (Number(record.from) > 0 ? undefined : importMessage`${'from'} is zero`),
    span(record.validFrom, record.validTo),
  );

export const checkSoftBundle = (record: SoftBundleRecord): Problem =>
  first(
    code('code', record.code),
    market(record.market),
    names(record.names),
    texts('descriptions', record.descriptions),
    text('landingPageUrl', record.landingPageUrl ?? ''),
    percent('discountPercent', record.discountPercent),
    record.members.length === 0 ? importMessage`${'members'} is empty` : undefined,
    each(
      record.members,
      (member) => code('sapMaterialNumber', member.sapMaterialNumber) ?? quantity('quantity', member.quantity),
    ),
  );

export const checkLogistics = (record: LogisticsRecord): Problem => code('sapMaterialNumber', record.sapMaterialNumber);

export const checkConceptSuggestion = (record: ConceptSuggestionRecord): Problem =>
  first(
    code('sapMaterialNumber', record.sapMaterialNumber),
    oneOf('type', record.type, ['ZCON', 'ZCON2']),
    code('suggested', record.suggested),
    quantity('quantity', record.quantity),
    quantity('minQuantity', record.minQuantity),
    record.suggested === record.sapMaterialNumber
      ? importMessage`a material is suggested in place of itself`
      : undefined,
  );
