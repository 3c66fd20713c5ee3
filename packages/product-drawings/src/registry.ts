import type { Drawing } from './drawing.ts';
import * as ceramics from './kinds/bathroom.ts';
import * as drains from './kinds/bathroom.ts';
import * as boards from './kinds/boards.ts';
import * as cables from './kinds/cables.ts';
import * as cableways from './kinds/cableways.ts';
import * as circuits from './kinds/circuits.ts';
import * as connecting from './kinds/connecting.ts';
import * as control from './kinds/control.ts';
import * as dataNetwork from './kinds/data-network.ts';
import * as detectors from './kinds/detectors.ts';
import * as energy from './kinds/energy.ts';
import * as fastening from './kinds/fastening.ts';
import * as climate from './kinds/heating.ts';
import * as heating from './kinds/heating.ts';
import * as lamps from './kinds/lighting.ts';
import * as luminaires from './kinds/lighting.ts';
import * as mixers from './kinds/mixers.ts';
import * as fuses from './kinds/modular.ts';
import * as modular from './kinds/modular.ts';
import * as packaging from './kinds/packaging.ts';
import * as fittings from './kinds/pipes.ts';
import * as pipes from './kinds/pipes.ts';
import * as plugs from './kinds/plugs.ts';
import * as tools from './kinds/tools.ts';
import * as valves from './kinds/valves.ts';
import * as boxes from './kinds/wiring.ts';
import * as wiring from './kinds/wiring.ts';

/** Every family of articles that has a drawing of its own. */
export const DRAWINGS = {
  'installation-cable': cables.installationCable,
  'flexible-cord': cables.flexibleCord,
  wire: cables.wire,
  'data-cable': cables.dataCable,
  'coax-cable': cables.coaxCable,
  'fibre-cable': cables.fibreCable,
  'heating-cable': climate.heatingCable,
  'heating-mat': climate.heatingMat,
  'patch-cord': dataNetwork.patchCord,
  'patch-panel': dataNetwork.patchPanel,
  'modular-jack': dataNetwork.modularJack,
  mcb: modular.miniatureCircuitBreaker,
  rccb: modular.residualBreaker,
  rcbo: modular.residualBreakerWithOvercurrent,
  'surge-arrester': modular.surgeArrester,
  'modular-device': modular.modularDevice,
  meter: modular.electricityMeter,
  fuse: fuses.cartridgeFuse,
  'nh-fuse': fuses.knifeFuse,
  contactor: control.contactor,
  relay: control.relay,
  'overload-relay': control.overloadRelay,
  'motor-protection': control.motorProtection,
  'push-button': control.pushButton,
  'frequency-converter': control.frequencyConverter,
  'distribution-board': boards.distributionBoard,
  enclosure: boards.enclosure,
  'din-rail': boards.dinRail,
  'terminal-block': boards.terminalBlock,
  busbar: boards.busbar,
  'phase-busbar': boards.phaseBusbar,
  inverter: boards.solarInverter,
  switch: wiring.rockerSwitch,
  'socket-outlet': wiring.socketOutlet,
  dimmer: wiring.dimmer,
  frame: wiring.coverFrame,
  'install-box': boxes.installationBox,
  'junction-box': boxes.junctionBox,
  'cable-tie': fastening.cableTie,
  'cable-lug': connecting.cableLug,
  'end-sleeve': connecting.endSleeve,
  'cable-gland': connecting.cableGland,
  'push-terminal': connecting.pushTerminal,
  'cable-clip': fastening.cableClip,
  tape: fastening.tape,
  'shrink-tubing': connecting.shrinkTubing,
  screws: fastening.screws,
  conduit: cableways.conduitRigid,
  'conduit-flexible': cableways.conduitFlexible,
  'cable-tray': cableways.cableTray,
  'mesh-tray': cableways.meshTray,
  'cable-ladder': cableways.cableLadder,
  trunking: cableways.trunking,
  'extension-reel': plugs.cableReel,
  'led-bulb': lamps.ledBulb,
  'led-tube': lamps.ledTube,
  'led-driver': lamps.ledDriver,
  downlight: luminaires.downlight,
  'linear-luminaire': luminaires.linearLuminaire,
  'ceiling-luminaire': luminaires.ceilingLuminaire,
  floodlight: luminaires.floodlight,
  'high-bay': luminaires.highBay,
  'street-luminaire': luminaires.streetLuminaire,
  'emergency-luminaire': luminaires.emergencyLuminaire,
  'track-spot': luminaires.trackSpot,
  'motion-detector': detectors.motionDetector,
  'smoke-detector': detectors.smokeDetector,
  'door-bell': detectors.doorBell,
  'room-thermostat': detectors.roomThermostat,
  'ev-charger': energy.evCharger,
  'ev-cable': energy.evCable,
  'solar-panel': energy.solarPanel,
  'panel-heater': climate.panelHeater,
  fan: climate.fan,
  'plug-cee': plugs.ceePlug,
  'socket-cee': plugs.ceeSocket,
  plug: plugs.plug,
  screwdriver: tools.screwdriver,
  multimeter: tools.multimeter,
  drill: tools.drill,
  battery: tools.battery,
  pipe: pipes.metalPipe,
  'plastic-pipe': pipes.plasticPipe,
  'drain-pipe': pipes.drainPipe,
  elbow: fittings.elbow,
  coupling: fittings.coupling,
  tee: fittings.tee,
  'pipe-cap': fittings.cap,
  'pipe-insulation': pipes.pipeInsulation,
  'pipe-clamp': fastening.pipeClamp,
  'sealing-ring': fastening.sealingRing,
  'gas-cylinder': pipes.gasCylinder,
  'ball-valve': valves.ballValve,
  'check-valve': valves.checkValve,
  'safety-valve': valves.safetyValve,
  strainer: valves.strainer,
  filter: valves.waterFilter,
  'radiator-valve': circuits.radiatorValve,
  'thermostat-head': circuits.thermostatHead,
  manifold: circuits.manifold,
  pump: circuits.circulationPump,
  'expansion-vessel': circuits.expansionVessel,
  'water-meter': valves.waterMeter,
  'basin-mixer': mixers.basinMixer,
  'kitchen-mixer': mixers.kitchenMixer,
  'shower-mixer': mixers.showerMixer,
  'shower-head': mixers.showerHead,
  'shower-hose': mixers.showerHose,
  'wash-basin': ceramics.washBasin,
  'kitchen-sink': ceramics.kitchenSink,
  toilet: ceramics.toilet,
  'toilet-seat': ceramics.toiletSeat,
  cistern: ceramics.cistern,
  bathtub: ceramics.bathtub,
  'shower-tray': ceramics.showerTray,
  'floor-drain': drains.floorDrain,
  'shower-channel': drains.showerChannel,
  siphon: drains.siphon,
  radiator: heating.panelRadiator,
  'towel-rail': heating.towelRail,
  'water-heater': heating.waterHeater,
  'instant-heater': heating.instantHeater,
  'heat-pump': heating.heatPump,
  'indoor-heat-pump': heating.indoorHeatPump,
  'air-unit': heating.airUnit,
  carton: packaging.carton,
  coil: packaging.coil,
  bag: packaging.bag,
  roll: packaging.roll,
  accessory: packaging.accessory,
} as const satisfies Record<string, Drawing>;

export type Family = keyof typeof DRAWINGS;
export const FAMILIES = Object.keys(DRAWINGS).filter((name): name is Family => name in DRAWINGS);
