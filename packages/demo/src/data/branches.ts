import type { PlantRecord, ServiceCenterRecord } from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';

const plant = (code: string, market: Market, city: string, name: string): PlantRecord => ({
  kind: 'plant',
  code,
  market,
  name,
  city,
});

/** Warehouses; the first of a market is its main plant. */
export const PLANTS: readonly PlantRecord[] = [
  plant('2001', 'DK', 'Ringsted', 'Centrallager Ringsted'),
  plant('2002', 'DK', 'Vejle', 'Lager Vejle'),
  plant('3001', 'DE', 'Dortmund', 'Zentrallager Dortmund'),
  plant('4001', 'SE', 'Örebro', 'Centrallager Örebro'),
  plant('5001', 'NL', 'Utrecht', 'Centraal magazijn Utrecht'),
  plant('6001', 'NO', 'Drammen', 'Sentrallager Drammen'),
];

type Branch = readonly [
  postalCode: string,
  city: string,
  street: string,
  latitude: number,
  longitude: number,
  closingTime: string,
];

/** When the branches of a market open. */
const OPENING_TIMES: Record<Market, string> = { DK: '06:30', DE: '07:00', SE: '06:30', NL: '07:00', NO: '07:00' };

const centers = (market: Market, plantCode: string, branches: readonly Branch[]): ServiceCenterRecord[] =>
  branches.map(([postalCode, city, street, latitude, longitude, closingTime], index) => ({
    kind: 'service-center',
    code: `${market}${String(index + 1).padStart(2, '0')}`,
    market,
    plant: plantCode,
    name: `Grossist ${city}`,
    street,
    postalCode,
    city,
    latitude,
    longitude,
    openingTime: OPENING_TIMES[market],
    closingTime,
  }));

/** Pick-up branches; towns, postal codes and coordinates are GeoNames' (NOTICE.md), the streets are invented. */
export const SERVICE_CENTERS: readonly ServiceCenterRecord[] = [
  ...centers('DK', '2001', [
    ['2600', 'Glostrup', 'Kabelvangen 12', 55.6813, 12.4039, '17:00'],
    ['2100', 'København Ø', 'Havnelageret 4', 55.7072, 12.572, '16:30'],
    ['4000', 'Roskilde', 'Montørvej 21', 55.6513, 12.0958, '16:30'],
    ['4600', 'Køge', 'Grossererparken 8', 55.4624, 12.1696, '16:00'],
    ['4100', 'Ringsted', 'Lagervej 1', 55.4442, 11.8065, '18:00'],
  ]),
  ...centers('DK', '2002', [
    ['5220', 'Odense SØ', 'Installatørvænget 3', 55.3727, 10.4601, '16:30'],
    ['8260', 'Viby J', 'Elværkstoften 17', 56.1284, 10.1421, '17:00'],
    ['9200', 'Aalborg SV', 'Rørlæggervej 5', 57.0116, 9.8702, '16:30'],
    ['7100', 'Vejle', 'Lagertoften 2', 55.7042, 9.5245, '17:00'],
    ['6700', 'Esbjerg', 'Havnetoften 40', 55.4732, 8.4592, '16:00'],
  ]).map((center, index) => ({ ...center, code: `DK${String(index + 6).padStart(2, '0')}` })),
  ...centers('DE', '3001', [
    ['50825', 'Köln', 'Kabelgasse 14', 50.9541, 6.9103, '17:00'],
    ['40210', 'Düsseldorf', 'Monteurweg 9', 51.2216, 6.7897, '17:00'],
    ['44135', 'Dortmund', 'Lagerring 1', 51.5125, 7.477, '18:00'],
    ['22765', 'Hamburg', 'Klemmenweg 33', 53.555, 9.9181, '16:30'],
    ['10115', 'Berlin', 'Schalterhof 7', 52.5323, 13.3846, '17:00'],
    ['60311', 'Frankfurt am Main', 'Leitungsweg 2', 50.1112, 8.6831, '16:30'],
    ['80331', 'München', 'Sicherungsplatz 5', 48.1345, 11.571, '17:00'],
    ['04109', 'Leipzig', 'Rohrgasse 18', 51.342, 12.375, '16:00'],
  ]),
  ...centers('SE', '4001', [
    ['417 05', 'Göteborg', 'Kabelgatan 11', 57.7072, 11.9668, '16:30'],
    ['212 11', 'Malmö', 'Montörsvägen 6', 55.6059, 13.0007, '16:30'],
    ['171 41', 'Solna', 'Säkringsvägen 3', 59.36, 18.0009, '17:00'],
    ['582 22', 'Linköping', 'Rörgatan 15', 58.4167, 15.6167, '16:00'],
    ['702 10', 'Örebro', 'Lagergatan 1', 59.2741, 15.2066, '17:00'],
    ['753 20', 'Uppsala', 'Plintgatan 22', 59.8585, 17.6454, '16:30'],
    ['903 26', 'Umeå', 'Norra Lagervägen 4', 63.8284, 20.2597, '16:00'],
  ]),
  ...centers('NL', '5001', [
    ['3044', 'Rotterdam', 'Kabelkade 19', 51.9291, 4.4203, '17:00'],
    ['1012', 'Amsterdam', 'Monteursstraat 8', 52.3735, 4.8951, '17:00'],
    ['3511', 'Utrecht', 'Magazijnweg 1', 52.0886, 5.1174, '18:00'],
    ['5611', 'Eindhoven', 'Schakelplein 5', 51.437, 5.4801, '16:30'],
    ['9711', 'Groningen', 'Buizenweg 27', 53.2167, 6.5697, '16:30'],
    ['6811', 'Arnhem', 'Groepenlaan 12', 51.9814, 5.9064, '16:30'],
  ]),
  ...centers('NO', '6001', [
    ['5053', 'Bergen', 'Kabelveien 7', 60.393, 5.3242, '16:00'],
    ['0580', 'Oslo', 'Montørgata 10', 59.9127, 10.7461, '17:00'],
    ['4006', 'Stavanger', 'Rørleggerveien 3', 58.9701, 5.7333, '16:00'],
    ['7037', 'Trondheim', 'Sikringsveien 14', 63.4305, 10.3951, '16:00'],
    ['3015', 'Drammen', 'Lagerveien 1', 59.7438, 10.2122, '17:00'],
    ['9008', 'Tromsø', 'Nordlagergata 2', 69.6512, 18.9568, '15:30'],
  ]),
];
