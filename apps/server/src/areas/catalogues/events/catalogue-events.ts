import { z } from 'zod';
import type { Subscriber } from '../../../db/index.ts';
import { Followers } from '../../../followers.ts';

/** The channel that the triggers of catalogs and simple catalogs notify. */
export const CATALOGUE_CHANGES = 'catalog_changes';

const Payload = z.object({
  catalog: z.string(),
  company: z.string(),
  /** Whose basket it is; null: a catalog of the company. */
  basketOf: z.string().nullable(),
  version: z.number(),
  simple: z.boolean(),
  deleted: z.boolean(),
});

interface Follower {
  contactId: string;
  /** Sends one event to a browser; data is written as JSON. */
  send(event: string, data: object): void;
}

export interface CatalogueEvents {
  /** Listens to the database. */
  subscriber: Subscriber;
  /** Follows the catalogs of a company and the basket of a contact until the returned function is called. */
  follow(contactId: string, send: Follower['send'], companyId: string): () => void;
}

/**
 * Publishes changes of catalogs to those who may see them: `catalog-changed` with CatalogId, Version, IsBasket, IsSimple and
 * IsDeleted, `catalog-unknown` where changes may have been missed.
 */
export const openCatalogueEvents = (): CatalogueEvents => {
  const followers = new Followers<Follower>();
  return {
    subscriber: {
      notified: (payload) => {
        const { catalog, company, basketOf, version, simple, deleted } = Payload.parse(JSON.parse(payload));
        const data = {
          CatalogId: catalog,
          Version: version,
          IsBasket: basketOf !== null,
          IsSimple: simple,
          IsDeleted: deleted,
        };
        for (const { contactId, send } of followers.of(company)) {
          if (basketOf === null || basketOf === contactId) send('catalog-changed', data);
        }
      },
      resync: () => {
        for (const { send } of followers.all()) send('catalog-unknown', {});
      },
    },
    follow: (contactId, send, companyId) => followers.add(companyId, { contactId, send }),
  };
};
