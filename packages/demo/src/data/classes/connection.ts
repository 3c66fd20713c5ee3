import { CARTON, type ClassPlan, option, packs } from '../../class-plan.ts';
import { texts } from '../texts.ts';

const decimal = (value: number): string => String(value).replace('.', ',');

export const CONNECTION: readonly ClassPlan[] = [
  {
    code: 'EC000046',
    parent: 'E02',
    slug: 'cable-ties',
    term: texts('Cable tie|Kabelbinder|Kabelbinder|Buntband|Kabelbinder|Buntebånd|Kaðalband'),
    plural: texts('Cable ties|Kabelbindere|Kabelbinder|Buntband|Kabelbinders|Buntebånd|Kaðalbond'),
    tree: 'electrical',
    weight: 4,
    unit: 'PAK',
    area: 'connection',
    stems: ['BINDX', 'STRIPS', 'KBX'],
    common: { material: 'polyamide' },
    axes: [
      [
        [100, 2.5],
        [140, 3.6],
        [200, 3.6],
        [200, 4.8],
        [290, 4.8],
        [370, 4.8],
        [360, 7.6],
        [540, 7.6],
      ].map(([length = 0, width = 0]) =>
        option(`${length}X${decimal(width)}`, Math.round(length * width * 3.1 + 600), { length, width }),
      ),
      [option('SO', 1.05, { colour: 'black' }, 'black'), option('HV', 1, { colour: 'white' }, 'white')],
    ],
    packing: packs(1, 1, 10),
  },
  {
    code: 'EC000441',
    parent: 'E02',
    slug: 'cable-glands',
    term: texts(
      'Cable gland|Kabelforskruning|Kabelverschraubung|Kabelförskruvning|Kabelwartel|Kabelnippel|Kaðalnippil',
    ),
    plural: texts(
      'Cable glands|Kabelforskruninger|Kabelverschraubungen|Kabelförskruvningar|Kabelwartels|Kabelnipler|Kaðalniplar',
    ),
    tree: 'electrical',
    weight: 4,
    unit: 'PCE',
    area: 'connection',
    stems: ['NIPX', 'SKRUX', 'GLNX'],
    common: { ip: 'ip68' },
    axes: [
      (
        [
          [12, 3, 7],
          [16, 4, 10],
          [20, 6, 13],
          [25, 9, 17],
          [32, 13, 21],
          [40, 16, 28],
          [50, 21, 35],
          [63, 34, 45],
        ] as const
      ).map(([metric, from, to]) =>
        option(`M${metric}`, Math.round(metric * metric * 1.6 + 420), { threadMetric: metric, clampRange: [from, to] }),
      ),
      [
        option('PA', 1, { material: 'plastic', colour: 'grey' }, 'plastic'),
        option('MS', 2.4, { material: 'brass', colour: 'silver' }, 'brass'),
      ],
    ],
    packing: packs(10, 25, 5),
  },
  {
    code: 'EC000005',
    parent: 'E02',
    slug: 'end-sleeves',
    term: texts('Cable end sleeve|Ledningstylle|Aderendhülse|Ändhylsa|Adereindhuls|Endehylse|Endahylki'),
    plural: texts('Cable end sleeves|Ledningstyller|Aderendhülsen|Ändhylsor|Adereindhulzen|Endehylser|Endahylki'),
    tree: 'electrical',
    weight: 2,
    unit: 'PAK',
    area: 'connection',
    stems: ['TYLX', 'HYLS', 'AEHX'],
    common: { conductor: 'copper', material: 'polyamide' },
    axes: [
      (
        [
          [0.5, 'white'],
          [0.75, 'grey'],
          [1, 'red'],
          [1.5, 'black'],
          [2.5, 'blue'],
          [4, 'grey'],
          [6, 'yellow'],
          [10, 'red'],
          [16, 'blue'],
        ] as const
      ).map(([area, colour]) =>
        option(`${decimal(area)}/8`, Math.round(2_400 + area * 610), { area, colour, length: 8 }),
      ),
    ],
    packing: packs(1, 1, 5),
  },
  {
    code: 'EC001050',
    parent: 'E02',
    slug: 'cable-lugs',
    term: texts(
      'Crimp cable lug|Pressekabelsko|Presskabelschuh|Presskabelsko|Perskabelschoen|Presskabelsko|Trýstkaðalskógvur',
    ),
    plural: texts(
      'Crimp cable lugs|Pressekabelsko|Presskabelschuhe|Presskabelskor|Perskabelschoenen|Presskabelsko|Trýstkaðalskógvar',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'connection',
    stems: ['KRX', 'SKOX', 'PKSX'],
    common: { angle: 180 },
    axes: [
      [6, 10, 16, 25, 35, 50, 70, 95, 120].map((area) => option(`${area}`, Math.round(280 + area * 26), { area })),
      [6, 8, 10, 12].map((metric) => option(`M${metric}`, 1 + metric / 100, { threadMetric: metric })),
    ],
    packing: packs(10, 25),
  },
  {
    code: 'EC000446',
    parent: 'E02',
    slug: 'push-in-terminals',
    term: texts('Push-in terminal|Samlemuffe|Steckklemme|Kopplingsklämma|Lasklem|Koblingsklemme|Samanklemma'),
    plural: texts(
      'Push-in terminals|Samlemuffer|Steckklemmen|Kopplingsklämmor|Lasklemmen|Koblingsklemmer|Samanklemmur',
    ),
    tree: 'electrical',
    weight: 3,
    unit: 'PAK',
    area: 'connection',
    stems: ['SAMX', 'KLIKX', 'STEX'],
    common: { voltage: 450 },
    axes: [
      [2, 3, 4, 5, 8].map((units) => option(`${units}X`, 5_400 + units * 2_100, { units })),
      [option('2,5', 1, { area: 2.5, current: 24 }), option('4', 1.35, { area: 4, current: 32 })],
    ],
    packing: packs(1, 10),
  },
  {
    code: 'EC000897',
    parent: 'E02',
    slug: 'terminal-blocks',
    term: texts(
      'Feed-through terminal block|Gennemgangsklemme|Durchgangsreihenklemme|Genomgångsplint|Doorgangsklem|Gjennomgangsklemme|Gjøgnumgangsklemma',
    ),
    plural: texts('Terminal blocks|Rækkeklemmer|Reihenklemmen|Radplintar|Rijgklemmen|Rekkeklemmer|Raðklemmur'),
    tree: 'electrical',
    weight: 3,
    unit: 'PCE',
    area: 'connection',
    stems: ['RKX', 'PLINT', 'DGKX'],
    common: { voltage: 800 },
    axes: [
      [
        [2.5, 24],
        [4, 32],
        [6, 41],
        [10, 57],
        [16, 76],
      ].map(([area = 0, current = 0]) => option(decimal(area), Math.round(640 + area * 120), { area, current })),
      [option('GR', 1, { colour: 'grey' }, 'grey'), option('BL', 1, { colour: 'blue' }, 'blue')],
    ],
    packing: packs(50, 25, 10),
  },
  {
    code: 'EC000217',
    parent: 'E02',
    slug: 'heat-shrink-tubing',
    term: texts('Heat shrink tubing|Krympeslange|Schrumpfschlauch|Krympslang|Krimpkous|Krympestrømpe|Krympislanga'),
    plural: texts(
      'Heat shrink tubing|Krympeslanger|Schrumpfschläuche|Krympslangar|Krimpkousen|Krympestrømper|Krympislangur',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'MTR',
    area: 'connection',
    stems: ['KRYMPX', 'SLANX', 'TERMX'],
    common: {},
    axes: [
      [
        [3.2, 1.6],
        [6.4, 3.2],
        [9.5, 4.8],
        [12.7, 6.4],
        [19, 9.5],
        [25.4, 12.7],
      ].map(([before = 0, after = 0]) =>
        option(`${decimal(before)}/${decimal(after)}`, Math.round(520 + before * 120), {
          outerDiameter: before,
          innerDiameter: after,
        }),
      ),
      [option('SO', 1, { colour: 'black' }, 'black'), option('RD', 1.05, { colour: 'red' }, 'red')],
    ],
    packing: packs(5, 10),
  },
  {
    code: 'EC000127',
    parent: 'E02',
    slug: 'cable-clips',
    term: texts('Saddle clamp|Kabelbøjle|Befestigungsschelle|Klammer|Zadel|Kabelklammer|Kaðalklammari'),
    plural: texts('Saddle clamps|Kabelbøjler|Befestigungsschellen|Klammer|Zadels|Kabelklammer|Kaðalklammarar'),
    tree: 'electrical',
    weight: 3,
    unit: 'PCE',
    area: 'connection',
    stems: ['KLAMX', 'BOJLX', 'ZDLX'],
    common: {},
    axes: [
      [8, 10, 12, 16, 20, 25, 32].map((diameter) => option(`${diameter}`, 60 + diameter * 9, { diameter })),
      [
        option('PA', 1, { material: 'plastic', colour: 'grey' }, 'plastic'),
        option('ST', 1.9, { material: 'steel', colour: 'white' }, 'steel'),
      ],
    ],
    packing: packs(100, 50),
    bothTrades: true,
  },
  {
    code: 'EC000128',
    parent: 'E02',
    slug: 'insulating-tape',
    term: texts('Insulating tape|Isoleringsbånd|Isolierband|Eltejp|Isolatietape|Elektrikertape|Bjálvingarband'),
    plural: texts(
      'Insulating tapes|Isoleringsbånd|Isolierbänder|Eltejper|Isolatietapes|Elektrikertaper|Bjálvingarbond',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'ROL',
    area: 'connection',
    stems: ['TAPEX', 'BANDX', 'ELTX'],
    common: { material: 'pvc' },
    axes: [
      [
        [15, 10],
        [19, 20],
        [25, 25],
      ].map(([width = 0, metres = 0]) =>
        option(`${width}MMX${metres}M`, 640 + width * metres * 3, { width, lengthMetres: metres }),
      ),
      [
        option('SO', 1, { colour: 'black' }, 'black'),
        option('BL', 1, { colour: 'blue' }, 'blue'),
        option('RD', 1, { colour: 'red' }, 'red'),
        option('HV', 1, { colour: 'white' }, 'white'),
      ],
    ],
    packing: CARTON,
  },
];
