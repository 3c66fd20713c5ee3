import { FILE, fileOperation } from '@grossist/contracts';
import { afterAll } from 'vitest';
import { z } from 'zod';
import {
  type DocumentKinds,
  documentKind,
  type RenderContext,
  respondWithDocument,
  workThroughDocuments,
} from '../../src/areas/documents/index.ts';
import { findSession } from '../../src/areas/identity/index.ts';
import type { Database } from '../../src/db/index.ts';
import { routeOf } from '../../src/http/file-routes.ts';
import { silentLog } from '../support/silent-log.ts';
import { testApp } from '../support/test-app.ts';

/** A call that makes a document of so many lines. */
export const makeTestDocument = fileOperation({
  call: 'test-doc-01',
  name: 'makeTestDocument',
  area: 'documents',
  summary: 'Test',
  method: 'GET',
  path: '/api/test-documents/:lines',
  access: 'buyer',
  params: z.object({ lines: z.coerce.number() }),
  query: z.object({ key: z.string().optional() }),
  response: FILE,
  file: { mediaTypes: ['application/pdf'], description: 'Test' },
});

type Render = (input: { text: string }, context: RenderContext) => Promise<Buffer>;

/** The shop's calls with a kind of document that a test decides, and the background that makes it. */
export const documentApp = (db: Database) => {
  let render: Render = async ({ text }) => Buffer.from(text);
  let wakes = 0;
  const kinds: DocumentKinds = {
    test: documentKind(z.object({ text: z.string() }), async (input, context) => ({
      pdf: await render(input, context),
      report: [{ code: 'picture-missing', sapMaterialNumber: '100', name: 'Cable' }],
    })),
  };
  const shop = testApp(db);
  const deps = {
    db,
    kinds,
    heartbeatMs: 10,
    findSession: findSession(db),
    wake: async () => {
      wakes += 1;
    },
  };
  shop.app.route({
    ...routeOf(makeTestDocument),
    handler: respondWithDocument(deps, makeTestDocument, async ({ params, query }) => ({
      kind: 'test',
      title: 'Cables',
      input: { text: `%PDF of ${params.lines}` },
      lineCount: params.lines,
      hasNetPrices: false,
      ...(query.key !== undefined && { requestKey: query.key }),
    })),
  });
  const stopping = new AbortController();
  afterAll(() => stopping.abort());
  return {
    ...shop,
    wakes: () => wakes,
    renderBy: (made: Render) => {
      render = made;
    },
    /** A background process of its own. */
    background: (signal: AbortSignal = stopping.signal, heartbeatMs = 10) =>
      workThroughDocuments({ db, kinds, log: silentLog(), heartbeatMs, stopping: signal }),
  };
};
