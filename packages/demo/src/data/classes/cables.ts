import { type ClassPlan, cut, option, type Packing, packs, SINGLE } from '../../class-plan.ts';
import { texts } from '../texts.ts';

const DRUM: readonly Packing[] = packs(500);

const sized = (
  letter: string,
  sizes: readonly (readonly [cores: number, area: number])[],
  perSquare: number,
  base: number,
) =>
  sizes.map(([cores, area]) =>
    option(`${cores}${letter}${String(area).replace('.', ',')}`, Math.round(cores * area * perSquare + base), {
      cores,
      area,
    }),
  );

const wireColours = [
  option('BN', 1, { insulationColour: 'brown' }, 'brown'),
  option('SO', 1, { insulationColour: 'black' }, 'black'),
  option('GR', 1, { insulationColour: 'grey' }, 'grey'),
  option('BL', 1, { insulationColour: 'blue' }, 'blue'),
  option('GG', 1, { insulationColour: 'greenYellow' }, 'greenYellow'),
  option('RD', 1, { insulationColour: 'red' }, 'red'),
];

export const CABLES: readonly ClassPlan[] = [
  {
    code: 'EC003248',
    parent: 'E011',
    slug: 'installation-cable',
    term: texts(
      'Installation cable|Installationskabel|Mantelleitung|Installationskabel|Installatiekabel|Installasjonskabel|Innleggingarkaðal',
    ),
    plural: texts(
      'Installation cables|Installationskabler|Mantelleitungen|Installationskablar|Installatiekabels|Installasjonskabler|Innleggingarkaðalar',
    ),
    tree: 'electrical',
    weight: 12,
    unit: 'MTR',
    area: 'cable',
    stems: ['NOIKLX', 'NOPIK', 'EKLK', 'NYVM'],
    common: {
      conductor: 'copper',
      insulation: 'xlpe',
      sheath: 'polyolefin',
      halogenFree: true,
      voltage: 500,
      sheathColour: 'white',
    },
    axes: [
      sized(
        'G',
        [
          [3, 1.5],
          [3, 2.5],
          [4, 1.5],
          [4, 2.5],
          [5, 1.5],
          [5, 2.5],
          [5, 4],
          [5, 6],
          [5, 10],
          [3, 4],
          [7, 1.5],
          [5, 16],
        ],
        92,
        190,
      ),
      [option('', 1, { conductorClass: 'class1' })],
    ],
    packing: [...cut(100, 50, 100), ...DRUM],
    accessory: 'EC000127',
    copper: true,
  },
  {
    code: 'EC003250',
    parent: 'E011',
    slug: 'flexible-cable',
    term: texts(
      'Flexible cable|Fleksibel ledning|Flexible Leitung|Anslutningskabel|Flexibele kabel|Fleksibel ledning|Boygiligur kaðal',
    ),
    plural: texts(
      'Flexible cables|Fleksible ledninger|Flexible Leitungen|Anslutningskablar|Flexibele kabels|Fleksible ledninger|Boygiligir kaðalar',
    ),
    tree: 'electrical',
    weight: 6,
    unit: 'MTR',
    area: 'cable',
    stems: ['H07RNF', 'H05VVF', 'RKFX', 'H07BQF'],
    common: { conductor: 'copper', conductorClass: 'class5', sheath: 'rubber', voltage: 450 },
    axes: [
      sized(
        'G',
        [
          [3, 1],
          [3, 1.5],
          [3, 2.5],
          [4, 2.5],
          [5, 1.5],
          [5, 2.5],
          [5, 4],
          [5, 6],
        ],
        128,
        240,
      ),
      [option('SO', 1, { sheathColour: 'black' }, 'black'), option('OR', 1.06, { sheathColour: 'orange' }, 'orange')],
    ],
    packing: cut(50, 100),
    accessory: 'EC000441',
    copper: true,
  },
  {
    code: 'EC000993',
    parent: 'E011',
    slug: 'single-core-wire',
    term: texts(
      'Single core wire|Installationsledning|Aderleitung|Kopplingstråd|Installatiedraad|Forlegningsledning|Einleiðari',
    ),
    plural: texts(
      'Single core wires|Installationsledninger|Aderleitungen|Kopplingstrådar|Installatiedraden|Forlegningsledninger|Einleiðarar',
    ),
    tree: 'electrical',
    weight: 6,
    unit: 'MTR',
    area: 'cable',
    stems: ['PVLT', 'H07VK', 'RQLX', 'H07ZK'],
    common: { conductor: 'copper', halogenFree: false, voltage: 450 },
    axes: [
      [1.5, 2.5, 4, 6, 10, 16].map((area) =>
        option(`1X${String(area).replace('.', ',')}`, Math.round(area * 88 + 60), {
          area,
          cores: 1,
          conductorClass: area > 6 ? 'class2' : 'class5',
        }),
      ),
      wireColours,
    ],
    packing: packs(100, 100, 200),
    accessory: 'EC000005',
    copper: true,
  },
  {
    code: 'EC003249',
    parent: 'E111',
    slug: 'data-cable',
    term: texts('Data cable|Datakabel|Datenkabel|Datakabel|Datakabel|Datakabel|Datukaðal'),
    plural: texts('Data cables|Datakabler|Datenkabel|Datakablar|Datakabels|Datakabler|Datukaðalar'),
    tree: 'electrical',
    weight: 4,
    unit: 'MTR',
    area: 'data',
    stems: ['NETLX', 'DKABX'],
    common: { conductor: 'copper', sheath: 'polyethylene', halogenFree: true },
    axes: [
      [
        option('CAT5E', 310, { category: 'cat5e', impedance: 100 }),
        option('CAT6', 420, { category: 'cat6', impedance: 100 }),
        option('CAT6A', 640, { category: 'cat6a', impedance: 100 }),
        option('CAT7', 790, { category: 'cat7', impedance: 100 }),
      ],
      [
        option('4P U/UTP', 1, { model: 'utp', cores: 8, sheathColour: 'white' }),
        option('4P S/FTP', 1.25, { model: 'sftp', cores: 8, sheathColour: 'orange' }),
      ],
    ],
    packing: [...cut(500), ...packs(305)],
    accessory: 'EC001121',
  },
  {
    code: 'EC000034',
    parent: 'E111',
    slug: 'fibre-optic-cable',
    term: texts('Fibre optic cable|Fiberkabel|Glasfaserkabel|Fiberkabel|Glasvezelkabel|Fiberkabel|Ljósleiðarakaðal'),
    plural: texts(
      'Fibre optic cables|Fiberkabler|Glasfaserkabel|Fiberkablar|Glasvezelkabels|Fiberkabler|Ljósleiðarakaðalar',
    ),
    tree: 'electrical',
    weight: 1,
    unit: 'MTR',
    area: 'data',
    stems: ['FIBRX', 'LYSKX'],
    common: {},
    axes: [
      [4, 8, 12, 24, 48].map((fibres) => option(`${fibres}F`, 380 + fibres * 42, { fibres })),
      [option('SM', 1, { model: 'singleMode' }, 'singleMode'), option('MM', 1.3, { model: 'multiMode' }, 'multiMode')],
    ],
    packing: cut(100, 500),
  },
  {
    code: 'EC000019',
    parent: 'E111',
    slug: 'coaxial-cable',
    term: texts('Coaxial cable|Koaksialkabel|Koaxialkabel|Koaxialkabel|Coaxkabel|Koaksialkabel|Koaksialkaðal'),
    plural: texts('Coaxial cables|Koaksialkabler|Koaxialkabel|Koaxialkablar|Coaxkabels|Koaksialkabler|Koaksialkaðalar'),
    tree: 'electrical',
    weight: 1,
    unit: 'MTR',
    area: 'data',
    stems: ['KOAX', 'TVLX'],
    common: { impedance: 75, conductor: 'copper' },
    axes: [
      [5, 6.8, 10.4].map((outerDiameter) =>
        option(String(outerDiameter).replace('.', ','), Math.round(outerDiameter * 90), { outerDiameter }),
      ),
      [option('HV', 1, { sheathColour: 'white' }, 'white'), option('SO', 1.04, { sheathColour: 'black' }, 'black')],
    ],
    packing: cut(100, 250),
  },
  {
    code: 'EC000339',
    parent: 'E012',
    slug: 'heating-cable',
    term: texts('Heating cable|Varmekabel|Heizkabel|Värmekabel|Verwarmingskabel|Varmekabel|Hitakaðal'),
    plural: texts('Heating cables|Varmekabler|Heizkabel|Värmekablar|Verwarmingskabels|Varmekabler|Hitakaðalar'),
    tree: 'electrical',
    weight: 1,
    unit: 'PCE',
    area: 'cable',
    stems: ['VARMX', 'FROSTX'],
    common: { voltage: 230 },
    axes: [
      [
        [10, 170],
        [20, 340],
        [30, 520],
        [50, 880],
        [75, 1300],
        [100, 1750],
      ].map(([metres = 0, watts = 0]) =>
        option(`${watts}W ${metres}M`, 42_000 + metres * 2_900, { lengthMetres: metres, power: watts }),
      ),
    ],
    packing: SINGLE,
    accessory: 'EC010927',
  },
];
