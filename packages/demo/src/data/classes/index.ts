import type { ClassPlan } from '../../class-plan.ts';
import { AUTOMATION } from './automation.ts';
import { CABLES } from './cables.ts';
import { CONDUIT } from './conduit.ts';
import { CONNECTION } from './connection.ts';
import { CONTROL } from './control.ts';
import { HEATING } from './heating.ts';
import { LIGHTING } from './lighting.ts';
import { PIPES } from './pipes.ts';
import { PROTECTION } from './protection.ts';
import { SANITARY } from './sanitary.ts';
import { WIRING } from './wiring.ts';

/** Every class the demo sells. */
export const CLASSES: readonly ClassPlan[] = [
  ...CABLES,
  ...PIPES,
  ...WIRING,
  ...PROTECTION,
  ...CONNECTION,
  ...HEATING,
  ...CONDUIT,
  ...LIGHTING,
  ...SANITARY,
  ...CONTROL,
  ...AUTOMATION,
];
