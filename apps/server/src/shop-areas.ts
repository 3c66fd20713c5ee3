import type { Area } from './area.ts';
import { accountingRoutes } from './areas/accounting/index.ts';
import { openAnalyticsArea } from './areas/analytics/index.ts';
import { assortmentRoutes } from './areas/assortments/index.ts';
import { auditRoutes } from './areas/audit/index.ts';
import { destinationOfActiveCart, openCartArea } from './areas/cart/index.ts';
import { catalogueRoutes } from './areas/catalogue/index.ts';
import { openPdfCatalogueArea } from './areas/catalogues/index.ts';
import { contentRoutes, registerSitemap } from './areas/content/index.ts';
import { deliveryRoutes } from './areas/delivery/index.ts';
import { deskRoutes } from './areas/desk/index.ts';
import { openDocumentArea } from './areas/documents/index.ts';
import { failedOperationRoutes, watchFailedOperations } from './areas/failed-operations/index.ts';
import { identityRoutes } from './areas/identity/index.ts';
import { openImportArea } from './areas/imports/index.ts';
import { openKitArea } from './areas/kits/index.ts';
import { openListArea } from './areas/lists/index.ts';
import { openMediaArea } from './areas/media/index.ts';
import { messageHandlers, messageRoutes, registerStoredMails, sendMailBy } from './areas/messages/index.ts';
import { openValidationArea } from './areas/order-validation/index.ts';
import {
  type CardDeps,
  openOrderArea,
  orderPdf,
  outgoingOrder,
  outgoingReturn,
  placeLines,
  recordPayment,
  wakeCardOrders,
} from './areas/orders/index.ts';
import { pricingRoutes } from './areas/pricing/index.ts';
import { openPunchoutArea } from './areas/punchout/index.ts';
import { recommendationRoutes } from './areas/recommendations/index.ts';
import { searchRoutes } from './areas/search/index.ts';
import { translationRoutes } from './areas/translations/index.ts';
import { SAP_CRON, sapTasks, wakeSapOrders } from './gateways/erp/sap/index.ts';
import { verifyPaymentAmounts } from './gateways/payment/amount-verification/verify-payment-amounts.ts';
import { registerSandboxPage, sandboxTasks } from './gateways/payment/embedded/index.ts';
import { registerPaymentWebhook } from './gateways/payment/webhook-route.ts';
import { wakeImports } from './jobs/index.ts';
import type { Handlers } from './outbox/index.ts';
import type { Settings } from './settings.ts';
import type { SharedParts } from './shared-parts.ts';

export interface AreasDeps {
  parts: SharedParts;
  settings: Settings;
  /** Returns the URL at which people reach the shop, known once it listens. */
  shopAddress: () => string;
  /** Aborted when the shop stops. */
  stopping: AbortSignal;
}

const cardDepsOf = ({ parts, shopAddress }: AreasDeps): CardDeps | undefined => {
  const { db, erp, log, pool, cards } = parts;
  return (
    cards.payments && {
      db,
      erp,
      log,
      now: Date.now,
      payments: verifyPaymentAmounts(cards.payments, { db, log }),
      publicUrl: shopAddress,
      wake: wakeCardOrders(pool),
    }
  );
};

/** Areas of who the people are and what the desks of the house do. */
const houseAreas = ({ parts, settings }: AreasDeps, card: CardDeps | undefined): readonly Area[] => {
  const { db, findSession, hashEmail, registry, sap } = parts;
  const { signInFailures } = settings;
  watchFailedOperations(registry, db);
  const queues = { order: sap && wakeSapOrders(db), payment: card?.wake };
  return [
    { answers: auditRoutes({ db, hashEmail }) },
    { answers: identityRoutes({ db, signInFailures }) },
    { answers: assortmentRoutes({ db }) },
    { answers: deskRoutes({ db, signInFailures }) },
    { answers: failedOperationRoutes({ db, queues }) },
    { answers: messageRoutes({ db }), register: (app) => registerStoredMails(app, { db, findSession }) },
    { answers: translationRoutes({ db }) },
  ];
};

/** Areas of the catalogue: what there is, and what is written of it. */
const catalogueAreas = ({ parts, settings, shopAddress, stopping }: AreasDeps): readonly Area[] => {
  const { publicUrl, media, analytics } = settings;
  const withMedia = { ...parts, ...media, stopping };
  return [
    { answers: catalogueRoutes(parts) },
    { answers: searchRoutes(parts) },
    { answers: contentRoutes(parts), register: (app) => registerSitemap(app, { ...parts, publicUrl }) },
    { answers: recommendationRoutes(parts) },
    openPdfCatalogueArea(withMedia),
    openDocumentArea({ ...parts, publicUrl: shopAddress, stopping }),
    openMediaArea(withMedia),
    openAnalyticsArea({ ...parts, ...analytics, stopping }),
  ];
};

/** Areas of what people buy; the cart and lists are given, since others use them. */
const tradeAreas = ({ parts, settings }: AreasDeps, card: CardDeps | undefined): readonly Area[] => {
  const { db, erp } = parts;
  const { signInFailures, publicUrl, punchoutFrames: frames } = settings;
  const placing = placeLines({ db, erp });
  return [
    { answers: pricingRoutes({ ...parts, destinationOf: destinationOfActiveCart(db) }) },
    { answers: deliveryRoutes({ ...parts, contact: settings.contact }) },
    { answers: accountingRoutes({ db }) },
    openOrderArea({ ...parts, card, listLimits: settings.lists }),
    openValidationArea({ ...parts, placeLines: placing }),
    openPunchoutArea({
      ...parts,
      placeLines: placing,
      signInFailures,
      publicUrl,
      frames,
      isDemo: settings.demo !== undefined,
    }),
  ];
};

/** What gateways add to the shop by themselves: SAP's sender, the sandbox's page, the webhook of payments. */
const gatewayAreas = ({ parts: { db, sap, cards } }: AreasDeps, card: CardDeps | undefined): readonly Area[] => {
  const { sandbox } = cards;
  return [
    ...(sap ? [{ answers: [], tasks: sapTasks({ db, settings: sap }), cron: SAP_CRON }] : []),
    ...(sandbox
      ? [
          {
            answers: [],
            register: (app: Parameters<typeof registerSandboxPage>[0]) => registerSandboxPage(app, { db }),
            tasks: sandboxTasks({ ...sandbox, fetch }),
          },
        ]
      : []),
    {
      answers: [],
      register: (app) => {
        if (card) registerPaymentWebhook(app, { payments: card.payments, handleEvent: recordPayment(card) });
      },
    },
  ];
};

const messageHandlersOf = ({ parts, settings, shopAddress }: AreasDeps): Handlers => {
  const { db, mailer, typesetter } = parts;
  const { messages, publicUrl } = settings;
  return messageHandlers({
    db,
    sendMail: sendMailBy(mailer),
    mailFrom: messages.mailFrom,
    projectMail: messages.projectMail,
    customerMail: messages.customerMail,
    shopAddress,
    destinations: messages.orders,
    outgoingOrder: outgoingOrder(db),
    outgoingReturn: outgoingReturn(db),
    orderPdf: orderPdf({ db, typesetter }),
    publicUrl,
    fetch,
    now: Date.now,
  });
};

/** Opens every area of the shop. */
export const openAreas = (deps: AreasDeps) => {
  const { parts, settings } = deps;
  const { mailFrom } = settings.messages;
  const card = cardDepsOf(deps);
  const cart = openCartArea(parts);
  const { read: readLinesFile, readList: readListFile } = cart.linesFiles;
  const sendMail = sendMailBy(parts.mailer);
  const { publicUrl, lists: limits } = settings;
  const lists = openListArea({ ...parts, limits, readListFile, sendMail, mailFrom, publicUrl });
  const imports = openImportArea({
    ...parts,
    ...settings.imports,
    dataDirectory: settings.dataDirectory,
    wake: wakeImports(parts.pool),
  });
  const areas: readonly Area[] = [
    ...houseAreas(deps, card),
    ...catalogueAreas(deps),
    cart,
    lists,
    openKitArea({ ...parts, readLinesFile }),
    ...tradeAreas(deps, card),
    imports,
    ...gatewayAreas(deps, card),
  ];
  return {
    areas,
    imports,
    serveEvents: cart.serveEvents,
    messageHandlers: { ...messageHandlersOf(deps), ...lists.messageHandlers },
  };
};
