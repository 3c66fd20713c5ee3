import { type ClassPlan, option, packs, SINGLE } from '../../class-plan.ts';
import { texts } from '../texts.ts';

const coils = [24, 110, 230].map((coilVoltage) =>
  option(`${coilVoltage}V`, coilVoltage === 230 ? 1 : 1.04, { coilVoltage }),
);

export const CONTROL: readonly ClassPlan[] = [
  {
    code: 'EC000066',
    parent: 'E06',
    slug: 'contactors',
    term: texts('Contactor|Kontaktor|Leistungsschütz|Kontaktor|Magneetschakelaar|Kontaktor|Kontaktor'),
    plural: texts('Contactors|Kontaktorer|Leistungsschütze|Kontaktorer|Magneetschakelaars|Kontaktorer|Kontaktorar'),
    tree: 'electrical',
    weight: 3,
    unit: 'PCE',
    area: 'control',
    stems: ['KONX', 'LSZX', 'MGSX'],
    common: { poles: 3 },
    axes: [
      [
        [9, 4],
        [12, 5.5],
        [18, 7.5],
        [25, 11],
        [32, 15],
        [40, 18.5],
        [65, 30],
      ].map(([current = 0, motorPower = 0]) => option(`${current}A`, 14_000 + current * 640, { current, motorPower })),
      coils,
      [option('SK', 1, { model: 'screwTerminal' }), option('FJ', 1.06, { model: 'springTerminal' })],
    ],
    packing: SINGLE,
    accessory: 'EC000106',
  },
  {
    code: 'EC000074',
    parent: 'E06',
    slug: 'motor-protection-switches',
    term: texts(
      'Motor protection circuit breaker|Motorværn|Motorschutzschalter|Motorskyddsbrytare|Motorbeveiligingsschakelaar|Motorvern|Motorverja',
    ),
    plural: texts(
      'Motor protection circuit breakers|Motorværn|Motorschutzschalter|Motorskyddsbrytare|Motorbeveiligingsschakelaars|Motorvern|Motorverjur',
    ),
    tree: 'electrical',
    weight: 3,
    unit: 'PCE',
    area: 'control',
    stems: ['MOTVX', 'MVSX', 'MSBX'],
    common: { poles: 3 },
    axes: [
      (
        [
          [0.63, 1],
          [1, 1.6],
          [1.6, 2.5],
          [2.5, 4],
          [4, 6.3],
          [6.3, 10],
          [10, 16],
          [16, 20],
          [20, 25],
        ] as const
      ).map(([from, to]) =>
        option(`${String(from).replace('.', ',')}-${String(to).replace('.', ',')}A`, Math.round(29_000 + to * 600), {
          setting: [from, to],
          current: to,
        }),
      ),
    ],
    packing: SINGLE,
    accessory: 'EC000066',
  },
  {
    code: 'EC000106',
    parent: 'E06',
    slug: 'overload-relays',
    term: texts('Overload relay|Termorelæ|Überlastrelais|Överlastrelä|Thermisch relais|Overlastrelé|Ovurlastrelæ'),
    plural: texts(
      'Overload relays|Termorelæer|Überlastrelais|Överlastreläer|Thermische relais|Overlastreléer|Ovurlastrelæ',
    ),
    tree: 'electrical',
    weight: 1,
    unit: 'PCE',
    area: 'control',
    stems: ['TERX', 'OLRX'],
    common: { release: 'class10' },
    axes: [
      (
        [
          [1, 1.6],
          [2.5, 4],
          [4, 6],
          [7, 10],
          [9, 13],
          [16, 24],
        ] as const
      ).map(([from, to]) =>
        option(`${String(from).replace('.', ',')}-${String(to).replace('.', ',')}A`, Math.round(21_000 + to * 400), {
          setting: [from, to],
        }),
      ),
    ],
    packing: SINGLE,
  },
  {
    code: 'EC000196',
    parent: 'E06',
    slug: 'auxiliary-relays',
    term: texts('Auxiliary relay|Hjælperelæ|Hilfsschütz|Hjälprelä|Hulprelais|Hjelperelé|Hjálparrelæ'),
    plural: texts('Auxiliary relays|Hjælperelæer|Hilfsschütze|Hjälpreläer|Hulprelais|Hjelpereléer|Hjálparrelæ'),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'control',
    stems: ['HJRX', 'RELX'],
    common: {},
    axes: [
      [
        [2, 2],
        [3, 1],
        [4, 0],
      ].map(([open = 0, closed = 0]) =>
        option(`${open}NO${closed}NC`, 13_500 + open * 300, { contactsOpen: open, contactsClosed: closed }),
      ),
      coils,
    ],
    packing: SINGLE,
  },
  {
    code: 'EC001439',
    parent: 'E06',
    slug: 'timer-relays',
    term: texts('Timer relay|Tidsrelæ|Zeitrelais|Tidrelä|Tijdrelais|Tidsrelé|Tíðarrelæ'),
    plural: texts('Timer relays|Tidsrelæer|Zeitrelais|Tidreläer|Tijdrelais|Tidsreléer|Tíðarrelæ'),
    tree: 'electrical',
    weight: 1,
    unit: 'PCE',
    area: 'control',
    stems: ['TIMX', 'ZTRX'],
    common: { model: 'analogueMulti' },
    axes: [[1, 2].map((units) => option(`${units}CO`, 36_000 + units * 6_000, { units })), coils.slice(0, 3)],
    packing: SINGLE,
  },
  {
    code: 'EC001028',
    parent: 'E06',
    slug: 'push-buttons',
    term: texts('Push button|Trykknap|Drucktaster|Tryckknapp|Drukknop|Trykknapp|Trýstiknappur'),
    plural: texts('Push buttons|Trykknapper|Drucktaster|Tryckknappar|Drukknoppen|Trykknapper|Trýstiknappar'),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'control',
    stems: ['TRYX', 'KNAPX', 'DTX'],
    common: { ip: 'ip65', diameter: 22 },
    axes: [
      [
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([open = 0, closed = 0]) =>
        option(`${open}NO${closed}NC`, 8_900 + (open + closed) * 1_700, { contactsOpen: open, contactsClosed: closed }),
      ),
      [
        option('GN', 1, { colour: 'green' }, 'green'),
        option('RD', 1, { colour: 'red' }, 'red'),
        option('SO', 1, { colour: 'black' }, 'black'),
        option('GL', 1, { colour: 'yellow' }, 'yellow'),
      ],
    ],
    packing: packs(1, 5),
  },
  {
    code: 'EC001857',
    parent: 'E06',
    slug: 'frequency-converters',
    term: texts(
      'Frequency converter|Frekvensomformer|Frequenzumrichter|Frekvensomriktare|Frequentieomvormer|Frekvensomformer|Tíðleikabroytari',
    ),
    plural: texts(
      'Frequency converters|Frekvensomformere|Frequenzumrichter|Frekvensomriktare|Frequentieomvormers|Frekvensomformere|Tíðleikabroytarar',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'control',
    stems: ['FREQX', 'DRVX', 'OMFX'],
    common: { phases: 3 },
    axes: [
      [0.37, 0.75, 1.5, 2.2, 4, 5.5, 7.5, 11, 15, 22].map((kilowatts) =>
        option(`${String(kilowatts).replace('.', ',')}KW`, Math.round(190_000 + kilowatts * 62_000), {
          motorPower: kilowatts,
        }),
      ),
      [option('IP20', 1, { ip: 'ip20' }), option('IP55', 1.4, { ip: 'ip55' })],
    ],
    packing: SINGLE,
  },
];
