/** What a demo company accounts its order lines on. */
export interface DemoJob {
  companyCode: string;
  project: string;
  description: string;
  /** Counted in days from the demo's first day: negative is before it. */
  days: readonly [from: number, to: number];
  createdBy: string;
  tasks: readonly (readonly [task: string, description: string])[];
}

const ELECTRICAL = [
  ['100', 'Føringsveje'],
  ['110', 'Hovedtavler'],
  ['120', 'Kraftinstallationer'],
  ['130', 'Belysning'],
  ['140', 'Svagstrøm og data'],
  ['190', 'Aflevering'],
] as const;
const SERVICE = [
  ['S1', 'Akut udkald'],
  ['S2', 'Planlagt eftersyn'],
  ['S3', 'Materialer til servicebil'],
] as const;

/** Some have ended or not yet begun, so that one sees that they are not offered. */
export const JOBS_TO_ACCOUNT_ON: readonly DemoJob[] = [
  {
    companyCode: '100001',
    project: '24017-EL',
    description: 'Sygehus Øst, etape 2',
    days: [-400, 500],
    createdBy: 'Mette Holm',
    tasks: ELECTRICAL,
  },
  {
    companyCode: '100001',
    project: '24031-EL',
    description: 'Havneboligerne',
    days: [-300, 260],
    createdBy: 'Mette Holm',
    tasks: ELECTRICAL,
  },
  {
    companyCode: '100001',
    project: '25004-EL',
    description: 'Ringvejens skole',
    days: [-90, 400],
    createdBy: 'Jonas Friis',
    tasks: ELECTRICAL,
  },
  {
    companyCode: '100001',
    project: '25011-SV',
    description: 'Serviceaftale Fyn',
    days: [-200, 900],
    createdBy: 'Jonas Friis',
    tasks: SERVICE,
  },
  {
    companyCode: '100001',
    project: '25012-LS',
    description: 'Ladestandere Odense',
    days: [-60, 300],
    createdBy: 'Jonas Friis',
    tasks: [
      ['10', 'Gravearbejde'],
      ['20', 'Ladestandere'],
      ['30', 'Tilslutning'],
    ],
  },
  {
    companyCode: '100001',
    project: '23008-EL',
    description: 'Rådhuset, afsluttet',
    days: [-900, -120],
    createdBy: 'Mette Holm',
    tasks: ELECTRICAL,
  },
  {
    companyCode: '100001',
    project: '27001-EL',
    description: 'Metrostation, kommende',
    days: [200, 900],
    createdBy: 'Mette Holm',
    tasks: ELECTRICAL,
  },
  {
    companyCode: '100002',
    project: 'FJV-7001',
    description: 'Fjernvarme Nordbyen',
    days: [-150, 400],
    createdBy: 'Lene Krog',
    tasks: [
      ['01', 'Hovedledning'],
      ['02', 'Stikledninger'],
      ['03', 'Brugeranlæg'],
    ],
  },
  {
    companyCode: '100002',
    project: 'SRV',
    description: 'Servicearbejde',
    days: [-500, 2000],
    createdBy: 'Lene Krog',
    tasks: SERVICE,
  },
  {
    companyCode: '300001',
    project: 'K-118',
    description: 'Neubau Bürohaus Süd',
    days: [-200, 500],
    createdBy: 'Jürgen Brandt',
    tasks: [
      ['E10', 'Kabelwege'],
      ['E20', 'Verteiler'],
      ['E30', 'Beleuchtung'],
    ],
  },
  {
    companyCode: '400001',
    project: 'GBG-42',
    description: 'Kvarteret Masten',
    days: [-200, 500],
    createdBy: 'Åsa Lindqvist',
    tasks: [
      ['A', 'Kanalisation'],
      ['B', 'Centraler'],
      ['C', 'Belysning'],
    ],
  },
  {
    companyCode: '500001',
    project: 'DB-2025-7',
    description: 'Renovatie Havenblok',
    days: [-200, 500],
    createdBy: 'Pieter de Groot',
    tasks: [
      ['1', 'Leidingwerk'],
      ['2', 'Sanitair'],
      ['3', 'Oplevering'],
    ],
  },
  {
    companyCode: '600001',
    project: 'FR-301',
    description: 'Sjøhusene',
    days: [-200, 500],
    createdBy: 'Fjordrør AS',
    tasks: [
      ['R1', 'Bunnledninger'],
      ['R2', 'Stigere'],
      ['R3', 'Utstyr'],
    ],
  },
];
