import { type ClassPlan, option, packs } from '../../class-plan.ts';
import { texts } from '../texts.ts';

const finish = [
  option('SZ', 1, { material: 'steel', model: 'sendzimir' }, 'sendzimir'),
  option('VZ', 1.45, { material: 'steel', model: 'hotDip' }, 'hotDip'),
];

export const CONDUIT: readonly ClassPlan[] = [
  {
    code: 'EC001174',
    parent: 'E03',
    slug: 'plastic-conduits',
    term: texts('Plastic conduit|Plastrør|Kunststoffrohr|Plaströr|Installatiebuis|Plastrør|Plastrør'),
    plural: texts('Plastic conduits|Plastrør|Kunststoffrohre|Plaströr|Installatiebuizen|Plastrør|Plastrør'),
    tree: 'electrical',
    weight: 4,
    unit: 'MTR',
    area: 'conduit',
    stems: ['FLEXR', 'PLRX', 'VPX'],
    common: { material: 'pvc' },
    axes: [
      [16, 20, 25, 32, 40, 50].map((outerDiameter) =>
        option(`${outerDiameter}`, 220 + outerDiameter * 21, { outerDiameter }),
      ),
      [
        {
          ...option('3M', 1, { model: 'rigid', colour: 'grey' }, 'rigid'),
          packing: { min: 3, multiplum: 3, package: 3 },
        },
        {
          ...option('FLEX', 0.8, { model: 'flexible', colour: 'white' }, 'flexible'),
          packing: { min: 50, multiplum: 50, package: 50 },
        },
      ],
    ],
    packing: packs(3),
    accessory: 'EC000127',
  },
  {
    code: 'EC001173',
    parent: 'E03',
    slug: 'metal-conduits',
    term: texts('Metal conduit|Stålrør|Stahlrohr|Stålrör för el|Metalen buis|Stålrør for el|Stálrør'),
    plural: texts('Metal conduits|Stålrør|Stahlrohre|Stålrör för el|Metalen buizen|Stålrør for el|Stálrør'),
    tree: 'electrical',
    weight: 1,
    unit: 'MTR',
    area: 'conduit',
    stems: ['STRX', 'METR'],
    common: {},
    axes: [
      [16, 20, 25, 32, 40].map((outerDiameter) =>
        option(`${outerDiameter}`, 1_400 + outerDiameter * 95, { outerDiameter }),
      ),
      [option('VZ', 1, { material: 'hotDip' }, 'hotDip'), option('AL', 1.3, { material: 'aluminium' }, 'aluminium')],
    ],
    packing: packs(3),
    accessory: 'EC000127',
  },
  {
    code: 'EC000047',
    parent: 'E03',
    slug: 'cable-trays',
    term: texts('Cable tray|Kabelbakke|Kabelrinne|Kabelränna|Kabelgoot|Kabelbro|Kaðalrenna'),
    plural: texts('Cable trays|Kabelbakker|Kabelrinnen|Kabelrännor|Kabelgoten|Kabelbroer|Kaðalrennur'),
    tree: 'electrical',
    weight: 2,
    unit: 'MTR',
    area: 'conduit',
    stems: ['BAKX', 'RENX', 'KTX'],
    common: {},
    axes: [
      [100, 150, 200, 300, 400, 500].map((width) => option(`${width}X60`, 5_200 + width * 24, { width, height: 60 })),
      finish,
    ],
    packing: packs(3),
  },
  {
    code: 'EC000853',
    parent: 'E03',
    slug: 'mesh-cable-trays',
    term: texts('Mesh cable tray|Gitterbakke|Gitterrinne|Trådstege|Draadgoot|Trådbro|Netrenna'),
    plural: texts('Mesh cable trays|Gitterbakker|Gitterrinnen|Trådstegar|Draadgoten|Trådbroer|Netrennur'),
    tree: 'electrical',
    weight: 1,
    unit: 'MTR',
    area: 'conduit',
    stems: ['GITX', 'NETX', 'DGX'],
    common: {},
    axes: [
      [50, 100, 200, 300, 400].map((width) => option(`${width}X54`, 4_300 + width * 19, { width, height: 54 })),
      [
        option('EZ', 1, { material: 'steel', model: 'electroZinc' }, 'electroZinc'),
        option('RF', 2.6, { material: 'stainless' }, 'stainless'),
      ],
    ],
    packing: packs(3),
  },
  {
    code: 'EC000854',
    parent: 'E03',
    slug: 'cable-ladders',
    term: texts('Cable ladder|Kabelstige|Kabelleiter|Kabelstege|Kabelladder|Kabelstige|Kaðalstigi'),
    plural: texts('Cable ladders|Kabelstiger|Kabelleitern|Kabelstegar|Kabelladders|Kabelstiger|Kaðalstigar'),
    tree: 'electrical',
    weight: 1,
    unit: 'MTR',
    area: 'conduit',
    stems: ['STIGX', 'LADX'],
    common: {},
    axes: [
      [200, 300, 400, 500, 600].map((width) => option(`${width}X55`, 9_800 + width * 21, { width, height: 55 })),
      finish,
    ],
    packing: packs(6),
  },
  {
    code: 'EC000450',
    parent: 'E03',
    slug: 'connection-boxes',
    term: texts(
      'Connection box|Tilslutningsdåse|Geräteanschlussdose|Apparatdosa|Aansluitdoos|Koblingsboks|Sambindingardós',
    ),
    plural: texts(
      'Connection boxes|Tilslutningsdåser|Geräteanschlussdosen|Apparatdosor|Aansluitdozen|Koblingsbokser|Sambindingardósir',
    ),
    tree: 'electrical',
    weight: 3,
    unit: 'PCE',
    area: 'conduit',
    stems: ['DASX', 'BOKSX', 'KDX'],
    common: { material: 'plastic' },
    axes: [
      [
        [65, 65],
        [80, 80],
        [100, 100],
        [150, 110],
      ].map(([width = 0, height = 0]) => option(`${width}X${height}`, 900 + width * 14, { width, height })),
      [
        option('IP44', 1, { ip: 'ip44', mounting: 'surface', colour: 'white' }),
        option('IP65', 1.4, { ip: 'ip65', mounting: 'surface', colour: 'grey' }),
        option('IP66', 1.7, { ip: 'ip66', mounting: 'surface', colour: 'black' }),
      ],
    ],
    packing: packs(1, 5, 10),
    accessory: 'EC000446',
  },
];
