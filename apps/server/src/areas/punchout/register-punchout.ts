import type { FastifyInstance } from 'fastify';
import { signInBrake } from '../identity/index.ts';
import { registerBuyerPage } from './buyer/register-buyer-page.ts';
import type { PunchoutDeps } from './deps.ts';
import { registerCxml } from './register-cxml.ts';
import { registerPunchoutPages } from './register-pages.ts';

/** Everything below /punchout: what other systems and their browsers open. docs/punchout.md */
export const registerPunchout = (app: FastifyInstance, deps: PunchoutDeps): void => {
  const brake = signInBrake(deps.db, deps.signInFailures);
  registerPunchoutPages(app, deps, brake);
  registerCxml(app, deps, brake);
  if (deps.isDemo) registerBuyerPage(app, deps.publicUrl);
};
