import type { UserContext } from '@grossist/contracts';
import type { Market } from '@grossist/domain';

export interface DemoSignIn {
  email: string;
  name: string;
  company: string;
  role: Exclude<UserContext['role'], 'anonymous'>;
  market: Market;
}

export interface DemoSignIns {
  password: string;
  people: readonly DemoSignIn[];
}

const NORDKRAFT = 'Nordkraft El A/S';
const HOUSE = 'Grossist';

// biome-ignore format: a table
const PEOPLE: readonly DemoSignIn[] = [
  { email: 'buyer@nordkraft.example', name: 'Mette Holm', company: NORDKRAFT, role: 'buyer', market: 'DK' },
  { email: 'colleague@nordkraft.example', name: 'Jonas Friis', company: NORDKRAFT, role: 'buyer', market: 'DK' },
  { email: 'viewer@nordkraft.example', name: 'Sara Lund', company: NORDKRAFT, role: 'viewer', market: 'DK' },
  { email: 'useradmin@nordkraft.example', name: 'Henrik Bach', company: NORDKRAFT, role: 'user-admin', market: 'DK' },
  { email: 'buyer@sydvvs.example', name: 'Lene Krog', company: 'Syd VVS ApS', role: 'buyer', market: 'DK' },
  { email: 'buyer@rheinstrom.example', name: 'Jürgen Brandt', company: 'Rheinstrom Elektrotechnik GmbH', role: 'buyer', market: 'DE' },
  { email: 'buyer@elmontage.example', name: 'Åsa Lindqvist', company: 'Elmontage i Väst AB', role: 'buyer', market: 'SE' },
  { email: 'buyer@dijkbouw.example', name: 'Pieter de Groot', company: 'Dijkbouw Installatie B.V.', role: 'buyer', market: 'NL' },
  { email: 'buyer@fjordror.example', name: 'Ingrid Nes', company: 'Fjordrør AS', role: 'buyer', market: 'NO' },
  { email: 'punchout@nordkraft.example', name: 'Nordkraft Indkøb', company: NORDKRAFT, role: 'punchout', market: 'DK' },
  { email: 'assortments@grossist.example', name: 'Karen Vang', company: HOUSE, role: 'assortment-admin', market: 'DK' },
  { email: 'editor@grossist.example', name: 'Rune Dahl', company: HOUSE, role: 'editor', market: 'DK' },
  { email: 'support@grossist.example', name: 'Ida Storm', company: HOUSE, role: 'support', market: 'DK' },
  { email: 'operator@grossist.example', name: 'Jonas Riis', company: HOUSE, role: 'operator', market: 'DK' },
];

/** Who may be signed in as in a demo shop. Server only: production's pages have none of it. Decisions, "Demo data". */
export const DEMO_SIGN_INS: DemoSignIns = { password: 'demo-Grossist-1', people: PEOPLE };
