import type { Area } from '../../area.ts';
import { KIT_CHANGES, openKitEvents } from './events/kit-events.ts';
import { registerKitFiles } from './files/register-kit-files.ts';
import { type KitLabelsDeps, registerKitLabels } from './files/register-kit-labels.ts';
import { type KitsDeps, kitsRoutes } from './routes/index.ts';

/** Opens kits: their calls, files, labels and the events of their changes. */
export const openKitArea = (deps: KitsDeps & KitLabelsDeps): Area => {
  const events = openKitEvents();
  return {
    answers: kitsRoutes(deps),
    register: (app) => {
      registerKitFiles(app, deps);
      registerKitLabels(app, deps);
    },
    subscribers: { [KIT_CHANGES]: events.subscriber },
    stream: events,
  };
};
