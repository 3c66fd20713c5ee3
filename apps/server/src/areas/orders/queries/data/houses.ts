import type { Market } from '@grossist/domain';
import type { OrderParty } from '@grossist/order-formats';

const house = (
  name: string,
  gln: string,
  address: { street: string; postalCode: string; city: string; country: Market },
  contact: { phone: string; email: string },
): OrderParty => ({ name, gln, address, contact });

/**
 * The wholesaler as order documents name it, by market: invented, with GLNs of valid check digits. A wholesaler puts its
 * own here before it sends documents to others (docs/operations.md).
 */
export const HOUSES: Readonly<Record<Market, OrderParty>> = {
  DK: house(
    'Grossist Danmark A/S',
    '5790000000012',
    { street: 'Lagervej 2', postalCode: '8000', city: 'Aarhus C', country: 'DK' },
    { phone: '+45 70 00 00 00', email: 'ordrer@grossist.example' },
  ),
  DE: house(
    'Grossist Deutschland GmbH',
    '4000000000013',
    { street: 'Lagerstraße 2', postalCode: '50667', city: 'Köln', country: 'DE' },
    { phone: '+49 221 0000 000', email: 'bestellung@grossist.example' },
  ),
  SE: house(
    'Grossist Sverige AB',
    '7300000000011',
    { street: 'Lagergatan 2', postalCode: '411 03', city: 'Göteborg', country: 'SE' },
    { phone: '+46 31 000 00 00', email: 'order@grossist.example' },
  ),
  NL: house(
    'Grossist Nederland B.V.',
    '8700000000018',
    { street: 'Magazijnweg 2', postalCode: '3011', city: 'Rotterdam', country: 'NL' },
    { phone: '+31 10 000 0000', email: 'bestellingen@grossist.example' },
  ),
  NO: house(
    'Grossist Norge AS',
    '7000000000010',
    { street: 'Lagerveien 2', postalCode: '5003', city: 'Bergen', country: 'NO' },
    { phone: '+47 55 00 00 00', email: 'ordre@grossist.example' },
  ),
};
