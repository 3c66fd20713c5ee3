import type {
  AccountingStringRecord,
  PlaceRecord,
  PostalPlaceRecord,
  PostalStreetRecord,
} from '@grossist/catalogue-formats';
import { MARKETS, type Market } from '@grossist/domain';
import { JOBS_TO_ACCOUNT_ON } from './data/accounting.ts';
import { SERVICE_CENTERS } from './data/branches.ts';
import { COMPANIES } from './data/customers.ts';
import { GERMANY } from './data/places/de.ts';
import { DENMARK } from './data/places/dk.ts';
import { NETHERLANDS } from './data/places/nl.ts';
import { NORWAY } from './data/places/no.ts';
import { SWEDEN } from './data/places/se.ts';
import { STREETS } from './data/streets.ts';
import { below, PURPOSE } from './random.ts';

/** One place a line: code, place, latitude, longitude, parted by semicolons. */
const PLACES: Readonly<Record<Market, string>> = {
  DK: DENMARK,
  DE: GERMANY,
  SE: SWEDEN,
  NL: NETHERLANDS,
  NO: NORWAY,
};

const STREETS_OF_A_CODE = 8;
const DAY_MS = 86_400_000;

function* placesOf(market: Market): Generator<PostalPlaceRecord> {
  for (const line of PLACES[market].split('\n')) {
    const [postalCode = '', place = '', latitude, longitude] = line.split(';');
    yield {
      kind: 'postal-place',
      countryCode: market,
      postalCode,
      place,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  }
}

/** Without its number: "Kobbervej 18". */
const nameOf = (street: string): string => street.replace(/\s+\d.*$/, '');

/** Streets where somebody of the demo is, by postal code. */
const inhabited = (market: Market): Map<string, string[]> => {
  const streets = new Map<string, string[]>();
  const add = (postalCode: string, street: string): void => {
    streets.set(postalCode, [...(streets.get(postalCode) ?? []), nameOf(street)]);
  };
  for (const center of SERVICE_CENTERS) if (center.market === market) add(center.postalCode, center.street);
  for (const company of COMPANIES) {
    if (company.market === market) for (const [, street, postalCode] of company.addresses) add(postalCode, street);
  }
  return streets;
};

function* streetsOf(market: Market): Generator<PostalStreetRecord> {
  const invented = STREETS[market];
  for (const [postalCode, streets] of inhabited(market)) {
    const start = below(invented.length, Number.parseInt(postalCode, 10), PURPOSE.streets);
    const more = Array.from(
      { length: STREETS_OF_A_CODE },
      (_, at) => invented[(start + at * 3) % invented.length] ?? '',
    );
    for (const name of new Set([...streets, ...more])) {
      yield { kind: 'postal-street', countryCode: market, postalCode, name };
    }
  }
}

const dayOf = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function* accountingStrings(today: string): Generator<AccountingStringRecord> {
  for (const { companyCode, project, description, days, createdBy, tasks } of JOBS_TO_ACCOUNT_ON) {
    const [from, to] = days;
    const record: AccountingStringRecord = {
      kind: 'accounting-string',
      companyCode,
      project,
      projectDescription: description,
      validFrom: dayOf(today, from),
      validTo: dayOf(today, to),
      createdBy,
    };
    yield record;
    for (const [task, taskDescription] of tasks) yield { ...record, task, taskDescription };
  }
}

/**
 * Where the demo's people are, and what they account on: postal codes (Denmark whole, elsewhere the demo's towns), some
 * streets of the towns where somebody is, accounting strings of the companies.
 */
export function* demoPlaceRecords({ today }: { today: string }): Generator<PlaceRecord> {
  for (const market of MARKETS) {
    yield* placesOf(market);
    yield* streetsOf(market);
  }
  yield* accountingStrings(today);
}
