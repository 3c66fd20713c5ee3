import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Area } from './area.ts';
import { auditedAnswers } from './areas/audit/index.ts';
import { openDataDirectory } from './data-directory.ts';
import { makeMetrics } from './http/metrics.ts';
import { loadRenderer } from './http/pages/pages.ts';
import { makeServer } from './http/server.ts';
import { type Jobs, startJobs } from './jobs/index.ts';
import { makeTheDemo } from './make-the-demo.ts';
import { type Handlers, OUTBOX_MESSAGES, type Outbox, openOutbox, tidyOutbox, watchOutbox } from './outbox/index.ts';
import type { Settings } from './settings.ts';
import { openSharedParts, type SharedParts } from './shared-parts.ts';
import { type AreasDeps, openAreas } from './shop-areas.ts';
import { registerShop } from './shop-server.ts';

export interface Shop {
  /** Makes the demo where it is wanted, fills the search; resolves once the shop can serve. */
  start(): Promise<void>;
  address(): string;
  /** Lets requests finish, then closes everything. */
  close(): Promise<void>;
}

/** Returns the URL at which people reach the shop: the configured one, or that of the socket. */
const addressOf =
  (app: FastifyInstance, { publicUrl, host, port: wantedPort }: Settings) =>
  (): string => {
    const [listening] = app.addresses();
    const port = typeof listening === 'object' ? listening.port : wantedPort;
    return publicUrl ?? `http://${host}:${port}/`;
  };

const subscribeAreas = async (areas: readonly Area[], { events }: SharedParts): Promise<void> => {
  for (const { subscribers = {} } of areas)
    for (const [channel, subscriber] of Object.entries(subscribers)) await events.subscribe(channel, subscriber);
};

const openShopOutbox = async (parts: SharedParts, { messages }: Settings, handlers: Handlers): Promise<Outbox> => {
  const { db, log, registry, events } = parts;
  const outbox = openOutbox({
    db,
    handlers,
    log,
    watch: watchOutbox(registry, db),
    maxAgeMs: messages.outboxDays * 86_400_000,
    attemptMs: messages.outboxAttemptMs,
  });
  await events.subscribe(OUTBOX_MESSAGES, outbox.subscriber);
  return outbox;
};

/** Starts the jobs of all areas. */
const startAreaJobs = ({ pool, db, log, recommender }: SharedParts, opened: ReturnType<typeof openAreas>): Jobs => {
  const { areas, imports } = opened;
  const tidy = async (): Promise<void> => {
    await tidyOutbox(db)();
    for (const area of areas) await area.tidy?.();
  };
  return startJobs({
    pool,
    log,
    imports: { work: imports.work, tidy },
    learn: recommender.learn,
    tasks: Object.fromEntries(areas.flatMap(({ tasks = {} }) => Object.entries(tasks))),
    cron: areas.flatMap(({ cron = [] }) => cron),
  });
};

/** Composition root: opens the shared parts, the areas and the server, and ties them together. */
export const openShop = async (settings: Settings, root: string, log: Logger): Promise<Shop> => {
  const web = join(root, 'apps/web/build');
  const { publicUrl, trustedProxies, dataDirectory } = settings;
  await openDataDirectory(dataDirectory, settings.databaseUrl === undefined);
  const stopping = new AbortController();
  const metrics = makeMetrics();
  const app = makeServer({ log, trustedProxies, overTls: publicUrl?.startsWith('https:') ?? false });
  const shopAddress = addressOf(app, settings);
  const [parts, render] = await Promise.all([
    openSharedParts({ settings, build: join(root, 'apps/server/build'), log, metrics, shopAddress }),
    loadRenderer(join(web, 'server/index.js'), settings.production),
  ]);
  const deps: AreasDeps = { parts, settings, shopAddress, stopping: stopping.signal };
  const opened = openAreas(deps);
  const { areas, messageHandlers } = opened;
  await subscribeAreas(areas, parts);
  const outbox = await openShopOutbox(parts, settings, messageHandlers);
  const answers = auditedAnswers(
    parts.db,
    areas.flatMap((area) => area.answers),
  );
  let isOpen = false;
  let jobs: Jobs | undefined;
  registerShop(app, { ...opened, settings, web, render, metrics, parts, answers, isOpen: () => isOpen });

  return {
    start: async () => {
      await app.listen({ port: settings.port, host: settings.host });
      if (settings.demo !== undefined) await makeTheDemo({ ...parts, signal: stopping.signal })(settings.demo);
      await parts.search.caughtUp();
      isOpen = true;
      outbox.start();
      jobs = startAreaJobs(parts, opened);
    },
    address: shopAddress,
    close: async () => {
      stopping.abort();
      // A shop that was never ready receives no requests.
      await app.stopping.stop({ ...settings.stopping, ...(isOpen ? {} : { drainMs: 0 }) });
      for (const area of areas) await area.stop?.();
      await jobs?.stop();
      await outbox.close();
      for (const area of areas) await area.close?.();
      await parts.close();
    },
  };
};
