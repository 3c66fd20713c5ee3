import { type ClassPlan, option, packs, SINGLE } from '../../class-plan.ts';
import { texts } from '../texts.ts';

const heatPump = { weight: 1, tree: 'hws', unit: 'PCE', area: 'heatPump', packing: SINGLE, registered: true } as const;
const outputs = (price: number) =>
  [4, 6, 8, 10, 12, 16].map((kilowatts) =>
    option(`${kilowatts}KW`, price + kilowatts * 310_000, { heating: kilowatts }),
  );

export const HEATING: readonly ClassPlan[] = [
  {
    code: 'EC011022',
    parent: 'H04',
    slug: 'panel-radiators',
    term: texts(
      'Panel radiator|Panelradiator|Plattenheizkörper|Panelradiator|Paneelradiator|Panelradiator|Panelradiator',
    ),
    plural: texts(
      'Panel radiators|Panelradiatorer|Plattenheizkörper|Panelradiatorer|Paneelradiatoren|Panelradiatorer|Panelradiatorar',
    ),
    tree: 'hws',
    weight: 4,
    unit: 'PCE',
    area: 'heating',
    stems: ['RADX', 'PANELX', 'THERX'],
    common: { colour: 'white', pressure: 10 },
    axes: [
      [
        option('11', 48_000, { model: 'panel11' }),
        option('21', 64_000, { model: 'panel21' }),
        option('22', 79_000, { model: 'panel22' }),
        option('33', 121_000, { model: 'panel33' }),
      ],
      [300, 500, 600].map((height) => option(`${height}`, 0.7 + height / 1500, { height })),
      [600, 800, 1000, 1400].map((length) =>
        option(`${length}`, 0.5 + length / 1200, { length, heatEmission: length + 120 }),
      ),
    ],
    packing: SINGLE,
    accessory: 'EC010136',
  },
  {
    code: 'EC003624',
    parent: 'H04',
    slug: 'towel-radiators',
    term: texts(
      'Towel radiator|Håndklædetørrer|Handtuchheizkörper|Handdukstork|Handdoekradiator|Håndkletørker|Handklæðaturkari',
    ),
    plural: texts(
      'Towel radiators|Håndklædetørrere|Handtuchheizkörper|Handdukstorkar|Handdoekradiatoren|Håndkletørkere|Handklæðaturkarar',
    ),
    tree: 'hws',
    weight: 1,
    unit: 'PCE',
    area: 'heating',
    stems: ['HTORX', 'SPAX'],
    common: { voltage: 230 },
    axes: [
      [
        [500, 800, 120],
        [500, 1200, 200],
        [600, 1600, 300],
      ].map(([width = 0, height = 0, power = 0]) =>
        option(`${width}X${height}`, 92_000 + height * 60, { width, height, power }),
      ),
      [option('HV', 1, { colour: 'white' }, 'white'), option('KR', 1.5, { colour: 'chrome' }, 'chrome')],
    ],
    packing: SINGLE,
  },
  {
    code: 'EC000593',
    parent: 'H04',
    slug: 'electric-radiators',
    term: texts('Electric radiator|Elradiator|Elektroheizkörper|Elradiator|Elektrische radiator|Panelovn|Elradiator'),
    plural: texts(
      'Electric radiators|Elradiatorer|Elektroheizkörper|Elradiatorer|Elektrische radiatoren|Panelovner|Elradiatorar',
    ),
    tree: 'hws',
    weight: 1,
    unit: 'PCE',
    area: 'heating',
    stems: ['ELRX', 'OVNX'],
    common: { voltage: 230, colour: 'white' },
    axes: [
      [400, 600, 800, 1000, 1400, 2000].map((power) => option(`${power}W`, 68_000 + power * 55, { power })),
      [option('IP21', 1, { ip: 'ip21' }), option('IP24', 1.1, { ip: 'ip24' })],
    ],
    packing: SINGLE,
    bothTrades: true,
  },
  {
    code: 'EC010136',
    parent: 'H04',
    slug: 'radiator-valves',
    term: texts(
      'Radiator valve|Radiatorventil|Heizkörperventil|Radiatorventil|Radiatorventiel|Radiatorventil|Radiatorventil',
    ),
    plural: texts(
      'Radiator valves|Radiatorventiler|Heizkörperventile|Radiatorventiler|Radiatorventielen|Radiatorventiler|Radiatorventilar',
    ),
    tree: 'hws',
    weight: 2,
    unit: 'PCE',
    area: 'heating',
    stems: ['RAVX', 'VENTRX', 'HKVX'],
    common: { pressure: 10, thread: 'm30' },
    axes: [
      [
        option('3/8"', 9_800, { inch: 'inch38' }),
        option('1/2"', 10_900, { inch: 'inch12' }),
        option('3/4"', 14_200, { inch: 'inch34' }),
      ],
      [option('LIGE', 1, { model: 'straight' }, 'straight'), option('VINK', 1.02, { model: 'angled' }, 'angled')],
    ],
    packing: packs(1, 10),
    accessory: 'EC010064',
  },
  {
    code: 'EC010064',
    parent: 'H04',
    slug: 'thermostatic-heads',
    term: texts(
      'Thermostatic head|Radiatortermostat|Thermostatkopf|Termostatdel|Thermostaatkop|Termostathode|Hitastillari',
    ),
    plural: texts(
      'Thermostatic heads|Radiatortermostater|Thermostatköpfe|Termostatdelar|Thermostaatkoppen|Termostathoder|Hitastillarar',
    ),
    tree: 'hws',
    weight: 2,
    unit: 'PCE',
    area: 'heating',
    stems: ['TERMOX', 'KOPFX', 'HODX'],
    common: { thread: 'm30', colour: 'white' },
    axes: [
      [option('VF', 14_900, { model: 'liquidFilled' }, 'liquidFilled')],
      [26, 28].map((temperature) => option(`${temperature}C`, temperature / 26, { maxTemperature: temperature })),
    ],
    packing: packs(1, 10),
  },
  {
    code: 'EC010292',
    parent: 'H04',
    slug: 'floor-heating-manifolds',
    term: texts(
      'Floor heating manifold|Gulvvarmefordeler|Heizkreisverteiler|Golvvärmefördelare|Vloerverwarmingsverdeler|Gulvvarmefordeler|Gólvhitabýtari',
    ),
    plural: texts(
      'Floor heating manifolds|Gulvvarmefordelere|Heizkreisverteiler|Golvvärmefördelare|Vloerverwarmingsverdelers|Gulvvarmefordelere|Gólvhitabýtarar',
    ),
    tree: 'hws',
    weight: 1,
    unit: 'PCE',
    area: 'heating',
    stems: ['GULVX', 'FORDX'],
    common: { pressure: 6 },
    axes: [
      [2, 3, 4, 5, 6, 8, 10, 12].map((circuits) => option(`${circuits}K`, 52_000 + circuits * 19_000, { circuits })),
      [option('RF', 1.1, { material: 'stainless' }, 'stainless'), option('MS', 1, { material: 'brass' }, 'brass')],
    ],
    packing: SINGLE,
    accessory: 'EC010927',
  },
  {
    code: 'EC010927',
    parent: 'H04',
    slug: 'room-thermostats',
    term: texts(
      'Room thermostat|Rumtermostat|Raumthermostat|Rumstermostat|Kamerthermostaat|Romtermostat|Rúmhitastillari',
    ),
    plural: texts(
      'Room thermostats|Rumtermostater|Raumthermostate|Rumstermostater|Kamerthermostaten|Romtermostater|Rúmhitastillarar',
    ),
    tree: 'hws',
    weight: 2,
    unit: 'PCE',
    area: 'heating',
    stems: ['RUMTX', 'KLIMX'],
    common: { colour: 'white' },
    axes: [
      [24, 230].map((voltage) => option(`${voltage}V`, 31_000 + voltage * 20, { voltage })),
      [option('2L', 1, { model: 'twoWire' }, 'twoWire'), option('RF', 1.6, { model: 'wireless' }, 'wireless')],
    ],
    packing: SINGLE,
    bothTrades: true,
  },
  {
    code: 'EC011333',
    parent: 'H04',
    slug: 'circulation-pumps',
    term: texts(
      'Circulation pump|Cirkulationspumpe|Umwälzpumpe|Cirkulationspump|Circulatiepomp|Sirkulasjonspumpe|Ringrásarpumpa',
    ),
    plural: texts(
      'Circulation pumps|Cirkulationspumper|Umwälzpumpen|Cirkulationspumpar|Circulatiepompen|Sirkulasjonspumper|Ringrásarpumpur',
    ),
    tree: 'hws',
    weight: 2,
    unit: 'PCE',
    area: 'heatPump',
    stems: ['CIRX', 'PUMPX', 'OMLX'],
    common: { voltage: 230 },
    axes: [
      [
        [25, 40, 1.6],
        [25, 60, 2.6],
        [25, 80, 3.4],
        [32, 60, 3.2],
        [32, 80, 4.4],
      ].map(([nominalDiameter = 0, head = 0, flow = 0]) =>
        option(`${nominalDiameter}-${head}`, 110_000 + head * 1_600, { nominalDiameter, volumeFlow: flow }),
      ),
      [option('130', 0.98, { length: 130 }), option('180', 1, { length: 180 })],
      [option('GG', 1, { material: 'castIron' }, 'castIron'), option('BZ', 1.7, { material: 'bronze' }, 'bronze')],
    ],
    packing: SINGLE,
  },
  {
    code: 'EC010958',
    parent: 'H04',
    slug: 'expansion-vessels',
    term: texts(
      'Expansion vessel|Trykekspansionsbeholder|Ausdehnungsgefäß|Expansionskärl|Expansievat|Ekspansjonskar|Víðkanarílat',
    ),
    plural: texts(
      'Expansion vessels|Trykekspansionsbeholdere|Ausdehnungsgefäße|Expansionskärl|Expansievaten|Ekspansjonskar|Víðkanarílat',
    ),
    tree: 'hws',
    weight: 1,
    unit: 'PCE',
    area: 'heatPump',
    stems: ['EXPX', 'MAGX'],
    common: { maxTemperature: 70 },
    axes: [
      [8, 12, 18, 25, 35, 50, 80].map((volume) => option(`${volume}L`, 19_000 + volume * 620, { volume })),
      [option('3BAR', 1, { pressure: 3 }), option('6BAR', 1.1, { pressure: 6 })],
    ],
    packing: SINGLE,
    accessory: 'EC011311',
  },
  {
    code: 'EC012034',
    parent: 'H05',
    slug: 'monobloc-heat-pumps',
    term: texts(
      'Air/water heat pump, monobloc|Luft/vand-varmepumpe, monoblok|Luft/Wasser-Wärmepumpe Monoblock|Luft/vattenvärmepump monoblock|Lucht/water-warmtepomp monoblock|Luft/vann-varmepumpe monoblokk|Luft/vatn-hitapumpa, monoblokk',
    ),
    plural: texts(
      'Monobloc heat pumps|Luft/vand-varmepumper, monoblok|Monoblock-Wärmepumpen|Monoblockvärmepumpar|Monoblock-warmtepompen|Monoblokk-varmepumper|Monoblokk-hitapumpur',
    ),
    ...heatPump,
    stems: ['LVMX', 'LUFVX', 'POLX'],
    common: { refrigerant: 'r290' },
    axes: [
      outputs(3_400_000),
      [
        option('1F', 1, { phases: 1, energyClass: 'energyAPlusPlus' }),
        option('3F', 1.06, { phases: 3, energyClass: 'energyAPlusPlusPlus' }),
      ],
    ],
    accessory: 'EC010958',
  },
  {
    code: 'EC012035',
    parent: 'H05',
    slug: 'split-heat-pumps',
    term: texts(
      'Air/water heat pump, split|Luft/vand-varmepumpe, split|Luft/Wasser-Wärmepumpe Split|Luft/vattenvärmepump split|Lucht/water-warmtepomp split|Luft/vann-varmepumpe splitt|Luft/vatn-hitapumpa, split',
    ),
    plural: texts(
      'Split heat pumps|Luft/vand-varmepumper, split|Split-Wärmepumpen|Splitvärmepumpar|Split-warmtepompen|Splitt-varmepumper|Split-hitapumpur',
    ),
    ...heatPump,
    stems: ['LVSX', 'SPLX'],
    common: { energyClass: 'energyAPlusPlus' },
    axes: [
      outputs(3_100_000),
      [option('R32', 1, { refrigerant: 'r32' }), option('R410A', 0.94, { refrigerant: 'r410a' })],
    ],
    accessory: 'EC010958',
  },
  {
    code: 'EC011794',
    parent: 'H05',
    slug: 'ground-source-heat-pumps',
    term: texts(
      'Ground source heat pump|Jordvarmepumpe|Sole/Wasser-Wärmepumpe|Bergvärmepump|Bodemwarmtepomp|Bergvarmepumpe|Jarðhitapumpa',
    ),
    plural: texts(
      'Ground source heat pumps|Jordvarmepumper|Sole/Wasser-Wärmepumpen|Bergvärmepumpar|Bodemwarmtepompen|Bergvarmepumper|Jarðhitapumpur',
    ),
    ...heatPump,
    stems: ['JORDX', 'BERGX'],
    common: { energyClass: 'energyAPlusPlusPlus', refrigerant: 'r410a' },
    axes: [
      [6, 8, 10, 12, 16].map((kilowatts) =>
        option(`${kilowatts}KW`, 5_200_000 + kilowatts * 240_000, { heatingCapacity: kilowatts }),
      ),
    ],
    accessory: 'EC010958',
  },
  {
    code: 'EC000393',
    parent: 'H05',
    slug: 'hot-water-heat-pumps',
    term: texts(
      'Hot water heat pump|Brugsvandsvarmepumpe|Warmwasser-Wärmepumpe|Varmvattenvärmepump|Warmtepompboiler|Varmtvannsvarmepumpe|Heitvatnshitapumpa',
    ),
    plural: texts(
      'Hot water heat pumps|Brugsvandsvarmepumper|Warmwasser-Wärmepumpen|Varmvattenvärmepumpar|Warmtepompboilers|Varmtvannsvarmepumper|Heitvatnshitapumpur',
    ),
    ...heatPump,
    stems: ['BVVX', 'AQVX'],
    common: { refrigerant: 'r290', waterEnergyClass: 'energyAPlus' },
    axes: [[100, 150, 200, 270].map((volume) => option(`${volume}L`, 980_000 + volume * 3_200, { volume }))],
  },
  {
    code: 'EC011391',
    parent: 'H05',
    slug: 'electric-water-heaters',
    term: texts(
      'Electric water heater|Elvandvarmer|Elektro-Warmwasserspeicher|Varmvattenberedare|Elektrische boiler|Varmtvannsbereder|Elvatnhitari',
    ),
    plural: texts(
      'Electric water heaters|Elvandvarmere|Elektro-Warmwasserspeicher|Varmvattenberedare|Elektrische boilers|Varmtvannsberedere|Elvatnhitarar',
    ),
    tree: 'hws',
    weight: 2,
    unit: 'PCE',
    area: 'heatPump',
    stems: ['VVBX', 'BOILX', 'AKVAX'],
    common: { voltage: 230, pressure: 10 },
    axes: [
      [15, 30, 60, 110, 200, 300].map((volume) =>
        option(`${volume}L`, 160_000 + volume * 2_900, { volume, waterEnergyClass: volume > 60 ? 'typeC' : 'typeB' }),
      ),
      [
        option('EM', 1, { material: 'enamelled' }, 'enamelled'),
        option('RF', 1.35, { material: 'stainless' }, 'stainless'),
      ],
    ],
    packing: SINGLE,
    accessory: 'EC011311',
  },
  {
    code: 'EC000392',
    parent: 'H05',
    slug: 'instantaneous-water-heaters',
    term: texts(
      'Instantaneous water heater|Gennemstrømningsvandvarmer|Durchlauferhitzer|Genomströmningsberedare|Doorstroomverwarmer|Gjennomstrømningsvarmer|Gjøgnumstreymingarhitari',
    ),
    plural: texts(
      'Instantaneous water heaters|Gennemstrømningsvandvarmere|Durchlauferhitzer|Genomströmningsberedare|Doorstroomverwarmers|Gjennomstrømningsvarmere|Gjøgnumstreymingarhitarar',
    ),
    tree: 'hws',
    weight: 1,
    unit: 'PCE',
    area: 'heatPump',
    stems: ['DLEX', 'FLASHX'],
    common: { voltage: 400, waterEnergyClass: 'typeA' },
    axes: [
      [11, 18, 21, 24, 27].map((kilowatts) =>
        option(`${kilowatts}KW`, 290_000 + kilowatts * 7_000, { power: kilowatts * 1000 }),
      ),
      [option('IP24', 1, { ip: 'ip24' })],
    ],
    packing: SINGLE,
  },
];
