import type { Area } from '../../area.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { Answer } from '../../http/answer.ts';
import type { Handlers } from '../../outbox/index.ts';
import type { ReadListFile } from '../cart/index.ts';
import { LIST_CHANGES, listStream, openListEvents } from './events/list-events.ts';
import { type ListFilesDeps, registerListFiles } from './files/register-list-files.ts';
import { PRESET_LIST_LIMITS } from './limits.ts';
import { listMessageHandlers, type NoticeDeps } from './notices/send-notices.ts';
import { openVisibleLines } from './queries/visible-lines.ts';
import type { ListDeps } from './routes/deps.ts';
import { favoriteRoutes } from './routes/favorite-routes.ts';
import { lineRoutes } from './routes/line-routes.ts';
import { fileRoutes, listRoutesOf, subscriberRoutes } from './routes/list-routes.ts';
import { noticeRoutes } from './routes/notice-routes.ts';
import { orderingRoutes } from './routes/ordering-routes.ts';
import { LIST_CRON, listTasks, tidyLists } from './tasks.ts';

interface ListOrderingDeps extends Omit<ListDeps, 'catalogue'> {
  erp: Erp;
  /** Reads the lines of an uploaded file. */
  readListFile: ReadListFile;
}

/** Everything that answers calls of variation lists, but for files and ordering. */
export const listRoutes = (deps: ListDeps): readonly Answer[] => {
  const { db, visibleLines, limits = PRESET_LIST_LIMITS } = deps;
  return [
    ...favoriteRoutes(db, limits),
    ...listRoutesOf(db, limits, visibleLines),
    ...lineRoutes(deps, limits),
    ...subscriberRoutes(db),
    ...noticeRoutes({ db }),
  ];
};

/** What reads files into lists, and puts lists into carts and orders into lists. */
export const listOrderingRoutes = ({
  db,
  visibleLines,
  erp,
  readListFile,
  limits = PRESET_LIST_LIMITS,
}: ListOrderingDeps): readonly Answer[] => [
  ...fileRoutes({ db, visibleLines, limits, readListFile }),
  ...orderingRoutes({ db, erp, limits }),
];

type ListAreaDeps = Omit<ListDeps & ListOrderingDeps, 'visibleLines'> & ListFilesDeps & NoticeDeps;

interface ListArea extends Area {
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
