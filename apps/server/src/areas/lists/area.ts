import type { Area } from '../../area.ts';
import type { Handlers } from '../../outbox/index.ts';
import { LIST_CHANGES, listStream, openListEvents } from './events/list-events.ts';
import { type ListFilesDeps, registerListFiles } from './files/register-list-files.ts';
import { listMessageHandlers, type NoticeDeps } from './notices/send-notices.ts';
import { openVisibleLines } from './queries/visible-lines.ts';
import type { ListDeps } from './routes/deps.ts';
import { type ListOrderingDeps, listOrderingRoutes, listRoutes } from './routes/index.ts';
import { LIST_CRON, listTasks, tidyLists } from './tasks.ts';

export type ListAreaDeps = Omit<ListDeps & ListOrderingDeps, 'visibleLines'> & ListFilesDeps & NoticeDeps;

export interface ListArea extends Area {
  /** Sends the mails of lists. */
  messageHandlers: Handlers;
}

/** Opens variation lists: their calls, files, mails, jobs and the events of their changes. */
export const openListArea = (deps: ListAreaDeps): ListArea => {
  const events = openListEvents();
  const withLines = { ...deps, visibleLines: openVisibleLines(deps) };
  return {
    answers: [...listRoutes(withLines), ...listOrderingRoutes(withLines)],
    register: (app) => registerListFiles(app, deps),
    subscribers: { [LIST_CHANGES]: events.subscriber },
    stream: listStream(events),
    messageHandlers: listMessageHandlers(deps),
    tasks: listTasks(deps.db),
    cron: LIST_CRON,
    tidy: tidyLists(deps.db),
  };
};
