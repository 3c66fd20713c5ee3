import type { Client } from '../../support/client.ts';
import type { Json } from '../request-values.ts';
import type { RichScene } from '../rich-scene.ts';

/** Prepares what must have happened before, and gives a request that succeeds then. */
export type Prepare = (scene: RichScene, client: Client, editor: Client) => Json | Promise<Json>;

/** By operation, further requests in which fields have their effect that have none in the contract's example. */
export type Requests = Readonly<Record<string, readonly Prepare[]>>;

export const ONE_TIME = {
  Name: 'Site',
  Street: 'Strandvejen 7',
  PostalCode: '8000',
  City: 'Aarhus C',
  CountryCode: 'DK',
};

/** Has another number of entries a page than the default. */
export const FIVE_A_PAGE: Json = { query: { PageSize: 5 } };
