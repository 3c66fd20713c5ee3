import { printKitLabels } from '@grossist/contracts';
import { isLabelOffset, labelStockOf, labelsPerPage, languageOf } from '@grossist/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/index.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { type DownloadDeps, download } from '../../../http/download.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { routeOf } from '../../../http/file-routes.ts';
import { labelDocument } from '../../documents/index.ts';
import { labelsOfOrder, labelsOfProject } from './read-kit-labels.ts';

export interface KitLabelsDeps extends DownloadDeps {
  db: Database;
  typesetter: Typesetter;
}

/** Serves the labels of kits as PDF on a sheet or roll. [own-kit-05] */
export const registerKitLabels = (app: FastifyInstance, deps: KitLabelsDeps): void => {
  const ofOrder = labelsOfOrder(deps.db);
  const ofProject = labelsOfProject(deps.db);

  app.route({
    ...routeOf(printKitLabels),
    handler: download(deps, printKitLabels, async ({ query }, buyer, gone) => {
      const { OrderId: orderId, SmartKitId: projectId, Product: product, Offset: offset } = query;
      if ((orderId === undefined) === (projectId === undefined)) {
        throw breaksRule('one-source', 'Send either OrderId or SmartKitId');
      }
      const stock = labelStockOf(product);
      if (stock === undefined) throw notFound('sheet of labels');
      if (!isLabelOffset(stock, offset)) {
        throw breaksRule('wrong-offset', `Offsets of ${product} are 1 to ${labelsPerPage(stock)}`);
      }
      const { name, labels } =
        orderId === undefined
          ? await ofProject(buyer, projectId ?? '', query.HasContents)
          : await ofOrder(buyer, orderId, query.HasContents);
      const document = labelDocument({
        stock,
        labels,
        offset,
        shift: { x: query.ShiftX, y: query.ShiftY },
        title: name,
        language: languageOf(buyer.locale),
        hasOutlines: query.HasOutlines,
      });
      const content = await deps.typesetter.pdf(document, gone);
      return { name: `labels_${name}`, ending: 'pdf', type: 'application/pdf', content };
    }),
  });
};
