/** A list of the demo, as somebody of the demo's first customer keeps it. */
export interface DemoList {
  name: string;
  description: string;
  /** Sign-ins of the demo. */
  owner: string;
  collaborators: readonly string[];
  subscribers: readonly string[];
  /** Materials that the company ordered most, from the first of them on; and by their number. */
  mostOrdered: { from: number; count: number };
  numbers: readonly string[];
  /** Notes of the first lines. */
  notes: readonly string[];
}

const METTE = 'buyer@nordkraft.example';
const JONAS = 'colleague@nordkraft.example';
const SARA = 'viewer@nordkraft.example';
const HENRIK = 'useradmin@nordkraft.example';

/** Whose favorites, default list and daily mail the demo shows. */
export const DEMO_READER = METTE;
/** Who changed the shared list. */
export const DEMO_EDITOR = JONAS;

export const DEMO_LISTS: readonly DemoList[] = [
  {
    name: 'Varebilen',
    description: 'Det, der altid skal ligge i bilen. Fyld op hver fredag.',
    owner: METTE,
    collaborators: [JONAS],
    subscribers: [SARA, HENRIK],
    mostOrdered: { from: 0, count: 24 },
    // The phased-out luminaire of every demo; an obsolete material is added to it.
    numbers: ['1000001', '1000002', '1000003', '1000006'],
    notes: ['Reol A, øverst', '', 'Mindst 20 i bilen', '', 'Kun hvid'],
  },
  {
    name: 'Standardbadeværelse',
    description: 'Til ét badeværelse på 5 m²',
    owner: METTE,
    collaborators: [],
    subscribers: [],
    mostOrdered: { from: 10, count: 8 },
    numbers: ['1000004', '1000005'],
    notes: ['Over spejlet', 'Zone 2'],
  },
  {
    name: 'Havneboligerne, opgang',
    description: 'P-24031: til hver opgang',
    owner: JONAS,
    collaborators: [],
    subscribers: [METTE],
    mostOrdered: { from: 4, count: 12 },
    numbers: ['1000002'],
    notes: ['Tavle i kælder'],
  },
];
