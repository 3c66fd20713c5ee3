/** Kits packed per project, and the templates of a company. */
export { kitsRoutes, openKitArea } from './area.ts';
export { makeDemoKits } from './demo/make-demo-kits.ts';
export { KIT_CHANGES, type KitEvents, openKitEvents } from './events/kit-events.ts';
export {
  type KitFilesDeps,
  type KitLabelsDeps,
  registerKitFiles,
  registerKitLabels,
} from './files/register-kit-files.ts';
export type { KitsDeps } from './routes/deps.ts';
