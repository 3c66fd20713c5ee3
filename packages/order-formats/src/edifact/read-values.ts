import type { Quantity } from '@grossist/domain';
import { nameOf, numberOf } from '../clean-text.ts';
import { compactDate, quantityFrom } from '../numbers.ts';
import type { OrderAddress, OrderIdentifiers, OrderParty } from '../order.ts';
import type { Place } from '../reading.ts';
import { ANY_AGENCY, GLN_AGENCY, NUMBER_KINDS, OTHER_SIDE, TRADE_LISTS } from './data/codes.ts';
import { component, numeric, type Segment } from './syntax.ts';

export const placeOf = ({ number, tag }: Segment): Place => ({ segment: number, name: tag });

/** The day of a DTM segment, whatever the time of day; undefined for formats other than 102, 203, 204 and 101. */
export const readDay = (segment: Segment): string | undefined => {
  const value = component(segment, 1, 2) ?? '';
  switch (component(segment, 1, 3) ?? '102') {
    case '102':
      return compactDate(value);
    case '203':
    case '204':
      return compactDate(value.slice(0, 8));
    case '101':
      return compactDate(`20${value}`);
    default:
      return undefined;
  }
};

/**
 * The item number of an element (C212) of LIN or PIA.
 * @param otherwise what a number is whose kind is not known; undefined: then it is left out
 */
export const readNumber = (segment: Segment, element: number, otherwise?: keyof OrderIdentifiers): OrderIdentifiers => {
  const number = numberOf(component(segment, element), placeOf(segment));
  const code = component(segment, element, 2) ?? '';
  if (number === undefined) return {};
  const ofTrade = code === 'ZZZ' ? TRADE_LISTS.get(component(segment, element, 3) ?? '') : undefined;
  const kind = ofTrade ?? NUMBER_KINDS.get(code) ?? otherwise;
  return kind === undefined ? {} : { [kind]: number };
};

export const readQuantity = (segment: Segment): Quantity => quantityFrom(numeric(segment, 1, 2), placeOf(segment));

const joinedElement = (segment: Segment, element: number): string | undefined =>
  nameOf(segment.elements[element - 1]?.join(' '));

const STREET_LINES = 2;

/** Reads the party name, and the rest of C080 or of the unstructured C058. */
const readName = (segment: Segment): { name?: string; lines: readonly string[] } => {
  const structured = joinedElement(segment, 4);
  if (structured !== undefined) return { name: structured, lines: [] };
  const [name, ...lines] = (segment.elements[2] ?? []).map((line) => nameOf(line)).filter((line) => line !== undefined);
  return { name, lines };
};

export interface ReadParty extends OrderParty {
  /** A number that neither is a GLN nor was given by the other side, so that it means nothing to the reader. */
  ownNumber?: string;
}

/** A NAD segment: who it is, by whichever number, and where. */
export const readParty = (segment: Segment): ReadParty => {
  const number = numberOf(component(segment, 2), placeOf(segment));
  const agency = component(segment, 2, 3) ?? '';
  const isGln = agency === GLN_AGENCY;
  const isKnown = ANY_AGENCY.has(agency) || OTHER_SIDE.get(component(segment, 1) ?? '') === agency;
  const { name, lines } = readName(segment);
  const street = (segment.elements[4] ?? []).map((line) => nameOf(line)).filter((line) => line !== undefined);
  const [first, second] = street.length > 0 ? street : lines.slice(0, STREET_LINES);
  const address: OrderAddress = {
    name,
    street: first,
    street2: second,
    city: nameOf(component(segment, 6)),
    region: nameOf(component(segment, 7)),
    postalCode: numberOf(component(segment, 8), placeOf(segment)),
    country: numberOf(component(segment, 9), placeOf(segment))?.toUpperCase(),
    locationNumber: isGln ? number : undefined,
  };
  return {
    name,
    number: isKnown ? number : undefined,
    gln: isGln ? number : undefined,
    address,
    ...(number === undefined || isGln || isKnown ? {} : { ownNumber: number }),
  };
};
