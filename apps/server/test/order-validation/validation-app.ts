import { Readable } from 'node:stream';
import { exportOrderValidation, listOrderUploads, uploadOrderValidation } from '@grossist/contracts';
import { findSession, identityRoutes } from '../../src/areas/identity/index.ts';
import {
  orderValidationRoutes,
  type PlaceLines,
  type ReadBytes,
  readDocument,
  registerValidationFiles,
  workThroughUploads,
} from '../../src/areas/order-validation/index.ts';
import { placeLines } from '../../src/areas/orders/index.ts';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { silentSearch } from '../support/a-validation.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { silentLog } from '../support/silent-log.ts';
import { testApp } from '../support/test-app.ts';

export interface ValidationAppTraits {
  erp?: Erp;
  search?: SearchEngine;
  placeLines?: PlaceLines;
  now?: () => number;
  /** How the background reads files. */
  read?: ReadBytes;
}

/** The calls of the validation over a database. Call it while tests are collected. */
export const validationApp = (db: Database, traits: ValidationAppTraits = {}) => {
  const erp = traits.erp ?? openEmbeddedErp(db, traits.now);
  const deps = { db, erp, search: traits.search ?? silentSearch, ...(traits.now && { now: traits.now }) };
  const { app, ...rest } = testApp(db, {
    answers: [
      ...identityRoutes({ db, signInFailures: 0 }),
      ...orderValidationRoutes({ ...deps, placeLines: traits.placeLines ?? placeLines({ db, erp }) }),
    ],
  });
  registerValidationFiles(app, {
    ...deps,
    findSession: findSession(db),
    read: readDocument,
    wake: async () => undefined,
  });
  const work = workThroughUploads({ ...deps, read: traits.read ?? readDocument, log: silentLog() });
  return {
    ...rest,
    deps,
    /** Works through the files that wait, as the background does. */
    work,
    asSupport: async (): Promise<Client> => rest.signedIn(await anEmployee(db, 'support')),
    upload: (client: Client, content: string | Uint8Array | Readable, fileName = 'order.csv') =>
      client.send({
        method: 'POST',
        url: `${uploadOrderValidation.path}?${new URLSearchParams({ fileName }).toString()}`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: content instanceof Readable ? content : Readable.from([Buffer.from(content)]),
      }),
    /** The one validation of a file that must be taken. */
    validated: async (client: Client, content: string | Uint8Array, fileName = 'order.csv'): Promise<string> => {
      const response = await client.send({
        method: 'POST',
        url: `${uploadOrderValidation.path}?${new URLSearchParams({ fileName }).toString()}`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: Readable.from([Buffer.from(content)]),
      });
      if (response.statusCode !== 200) throw new Error(`not taken: ${response.body}`);
      const { UploadId, Validations } = uploadOrderValidation.response.parse(response.json());
      if (UploadId === null) return Validations[0]?.ValidationId ?? '';
      await work();
      const { Uploads } = await client.answer(listOrderUploads, {});
      return Uploads.find((upload) => upload.UploadId === UploadId)?.Validations[0]?.ValidationId ?? '';
    },
    exported: (client: Client, body: object) =>
      client.send({
        method: 'POST',
        url: exportOrderValidation.path,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
  };
};
