/** Invented brands and what they make. */
export const SUPPLIERS = {
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
