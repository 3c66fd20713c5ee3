import { CARTON, type ClassPlan, option, packs, SINGLE } from '../../class-plan.ts';
import { texts } from '../texts.ts';

const whites = [3000, 4000].map((colourTemperature) => option(`${colourTemperature}K`, 1, { colourTemperature }));

export const LIGHTING: readonly ClassPlan[] = [
  {
    code: 'EC001744',
    parent: 'E07',
    slug: 'downlights',
    term: texts('Downlight|Downlight|Einbaustrahler|Downlight|Inbouwspot|Downlight|Innfeld lampa'),
    plural: texts(
      'Downlights and spots|Downlights og spots|Downlights und Strahler|Downlights och spotlights|Downlights en spots|Downlights og spotter|Innfeldar lampur',
    ),
    tree: 'electrical',
    weight: 4,
    unit: 'PCE',
    area: 'luminaire',
    stems: ['SPOTX', 'DOWNX', 'PUNKX', 'STRLX'],
    common: { material: 'aluminium', dimmable: true, cri: 90 },
    axes: [
      [
        [6, 540],
        [9, 850],
        [13, 1250],
        [18, 1900],
      ].map(([power = 0, luminousFlux = 0]) => option(`${power}W`, 13_000 + power * 1_300, { power, luminousFlux })),
      whites,
      [
        option('IP44 HV', 1, { ip: 'ip44', colour: 'white' }, 'white'),
        option('IP65 SO', 1.15, { ip: 'ip65', colour: 'black' }, 'black'),
      ],
    ],
    packing: CARTON,
    accessory: 'EC000025',
  },
  {
    code: 'EC002892',
    parent: 'E07',
    slug: 'ceiling-and-wall-luminaires',
    term: texts('Ceiling and wall luminaire|Plafond|Decken- und Wandleuchte|Plafond|Plafonnière|Taklampe|Loftlampa'),
    plural: texts(
      'Ceiling and wall luminaires|Plafonder og væglamper|Decken- und Wandleuchten|Plafonder och väggarmaturer|Plafonnières en wandlampen|Tak- og vegglamper|Loft- og vegglampur',
    ),
    tree: 'electrical',
    weight: 4,
    unit: 'PCE',
    area: 'luminaire',
    stems: ['PLAFX', 'RUNDX', 'VAEGX', 'LOFTX'],
    common: { material: 'plastic', ip: 'ip44', cri: 80 },
    axes: [
      [
        [280, 12, 1200],
        [330, 18, 1900],
        [400, 25, 2600],
      ].map(([diameter = 0, power = 0, luminousFlux = 0]) =>
        option(`Ø${diameter} ${power}W`, 19_000 + power * 1_050, { diameter, power, luminousFlux }),
      ),
      whites,
      [option('HV', 1, { colour: 'white' }, 'white'), option('SO', 1.08, { colour: 'black' }, 'black')],
    ],
    packing: SINGLE,
  },
  {
    code: 'EC001716',
    parent: 'E07',
    slug: 'high-bays',
    term: texts(
      'High bay luminaire|High bay-armatur|Hallenleuchte|Highbay-armatur|High-bay armatuur|Highbay-armatur|Hallarlampa',
    ),
    plural: texts(
      'High bay luminaires|High bay-armaturer|Hallenleuchten|Highbay-armaturer|High-bay armaturen|Highbay-armaturer|Hallarlampur',
    ),
    tree: 'electrical',
    weight: 1,
    unit: 'PCE',
    area: 'luminaire',
    stems: ['HALX', 'HIGHX'],
    common: { material: 'aluminium', ip: 'ip65', colourTemperature: 4000, colour: 'black' },
    axes: [
      [
        [100, 15_000],
        [150, 22_500],
        [200, 30_000],
        [240, 36_000],
      ].map(([power = 0, luminousFlux = 0]) =>
        option(`${power}W IP65 4000K`, 78_000 + power * 520, { power, luminousFlux }),
      ),
      [option('60°', 1.04, { angle: 60 }), option('90°', 1, { angle: 90 }), option('120°', 1, { angle: 120 })],
    ],
    packing: SINGLE,
  },
  {
    code: 'EC000109',
    parent: 'E07',
    slug: 'batten-luminaires',
    term: texts(
      'Batten luminaire|Industriarmatur|Feuchtraumleuchte|Industriarmatur|Montagebalk|Industriarmatur|Vinnulampa',
    ),
    plural: texts(
      'Batten luminaires|Industriarmaturer|Feuchtraumleuchten|Industriarmaturer|Montagebalken|Industriarmaturer|Vinnulampur',
    ),
    tree: 'electrical',
    weight: 3,
    unit: 'PCE',
    area: 'luminaire',
    stems: ['INDX', 'LYSRX', 'FEUX'],
    common: { material: 'plastic', colour: 'grey' },
    axes: [
      [
        [660, 18, 2400],
        [1200, 32, 4400],
        [1500, 44, 6300],
      ].map(([length = 0, power = 0, luminousFlux = 0]) =>
        option(`${length} ${power}W`, 22_000 + power * 420, { length, power, luminousFlux }),
      ),
      [option('IP65', 1, { ip: 'ip65' }), option('IP66', 1.12, { ip: 'ip66' })],
      whites,
    ],
    packing: packs(1, 4),
  },
  {
    code: 'EC000062',
    parent: 'E07',
    slug: 'street-luminaires',
    term: texts('Street luminaire|Vejarmatur|Straßenleuchte|Gatuarmatur|Straatarmatuur|Veilysarmatur|Vegalampa'),
    plural: texts(
      'Street luminaires|Vejarmaturer|Straßenleuchten|Gatuarmaturer|Straatarmaturen|Veilysarmaturer|Vegalampur',
    ),
    tree: 'electrical',
    weight: 1,
    unit: 'PCE',
    area: 'luminaire',
    stems: ['VEJX', 'GATX'],
    common: { material: 'aluminium', ip: 'ip66', colour: 'anthracite' },
    axes: [
      [
        [20, 2600],
        [36, 4900],
        [54, 7400],
        [80, 11_000],
      ].map(([power = 0, luminousFlux = 0]) => option(`${power}W`, 165_000 + power * 1_900, { power, luminousFlux })),
      whites,
    ],
    packing: SINGLE,
  },
  {
    code: 'EC001957',
    parent: 'E07',
    slug: 'emergency-luminaires',
    term: texts(
      'Emergency luminaire|Nødarmatur|Notleuchte|Nödljusarmatur|Noodverlichtingsarmatuur|Nødlysarmatur|Neyðarlampa',
    ),
    plural: texts(
      'Emergency luminaires|Nødarmaturer|Notleuchten|Nödljusarmaturer|Noodverlichting|Nødlysarmaturer|Neyðarlampur',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'luminaire',
    stems: ['NODX', 'EXITX', 'NOTX'],
    common: { material: 'plastic', colour: 'white' },
    axes: [
      [
        [3, 150],
        [5, 300],
        [8, 550],
      ].map(([power = 0, luminousFlux = 0]) => option(`${power}W`, 48_000 + power * 3_200, { power, luminousFlux })),
      [option('IP44', 1, { ip: 'ip44' }), option('IP65', 1.2, { ip: 'ip65' })],
    ],
    packing: SINGLE,
  },
  {
    code: 'EC001959',
    parent: 'E08',
    slug: 'led-lamps',
    term: texts('LED lamp|LED-pære|LED-Lampe|LED-lampa|Ledlamp|LED-pære|LED-pera'),
    plural: texts('LED lamps|LED-pærer|LED-Lampen|LED-lampor|Ledlampen|LED-pærer|LED-perur'),
    tree: 'electrical',
    weight: 5,
    unit: 'PCE',
    area: 'lamp',
    stems: ['PAERX', 'LUMX'],
    common: { cri: 80 },
    axes: [
      [
        option('E27 8W', 3_900, { holder: 'e27', power: 8, luminousFlux: 806 }),
        option('E27 13W', 5_400, { holder: 'e27', power: 13, luminousFlux: 1521 }),
        option('E14 5W', 3_600, { holder: 'e14', power: 5, luminousFlux: 470 }),
        option('GU10 5W', 3_200, { holder: 'gu10', power: 5, luminousFlux: 380 }),
        option('GU5.3 6W', 3_700, { holder: 'gu53', power: 6, luminousFlux: 450 }),
        option('G9 4W', 4_400, { holder: 'g9', power: 4, luminousFlux: 400 }),
        option('G13 18W 1200', 6_200, { holder: 'g13', power: 18, luminousFlux: 2100 }),
      ],
      [2700, 4000].map((colourTemperature) => option(`${colourTemperature}K`, 1, { colourTemperature })),
      [option('', 1, { dimmable: false }), option('DIM', 1.4, { dimmable: true })],
    ],
    packing: packs(1, 10, 6),
  },
  {
    code: 'EC002710',
    parent: 'E08',
    slug: 'led-drivers',
    term: texts('LED driver|LED-driver|LED-Treiber|LED-drivdon|Leddriver|LED-driver|LED-drivari'),
    plural: texts('LED drivers|LED-drivere|LED-Treiber|LED-drivdon|Leddrivers|LED-drivere|LED-drivarar'),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'lamp',
    stems: ['DRIVX', 'LEDTX'],
    common: { voltage: 230 },
    axes: [
      [15, 30, 60, 100, 150].map((power) => option(`${power}W`, 14_000 + power * 260, { power })),
      [option('IP20', 1, { ip: 'ip20', dimmable: true }), option('IP67', 1.5, { ip: 'ip67', dimmable: false })],
    ],
    packing: SINGLE,
  },
];
