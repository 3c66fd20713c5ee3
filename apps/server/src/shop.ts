import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import {
  selectAnalyticsForwarder,
  selectCardService,
  selectGeocoder,
  selectMediaStore,
  selectSearchEngine,
} from './adapter-selection.ts';
import { accountingRoutes } from './areas/accounting/index.ts';
import {
  analyticsCron,
  analyticsRoutes,
  analyticsTasks,
  registerReportFiles,
  watchAnalytics,
} from './areas/analytics/index.ts';
import { assortmentRoutes } from './areas/assortments/index.ts';
import { auditedAnswers, auditRoutes, hashEmailBy, openErasedPeopleKey } from './areas/audit/index.ts';
import {
  CART_CHANGES,
  cartRoutes,
  destinationOfActiveCart,
  openCartEvents,
  openCartTeller,
  openLinesReader,
  registerCartEvents,
  registerCartExport,
} from './areas/cart/index.ts';
import { catalogueRoutes, openCatalogueCache } from './areas/catalogue/index.ts';
import {
  CATALOGUE_CHANGES,
  openCatalogueEvents,
  pdfCatalogueRoutes,
  pdfCatalogueSearchRoutes,
  registerDefaultLogo,
  tidyCatalogues,
} from './areas/catalogues/index.ts';
import { contentRoutes, registerSitemap } from './areas/content/index.ts';
import { deliveryRoutes } from './areas/delivery/index.ts';
import { deskRoutes } from './areas/desk/index.ts';
import {
  DOCUMENT_CHANGES,
  DOCUMENT_CRON,
  documentKinds,
  documentRoutes,
  documentTasks,
  materialPictures,
  openDocumentEvents,
  registerCatalogueDocuments,
  registerDocumentFile,
  registerLabelPrints,
  shelfLabelRoutes,
  tidyDocuments,
  tidyLabelPrints,
  wakeDocuments,
} from './areas/documents/index.ts';
import { failedOperationRoutes, watchFailedOperations } from './areas/failed-operations/index.ts';
import {
  findSession,
  identityRoutes,
  openSessionEnds,
  presentContext,
  SESSIONS_ENDED,
} from './areas/identity/index.ts';
import { importRoutes, importThread, registerImportUpload, tidyUploads } from './areas/imports/index.ts';
import { KIT_CHANGES, kitsRoutes, openKitEvents, registerKitFiles, registerKitLabels } from './areas/kits/index.ts';
import {
  LIST_CHANGES,
  LIST_CRON,
  listMessageHandlers,
  listOrderingRoutes,
  listRoutes,
  listStream,
  listTasks,
  openListEvents,
  openVisibleLines,
  registerListFiles,
  tidyLists,
} from './areas/lists/index.ts';
import {
  MEDIA_CRON,
  mediaRoutes,
  mediaTasks,
  registerDataSheets,
  registerMedia,
  registerMediaFiles,
  registerMediaUploads,
  tidyMedia,
} from './areas/media/index.ts';
import { messageHandlers, messageRoutes, registerKeptMails, sendMailBy } from './areas/messages/index.ts';
import {
  ORDER_UPLOAD_CRON,
  openDocumentReader,
  orderUploadTasks,
  orderValidationRoutes,
  registerValidationFiles,
  wakeOrderUploads,
} from './areas/order-validation/index.ts';
import {
  CARD_ORDER_CRON,
  type CardDeps,
  cardOrderTasks,
  FOLLOW_CRON,
  followTasks,
  orderPdf,
  orderRoutes,
  outgoingOrder,
  outgoingReturn,
  placeLines,
  recordPayment,
  registerOrderFiles,
  wakeCardOrders,
} from './areas/orders/index.ts';
import { openAskableMaterials, openPriceCache, pricingRoutes } from './areas/pricing/index.ts';
import { openCxmlReader, punchoutRoutes, registerPunchout } from './areas/punchout/index.ts';
import { recommendationRoutes } from './areas/recommendations/index.ts';
import { searchRoutes } from './areas/search/index.ts';
import { translationRoutes } from './areas/translations/index.ts';
import { openDataDirectory } from './data-directory.ts';
import { migrate, openDatabase, openListener } from './db/index.ts';
import { openEmbeddedErp } from './gateways/erp/embedded/index.ts';
import { erpMetrics, openDemoOutage, openResilientErp, withSimulatedOutage } from './gateways/erp/resilience/index.ts';
import { openSapErp, SAP_CRON, sapTasks, wakeSapOrders, watchSapOrders } from './gateways/erp/sap/index.ts';
import { openKeptMail } from './gateways/mail/kept/index.ts';
import { openSmtp } from './gateways/mail/smtp/index.ts';
import { verifyPaymentAmounts } from './gateways/payment/amount-verification/index.ts';
import { registerSandboxPage, sandboxTasks } from './gateways/payment/embedded/index.ts';
import { registerPaymentWebhook } from './gateways/payment/webhook-route.ts';
import { openEmbeddedRecommender } from './gateways/recommender/embedded/index.ts';
import { openTypst } from './gateways/typesetting/embedded/index.ts';
import type { Answer } from './http/answer.ts';
import { registerApiDocs } from './http/api-docs/register-api-docs.ts';
import { registerApiDocument } from './http/api-document/register-api-document.ts';
import { answerNotFound } from './http/failures.ts';
import { registerHealth } from './http/health.ts';
import { registerLimits } from './http/limits.ts';
import { isReadableLog } from './http/log.ts';
import { makeMetrics, registerMetrics } from './http/metrics.ts';
import { callWithin, registerOperationRoutes } from './http/operation-routes.ts';
import { registerPacking } from './http/packing.ts';
import { registerPages } from './http/pages/pages.ts';
import { loadRenderer } from './http/pages/renderer.ts';
import { registerReadiness } from './http/readiness.ts';
import { registerRequestLog } from './http/request-log.ts';
import { makeServer } from './http/server.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerStorage, watchStorage } from './http/storage.ts';
import { openImageProcessor } from './images/index.ts';
import { type Jobs, startJobs, wakeImports } from './jobs/index.ts';
import { makeTheDemo } from './make-the-demo.ts';
import { OUTBOX_MESSAGES, openOutbox, tidyOutbox, watchOutbox } from './outbox/index.ts';
import { openPublicFetch } from './public-fetch/index.ts';
import type { Settings } from './settings.ts';
import { openSheetMaker } from './sheet-maker/index.ts';

export interface Shop {
  /** Makes the demo where it is wanted, fills the search; resolves once the shop can serve. */
  start(): Promise<void>;
  address(): string;
  /** Lets requests finish, then closes everything. */
  close(): Promise<void>;
}

/** Every room of the house and what goes into it: reading this file is seeing the shop. */
export const openShop = async (settings: Settings, root: string, log: Logger): Promise<Shop> => {
  const build = join(root, 'apps/server/build');
  const web = join(root, 'apps/web/build');
  await openDataDirectory(settings.dataDirectory, settings.databaseUrl === undefined);
  const [database, render] = await Promise.all([
    openDatabase(
      {
        databaseUrl: settings.databaseUrl,
        dataDirectory: settings.dataDirectory,
        poolSize: settings.databasePoolSize,
        applicationName: 'grossist server',
      },
      log,
    ),
    loadRenderer(join(web, 'server/index.js'), settings.production),
  ]);
  const { db, pool, connectionString } = database;
  await migrate(pool, join(build, 'migrations'));

  const events = await openListener(connectionString, log);
  const catalogue = openCatalogueCache(db);
  await catalogue.subscribe(events);
  const askable = openAskableMaterials({ db, catalogue });
  const visibleLines = openVisibleLines({ db, catalogue });
  const cartEvents = openCartEvents();
  await events.subscribe(CART_CHANGES, cartEvents.subscriber);
  const kitEvents = openKitEvents();
  await events.subscribe(KIT_CHANGES, kitEvents.subscriber);
  const listEvents = openListEvents();
  await events.subscribe(LIST_CHANGES, listEvents.subscriber);
  const catalogueEvents = openCatalogueEvents();
  await events.subscribe(CATALOGUE_CHANGES, catalogueEvents.subscriber);
  const documentEvents = openDocumentEvents();
  await events.subscribe(DOCUMENT_CHANGES, documentEvents.subscriber);
  const sessionEnds = openSessionEnds();
  await events.subscribe(SESSIONS_ENDED, sessionEnds.subscriber);
  const teller = openCartTeller(db, log);
  const metrics = makeMetrics();
  const outage = settings.demo && (await openDemoOutage(db, events));
  const tables = openEmbeddedErp(db, Date.now, { isDemo: settings.demo !== undefined });
  const sap = settings.sap && { ...settings.sap, fetch, log, now: Date.now };
  const wholesaler = sap ? openSapErp({ db, settings: sap, elsewhere: tables }) : tables;
  if (sap) watchSapOrders(metrics.registry, db);
  watchFailedOperations(metrics.registry, db);
  const forwarder = selectAnalyticsForwarder(settings);
  const analyticsWatch = watchAnalytics(metrics.registry, db);
  const erp = openResilientErp(outage ? withSimulatedOutage(wholesaler, outage.now) : wholesaler, {
    settings: settings.erp,
    metrics: erpMetrics(log, metrics.registry),
  });
  const prices = openPriceCache(erp, settings.priceCache);
  await events.subscribe('erp_changes', prices.materialsChanged);
  await events.subscribe('search_changes', prices.anythingChanged);
  const geocoder = selectGeocoder(db, settings);
  const recommender = openEmbeddedRecommender(db);
  const typesetter = openTypst({ workerFile: pathToFileURL(join(build, 'pdf-worker.js')) });
  const images = openImageProcessor();
  const mediaStore = selectMediaStore(db, images, settings);
  const fetchFile = settings.media.fetching && openPublicFetch(settings.media.fetching);
  const documents = openDocumentReader({ workerFile: pathToFileURL(join(build, 'order-worker.js')) });
  const linesFiles = openLinesReader({ workerFile: pathToFileURL(join(build, 'lines-worker.js')) });
  const cxml = openCxmlReader({ workerFile: pathToFileURL(join(build, 'cxml-worker.js')) });
  const sheets = openSheetMaker({ workerFile: pathToFileURL(join(build, 'sheet-worker.js')) });
  const search = selectSearchEngine(settings, {
    connectionString,
    workerFile: pathToFileURL(join(build, 'search-worker.js')),
    log,
  });

  const uploads = join(settings.dataDirectory, 'imports');
  const erasedPeopleKey = await openErasedPeopleKey(settings.dataDirectory);
  const hashEmail = hashEmailBy(erasedPeopleKey);
  const imports = importThread({
    connectionString,
    folder: uploads,
    erasedPeopleKey,
    workerFile: pathToFileURL(join(build, 'import-worker.js')),
    log,
  });

  const address = (): string => {
    const [listening] = app.addresses();
    const port = typeof listening === 'object' ? listening.port : settings.port;
    return settings.publicUrl ?? `http://${settings.host}:${port}/`;
  };
  const catalogues = {
    db,
    catalogue,
    prices,
    typesetter,
    store: mediaStore,
    picturesOf: materialPictures({ db, store: mediaStore }),
    publicUrl: address,
  };
  const catalogueDocuments = { ...catalogues, kinds: documentKinds(catalogues) };
  const { payments, sandbox } = await selectCardService(db, settings, address);
  const card: CardDeps | undefined = payments && {
    db,
    erp,
    log,
    now: Date.now,
    payments: verifyPaymentAmounts(payments, { db, log }),
    publicUrl: address,
    wake: wakeCardOrders(pool),
  };

  const { messages } = settings;
  const mailer = messages.smtp === undefined ? openKeptMail(db) : openSmtp(messages.smtp);
  const sendMail = sendMailBy(mailer);
  const { mailFrom } = messages;
  const outbox = openOutbox({
    db,
    handlers: {
      ...messageHandlers({
        db,
        sendMail,
        mailFrom,
        projectMail: messages.projectMail,
        customerMail: messages.customerMail,
        shopAddress: address,
        destinations: messages.orders,
        outgoingOrder: outgoingOrder(db),
        outgoingReturn: outgoingReturn(db),
        orderPdf: orderPdf({ db, typesetter }),
        publicUrl: settings.publicUrl,
        fetch,
        now: Date.now,
      }),
      ...listMessageHandlers({ db, sendMail, mailFrom, publicUrl: settings.publicUrl }),
    },
    log,
    watch: watchOutbox(metrics.registry, db),
    maxAgeMs: messages.outboxDays * 86_400_000,
    attemptMs: messages.outboxAttemptMs,
  });
  await events.subscribe(OUTBOX_MESSAGES, outbox.subscriber);

  const answers: readonly Answer[] = auditedAnswers(db, [
    ...auditRoutes({ db, hashEmail }),
    ...identityRoutes({ db, signInFailures: settings.signInFailures }),
    ...catalogueRoutes({ db, catalogue, search }),
    ...searchRoutes({ db, catalogue, search, prices }),
    ...listRoutes({ db, catalogue, visibleLines, limits: settings.lists }),
    ...listOrderingRoutes({
      db,
      visibleLines,
      erp,
      limits: settings.lists,
      readListFile: linesFiles.readList,
    }),
    ...pdfCatalogueRoutes({ db, catalogue }),
    ...pdfCatalogueSearchRoutes({ db, catalogue, search }),
    ...contentRoutes({ db, catalogue, erp, search }),
    ...translationRoutes({ db }),
    ...analyticsRoutes({
      db,
      markets: new Set(settings.analytics.markets),
      retentionDays: settings.analytics.retentionDays,
      isForwarded: forwarder !== undefined,
      watch: analyticsWatch,
    }),
    ...assortmentRoutes({ db }),
    ...pricingRoutes({
      db,
      askable,
      erp,
      prices,
      destinationOf: destinationOfActiveCart(db),
      outage: outage && { ...outage, breakerState: erp.breakerState },
    }),
    ...cartRoutes({ db, catalogue, askable, erp, prices, geocoder, teller, readLinesFile: linesFiles.read }),
    ...kitsRoutes({ db, erp, readLinesFile: linesFiles.read }),
    ...shelfLabelRoutes({ db, catalogue, prices, wakeDocuments: wakeDocuments(pool) }),
    ...deliveryRoutes({ db, erp, geocoder, contact: settings.contact }),
    ...deskRoutes({ db, signInFailures: settings.signInFailures }),
    ...documentRoutes({ db }),
    ...accountingRoutes({ db }),
    ...orderRoutes({ db, erp, geocoder, card, listLimits: settings.lists }),
    ...punchoutRoutes({ db, erp }),
    ...failedOperationRoutes({ db, queues: { order: sap && wakeSapOrders(db), payment: card?.wake } }),
    ...messageRoutes({ db }),
    ...mediaRoutes({ db, store: mediaStore, companyBytes: settings.media.companyBytes }),
    ...recommendationRoutes({ db, erp, recommender }),
    ...importRoutes({ db, wake: wakeImports(pool) }),
    ...orderValidationRoutes({ db, erp, search, placeLines: placeLines({ db, erp }) }),
  ]);

  const storage = watchStorage(settings.dataDirectory);
  let isOpen = false;
  const sessions = findSession(db, settings.sessionIdleMinutes);
  const app = makeServer({
    log,
    trustedProxies: settings.trustedProxies,
    overTls: settings.publicUrl?.startsWith('https:') ?? false,
  });
  registerPacking(app);
  registerRequestLog(app, metrics, { level: isReadableLog(settings) ? 'debug' : 'info' });
  registerStorage(app, storage);
  registerHealth(app, {
    missing: async () => {
      const answersNow = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      return [
        ...(answersNow ? [] : ['database']),
        ...((await storage.isWritable()) ? [] : ['disk space']),
        ...(search.isReady() ? [] : ['search']),
        ...(isOpen ? [] : ['start']),
        ...(app.stopping.isStopping() ? ['stopping'] : []),
      ];
    },
  });
  registerReadiness(app, () => isOpen);
  registerLimits(app, db, settings.requestsPerMinute);
  registerMetrics(app, metrics, settings.metrics);
  registerApiDocument(app, { publicUrl: settings.publicUrl });
  if (settings.apiDocs) registerApiDocs(app);
  registerStaticFiles(app, join(web, 'client'));
  registerMedia(app, { db, store: mediaStore });
  registerDataSheets(app, { db, catalogue, store: mediaStore, search, typesetter, findSession: sessions });
  registerMediaFiles(app, { db, store: mediaStore, findSession: sessions });
  registerMediaUploads(app, { db, store: mediaStore, images, findSession: sessions, ...settings.media });
  registerDefaultLogo(app, { db, store: mediaStore, images, findSession: sessions, ...settings.media });
  registerSitemap(app, { db, catalogue, publicUrl: settings.publicUrl });
  registerOperationRoutes(app, { answers, findSession: sessions });
  registerImportUpload(app, {
    db,
    mostBytes: settings.imports.mostBytes,
    findSession: sessions,
    wake: wakeImports(pool),
  });
  registerValidationFiles(app, {
    db,
    erp,
    search,
    read: documents.read,
    findSession: sessions,
    wake: wakeOrderUploads(pool),
  });
  registerCartEvents(app, {
    events: cartEvents,
    further: [kitEvents, listStream(listEvents), catalogueEvents, documentEvents],
    sessionEnds,
    findSession: sessions,
  });
  registerKeptMails(app, { db, findSession: sessions });
  registerPunchout(app, {
    db,
    erp,
    search,
    findSession: sessions,
    placeLines: placeLines({ db, erp }),
    readCxml: cxml.read,
    signInFailures: settings.signInFailures,
    publicUrl: settings.publicUrl,
    frames: settings.punchoutFrames,
    isDemo: settings.demo !== undefined,
  });
  registerOrderFiles(app, { db, erp, typesetter, sheets, findSession: sessions });
  registerKitFiles(app, { db, findSession: sessions });
  registerKitLabels(app, { db, typesetter, findSession: sessions });
  registerLabelPrints(app, { db, store: mediaStore, typesetter, findSession: sessions });
  registerCartExport(app, { db, erp, typesetter, findSession: sessions });
  registerDocumentFile(app, { db, findSession: sessions });
  registerCatalogueDocuments(app, { ...catalogueDocuments, findSession: sessions, wake: wakeDocuments(pool) });
  registerReportFiles(app, { db, findSession: sessions });
  registerListFiles(app, { db, limits: settings.lists, sheets, findSession: sessions });
  if (card) registerPaymentWebhook(app, { payments: card.payments, heard: recordPayment(card) });
  if (sandbox) registerSandboxPage(app, { db });
  app.all('/api/*', async (request, reply) => answerNotFound(request, reply));
  registerPages(app, {
    render,
    findSession: sessions,
    callWithin: callWithin(answers),
    presentUser: presentContext,
    publicUrl: settings.publicUrl,
    isDemo: settings.demo !== undefined,
    ...(settings.media.cloudinary && { imageOrigin: new URL(settings.media.cloudinary.deliveryUrl).origin }),
  });
  app.setNotFoundHandler(answerNotFound);
  const stopping = new AbortController();
  let jobs: Jobs | undefined;

  return {
    start: async () => {
      await app.listen({ port: settings.port, host: settings.host });
      if (settings.demo !== undefined)
        await makeTheDemo({ db, hashEmail, erp, signal: stopping.signal })(settings.demo);
      await search.caughtUp();
      isOpen = true;
      outbox.start();
      const tidy = async () => {
        await tidyOutbox(db)();
        await tidyLists(db)();
        await tidyMedia({ db, store: mediaStore });
        await tidyLabelPrints(db)();
        await tidyDocuments(db)();
        await tidyCatalogues(db)();
        await tidyUploads({ db, folder: uploads, keptDays: settings.imports.keptDays });
      };
      jobs = startJobs({
        pool,
        log,
        imports: { work: imports.work, tidy },
        learn: recommender.learn,
        tasks: {
          ...(card && cardOrderTasks(card)),
          ...(sandbox && sandboxTasks({ ...sandbox, fetch })),
          ...followTasks({ db, erp }),
          ...analyticsTasks({
            db,
            forwarder,
            retentionDays: settings.analytics.retentionDays,
            watch: analyticsWatch,
            log,
            signal: stopping.signal,
          }),
          ...documentTasks({ db, kinds: catalogueDocuments.kinds, log, stopping: stopping.signal }),
          ...listTasks(db),
          ...orderUploadTasks({ db, erp, search, read: documents.read, log }),
          ...(fetchFile && mediaTasks({ db, store: mediaStore, images, fetchFile, log, signal: stopping.signal })),
          ...(sap && sapTasks({ db, settings: sap })),
        },
        cron: [
          ...analyticsCron(forwarder !== undefined),
          ...(card ? CARD_ORDER_CRON : []),
          ...DOCUMENT_CRON,
          ...FOLLOW_CRON,
          ...LIST_CRON,
          ...ORDER_UPLOAD_CRON,
          ...(fetchFile ? MEDIA_CRON : []),
          ...(sap ? SAP_CRON : []),
        ],
      });
    },
    address,
    close: async () => {
      stopping.abort();
      // Nobody sends requests to a shop that was never ready.
      await app.stopping.stop({ ...settings.stopping, ...(isOpen ? {} : { drainMs: 0 }) });
      await teller.close();
      await imports.close();
      await jobs?.stop();
      await outbox.close();
      await mailer.close();
      await documents.close();
      await linesFiles.close();
      await cxml.close();
      await typesetter.close();
      await sheets.close();
      await search.close();
      await events.close();
      await database.close();
    },
  };
};
