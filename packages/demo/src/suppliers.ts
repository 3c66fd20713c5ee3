import type { SupplierRecord } from '@grossist/catalogue-formats';

/** Invented brands and what they make. */
const SUPPLIERS = {
  cable: ['Havtråd', 'Kobberlund', 'Trosvik Kabel', 'Leitwang'],
  connection: ['Bindeborg', 'Klemvang', 'Skofastra'],
  conduit: ['Rørlunda', 'Kanalvik', 'Stigefors'],
  wiring: ['Fugaletta', 'Kontaria', 'Lysvanga', 'Nordknapp'],
  protection: ['Sikrava', 'Ampelund', 'Voltborga', 'Schaltegga'],
  control: ['Motolunda', 'Relavik', 'Taktora'],
  luminaire: ['Lumovang', 'Glødbya', 'Strålunda', 'Skinvika'],
  lamp: ['Pærebya', 'Lumikra'],
  security: ['Vagtlund', 'Detektra', 'Hjemtakta'],
  energy: ['Ladevika', 'Solmarka', 'Strømhavna'],
  data: ['Datavanga', 'Parkontakta'],
  tool: ['Værklunda', 'Skruebya', 'Jernhånd'],
  pipe: ['Kobrøra', 'Rørvanga', 'Flexaluna'],
  fitting: ['Presslunda', 'Muffevik', 'Loddebya'],
  valve: ['Haneborg', 'Ventorra', 'Kuglevang'],
  heating: ['Varmlunda', 'Radivika', 'Thermebya'],
  heatPump: ['Luftvanga', 'Bjergvarma', 'Polarvika'],
  sanitary: ['Porslunda', 'Badevika', 'Keranord'],
  tap: ['Blandvika', 'Strålehane', 'Dråbebya'],
  drain: ['Afløbra', 'Gulvika'],
  insulation: ['Isolunda', 'Rørskåla', 'Bærebya'],
} as const satisfies Record<string, readonly string[]>;

export type SupplierArea = keyof typeof SUPPLIERS;

export interface Supplier {
  /** "S101" */
  code: string;
  name: string;
}

const BY_AREA = new Map<string, readonly Supplier[]>();
const ALL: Supplier[] = [];
for (const [area, names] of Object.entries(SUPPLIERS)) {
  const made = names.map((name, index) => ({ code: `S${101 + ALL.length + index}`, name }));
  ALL.push(...made);
  BY_AREA.set(area, made);
}

export const suppliersOf = (area: SupplierArea): readonly Supplier[] => BY_AREA.get(area) ?? [];

export const supplierRecords = (): SupplierRecord[] => ALL.map(({ code, name }) => ({ kind: 'supplier', code, name }));
