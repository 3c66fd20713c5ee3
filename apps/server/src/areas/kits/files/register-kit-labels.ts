import { type CheckedInput, previewKitLabels, printKitLabels } from '@grossist/contracts';
import { isLabelOffset, type LabelStock, labelStockOf, labelsPerPage, languageOf } from '@grossist/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/index.ts';
import type { Typescript, Typesetter } from '../../../gateways/typesetting/port.ts';
import { type DownloadDeps, download } from '../../../http/download.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { routeOf } from '../../../http/file-routes.ts';
import { labelDocument } from '../../documents/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type KitLabels, readKitLabels } from './read-kit-labels.ts';

export interface KitLabelsDeps extends DownloadDeps {
  db: Database;
  typesetter: Typesetter;
}

type LabelsQuery = CheckedInput<typeof printKitLabels>['query'];

const stockOf = ({ Product: product, Offset: offset }: LabelsQuery): LabelStock => {
  const stock = labelStockOf(product);
  if (stock === undefined) throw notFound('sheet of labels');
  if (!isLabelOffset(stock, offset)) {
    throw breaksRule('wrong-offset', `Offsets of ${product} are 1 to ${labelsPerPage(stock)}`);
  }
  return stock;
};

const documentOf = (query: LabelsQuery, stock: LabelStock, { name, labels }: KitLabels, buyer: Buyer): Typescript =>
  labelDocument({
    stock,
    labels,
    offset: query.Offset,
    shift: { x: query.ShiftX, y: query.ShiftY },
    title: name,
    language: languageOf(buyer.locale),
    hasOutlines: query.HasOutlines,
  });

/** Serves the labels of kits as PDF on a sheet or roll, and their first page as a picture. [own-kit-05] [own-kit-23] */
export const registerKitLabels = (app: FastifyInstance, deps: KitLabelsDeps): void => {
  const labelsOf = readKitLabels(deps.db);

  app.route({
    ...routeOf(printKitLabels),
    handler: download(deps, printKitLabels, async ({ query }, buyer, gone) => {
      const stock = stockOf(query);
      const found = await labelsOf(buyer, query);
      const content = await deps.typesetter.pdf(documentOf(query, stock, found, buyer), gone);
      return { name: `labels_${found.name}`, ending: 'pdf', type: 'application/pdf', content };
    }),
  });
  app.route({
    ...routeOf(previewKitLabels),
    handler: download(deps, previewKitLabels, async ({ query }, buyer, gone) => {
      const stock = stockOf(query);
      const { name, labels } = await labelsOf(buyer, query);
      const first = { name, labels: labels.slice(0, labelsPerPage(stock) - query.Offset + 1) };
      const content = await deps.typesetter.svg(documentOf(query, stock, first, buyer), gone);
      return { name: `labels_${name}`, ending: 'svg', type: 'image/svg+xml', content };
    }),
  });
};
