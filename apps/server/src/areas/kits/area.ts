import type { Area } from '../../area.ts';
import type { Answer } from '../../http/answer.ts';
import { KIT_CHANGES, openKitEvents } from './events/kit-events.ts';
import { type KitLabelsDeps, registerKitFiles, registerKitLabels } from './files/register-kit-files.ts';
import type { KitsDeps } from './routes/deps.ts';
import { cartKitRoutes, fileRoutes, kitRoutes } from './routes/kit-routes.ts';
import { projectRoutes, sheetRoutes, sourceRoutes } from './routes/project-routes.ts';
import { templateRoutes } from './routes/template-routes.ts';

export const kitsRoutes = (deps: KitsDeps): readonly Answer[] => [
  ...projectRoutes(deps),
  ...sourceRoutes(deps),
  ...kitRoutes(deps),
  ...cartKitRoutes(deps),
  ...templateRoutes(deps),
  ...fileRoutes(deps),
  ...sheetRoutes(deps),
];

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
