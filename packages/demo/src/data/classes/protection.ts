import { type ClassPlan, option, packs, SINGLE } from '../../class-plan.ts';
import { texts } from '../texts.ts';

const poles = [
  option('1P', 1, { poles: 1, modules: 1 }),
  option('2P', 1.9, { poles: 2, modules: 2 }),
  option('3P', 2.6, { poles: 3, modules: 3 }),
  option('3P+N', 3.4, { poles: 4, modules: 4 }),
];

export const PROTECTION: readonly ClassPlan[] = [
  {
    code: 'EC000042',
    parent: 'E051',
    slug: 'miniature-circuit-breakers',
    term: texts(
      'Miniature circuit breaker|Automatsikring|Leitungsschutzschalter|Dvärgbrytare|Installatieautomaat|Automatsikring|Automatsikring',
    ),
    plural: texts(
      'Miniature circuit breakers|Automatsikringer|Leitungsschutzschalter|Dvärgbrytare|Installatieautomaten|Automatsikringer|Automatsikringar',
    ),
    tree: 'electrical',
    weight: 8,
    unit: 'PCE',
    area: 'protection',
    stems: ['MCBX', 'AUTX', 'LSX', 'DVBX'],
    common: { voltage: 400, breaking: 6 },
    axes: [
      [
        ...[6, 10, 13, 16, 20, 25].map((current) =>
          option(`C${current}`, 4_900 + current * 40, { current, release: 'typeC' }),
        ),
        ...[10, 13, 16].map((current) => option(`B${current}`, 4_700 + current * 40, { current, release: 'typeB' })),
        option('D16', 6_900, { current: 16, release: 'typeD' }),
      ],
      poles,
    ],
    packing: packs(1, 1, 12),
    accessory: 'EC000215',
  },
  {
    code: 'EC000003',
    parent: 'E051',
    slug: 'residual-current-circuit-breakers',
    term: texts(
      'Residual current circuit breaker|Fejlstrømsafbryder|Fehlerstromschutzschalter|Jordfelsbrytare|Aardlekschakelaar|Jordfeilbryter|Feilstreymsbrytari',
    ),
    plural: texts(
      'Residual current circuit breakers|Fejlstrømsafbrydere|Fehlerstromschutzschalter|Jordfelsbrytare|Aardlekschakelaars|Jordfeilbrytere|Feilstreymsbrytarar',
    ),
    tree: 'electrical',
    weight: 4,
    unit: 'PCE',
    area: 'protection',
    stems: ['RCDX', 'HPFX', 'FISX', 'JFBX'],
    common: { voltage: 400 },
    axes: [
      [25, 40, 63, 80].map((current) => option(`${current}A`, 24_000 + current * 210, { current })),
      [option('2P', 1, { poles: 2, modules: 2 }), option('4P', 1.35, { poles: 4, modules: 4 })],
      [
        option('30MA A', 1, { faultCurrent: 0.03, leakageType: 'typeA' }),
        option('300MA A', 1.1, { faultCurrent: 0.3, leakageType: 'typeA' }),
        option('30MA B', 3.6, { faultCurrent: 0.03, leakageType: 'typeB' }),
      ],
    ],
    packing: SINGLE,
    accessory: 'EC000215',
  },
  {
    code: 'EC000905',
    parent: 'E051',
    slug: 'rcbos',
    term: texts(
      'RCBO|Kombiafbryder|FI/LS-Schalter|Personskyddsautomat|Aardlekautomaat|Jordfeilautomat|Samansettur brytari',
    ),
    plural: texts(
      'RCBOs|Kombiafbrydere|FI/LS-Schalter|Personskyddsautomater|Aardlekautomaten|Jordfeilautomater|Samansettir brytarar',
    ),
    tree: 'electrical',
    weight: 3,
    unit: 'PCE',
    area: 'protection',
    stems: ['RCBX', 'KOMX', 'FILX', 'PSAX'],
    common: { voltage: 230, faultCurrent: 0.03, leakageType: 'typeA', breaking: 6 },
    axes: [
      [6, 10, 13, 16, 20].map((current) =>
        option(`C${current} 30MA`, 27_500 + current * 160, { current, release: 'typeC' }),
      ),
      [option('1P+N', 1, { poles: 2, modules: 2 }), option('3P+N', 2.1, { poles: 4, modules: 4 })],
    ],
    packing: SINGLE,
    accessory: 'EC000215',
  },
  {
    code: 'EC000941',
    parent: 'E051',
    slug: 'surge-protection',
    term: texts(
      'Surge protection device|Overspændingsbeskyttelse|Überspannungsschutzgerät|Överspänningsskydd|Overspanningsbeveiliging|Overspenningsvern|Ovurspennuverja',
    ),
    plural: texts(
      'Surge protection|Overspændingsbeskyttelse|Überspannungsschutz|Överspänningsskydd|Overspanningsbeveiliging|Overspenningsvern|Ovurspennuverja',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'protection',
    stems: ['OVSX', 'SPDX', 'LYNVX'],
    common: { voltage: 230 },
    axes: [
      [15, 20, 25].map((surge) => option(`${surge}KA`, 52_000 + surge * 2_600, { surge })),
      [option('2P', 1, { poles: 2, modules: 2 }), option('4P', 1.7, { poles: 4, modules: 4 })],
    ],
    packing: SINGLE,
  },
  {
    code: 'EC001653',
    parent: 'E051',
    slug: 'modular-contactors',
    term: texts(
      'Modular contactor|Modulkontaktor|Installationsschütz|Modulkontaktor|Installatiemagneetschakelaar|Modulkontaktor|Modulkontaktor',
    ),
    plural: texts(
      'Modular contactors|Modulkontaktorer|Installationsschütze|Modulkontaktorer|Installatiemagneetschakelaars|Modulkontaktorer|Modulkontaktorar',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'protection',
    stems: ['MODKX', 'ISCHX'],
    common: { voltage: 400 },
    axes: [
      [20, 25, 40, 63].map((current) => option(`${current}A`, 17_000 + current * 420, { current })),
      [
        option('2NO', 1, { contactsOpen: 2, contactsClosed: 0 }),
        option('4NO', 1.5, { contactsOpen: 4, contactsClosed: 0 }),
      ],
      [option('24V', 1.05, { coilVoltage: 24 }), option('230V', 1, { coilVoltage: 230 })],
    ],
    packing: SINGLE,
  },
  {
    code: 'EC000297',
    parent: 'E051',
    slug: 'staircase-timers',
    term: texts(
      'Staircase timer|Trappeautomat|Treppenlichtautomat|Trappautomat|Trappenhuisautomaat|Trappeautomat|Trappuautomat',
    ),
    plural: texts(
      'Staircase timers|Trappeautomater|Treppenlichtautomaten|Trappautomater|Trappenhuisautomaten|Trappeautomater|Trappuautomatar',
    ),
    tree: 'electrical',
    weight: 1,
    unit: 'PCE',
    area: 'protection',
    stems: ['TRAPX', 'TIDX'],
    common: { voltage: 230, modules: 1 },
    axes: [[10, 16].map((current) => option(`${current}A`, 21_000 + current * 300, { current }))],
    packing: SINGLE,
  },
  {
    code: 'EC000215',
    parent: 'E051',
    slug: 'phase-busbars',
    term: texts('Phase busbar|Samleskinne|Phasenschiene|Fasskena|Kamrail|Samleskinne|Savnskinna'),
    plural: texts('Phase busbars|Samleskinner|Phasenschienen|Fasskenor|Kamrails|Samleskinner|Savnskinnur'),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'protection',
    stems: ['SKINX', 'KAMX', 'PHSX'],
    common: { voltage: 400 },
    axes: [
      [1, 2, 3, 4].map((pole) => option(`${pole}P`, 2_900 + pole * 1_700, { poles: pole })),
      [12, 24, 57].map((modules) => option(`${modules}M`, 0.6 + modules / 30, { modules, area: 10 })),
    ],
    packing: packs(1, 10),
  },
  {
    code: 'EC000214',
    parent: 'E05',
    slug: 'small-distribution-boards',
    term: texts('Small distribution board|Gruppetavle|Kleinverteiler|Normcentral|Groepenkast|Sikringsskap|Bólkatalva'),
    plural: texts(
      'Small distribution boards|Gruppetavler|Kleinverteiler|Normcentraler|Groepenkasten|Sikringsskap|Bólkatalvur',
    ),
    tree: 'electrical',
    weight: 3,
    unit: 'PCE',
    area: 'protection',
    stems: ['TAVLX', 'KLVX', 'GRPX'],
    common: { material: 'plastic', colour: 'white' },
    axes: [
      [
        [1, 12],
        [2, 24],
        [3, 36],
        [4, 48],
        [4, 72],
      ].map(([rows = 1, modules = 12]) => option(`${rows}R ${modules}M`, 9_000 + modules * 1_050, { rows, modules })),
      [
        option('IP20', 1, { ip: 'ip20', mounting: 'flush' }, 'flush'),
        option('IP44', 1.15, { ip: 'ip44', mounting: 'surface' }, 'surface'),
        option('IP65', 1.5, { ip: 'ip65', mounting: 'surface' }),
      ],
    ],
    packing: SINGLE,
    accessory: 'EC000042',
  },
  {
    code: 'EC000261',
    parent: 'E05',
    slug: 'enclosures',
    term: texts('Enclosure|Kapsling|Gehäuse|Kapsling|Kast|Kapsling|Kassi'),
    plural: texts(
      'Enclosures|Kapslinger og skabe|Gehäuse und Schränke|Kapslingar och skåp|Kasten|Kapslinger og skap|Kassar og skáp',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'protection',
    stems: ['SKABX', 'KAPSX'],
    common: { colour: 'grey' },
    axes: [
      [
        [200, 300, 150],
        [300, 400, 200],
        [400, 600, 250],
        [600, 800, 300],
        [800, 1200, 300],
      ].map(([width = 0, height = 0, depth = 0]) =>
        option(`${width}X${height}X${depth}`, 12_000 + width * height * 0.35, { width, height, depth }),
      ),
      [
        option('ST IP66', 1, { material: 'steel', ip: 'ip66' }, 'steel'),
        option('RF IP66', 2.8, { material: 'stainless', ip: 'ip66' }, 'stainless'),
        option('PL IP65', 0.8, { material: 'plastic', ip: 'ip65' }, 'plastic'),
      ],
    ],
    packing: SINGLE,
  },
  {
    code: 'EC000099',
    parent: 'E052',
    slug: 'd-fuses',
    term: texts(
      'D fuse link|Smeltesikring D|Diazed-Sicherungseinsatz|Diazedsäkring|Diazedpatroon|Skrusikring|Bræðisikring D',
    ),
    plural: texts(
      'D fuse links|Smeltesikringer D|Diazed-Sicherungseinsätze|Diazedsäkringar|Diazedpatronen|Skrusikringer|Bræðisikringar D',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'protection',
    stems: ['DIAZX', 'SMLTX'],
    common: { voltage: 500, category: 'gg' },
    axes: [
      [6, 10, 16, 20, 25]
        .map((current) => option(`DII ${current}A`, 900 + current * 12, { current, model: 'dii' }))
        .concat(
          [35, 50, 63].map((current) => option(`DIII ${current}A`, 1_400 + current * 14, { current, model: 'diii' })),
        ),
    ],
    packing: packs(5, 10),
  },
  {
    code: 'EC001642',
    parent: 'E052',
    slug: 'd0-fuses',
    term: texts(
      'D0 fuse link|Neozed-sikring|Neozed-Sicherungseinsatz|Neozedsäkring|Neozedpatroon|Neozedsikring|Neozed-sikring',
    ),
    plural: texts(
      'D0 fuse links|Neozed-sikringer|Neozed-Sicherungseinsätze|Neozedsäkringar|Neozedpatronen|Neozedsikringer|Neozed-sikringar',
    ),
    tree: 'electrical',
    weight: 1,
    unit: 'PCE',
    area: 'protection',
    stems: ['NEOX', 'DNULX'],
    common: { voltage: 400, category: 'gg' },
    axes: [
      [6, 10, 16]
        .map((current) => option(`D01 ${current}A`, 1_000 + current * 15, { current, model: 'd01' }))
        .concat(
          [20, 35, 63].map((current) => option(`D02 ${current}A`, 1_300 + current * 15, { current, model: 'd02' })),
        ),
    ],
    packing: packs(10),
  },
  {
    code: 'EC000055',
    parent: 'E052',
    slug: 'nh-fuses',
    term: texts('NH fuse link|Knivsikring|NH-Sicherungseinsatz|Knivsäkring|Mespatroon|Knivsikring|Knívsikring'),
    plural: texts(
      'NH fuse links|Knivsikringer|NH-Sicherungseinsätze|Knivsäkringar|Mespatronen|Knivsikringer|Knívsikringar',
    ),
    tree: 'electrical',
    weight: 2,
    unit: 'PCE',
    area: 'protection',
    stems: ['NHKX', 'KNIVX'],
    common: { voltage: 500, category: 'gg' },
    axes: [
      [
        ...[63, 80, 100, 125, 160].map((current) =>
          option(`NH00 ${current}A`, 6_500 + current * 14, { current, model: 'nh00' }),
        ),
        ...[200, 250].map((current) => option(`NH1 ${current}A`, 11_000 + current * 14, { current, model: 'nh1' })),
        ...[315, 400].map((current) => option(`NH2 ${current}A`, 15_000 + current * 14, { current, model: 'nh2' })),
      ],
    ],
    packing: packs(3),
  },
];
