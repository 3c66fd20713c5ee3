import { getDataSheet } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaStore } from '../../../gateways/media/port.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { attachment } from '../../../http/attachment.ts';
import { notFound, tooMany } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { MakerBusy } from '../../../maker-busy.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import { catalogueReaderOf, showVariation } from '../../catalogue/index.ts';
import { pictureOfMaterial } from '../materials/load-material-pictures.ts';
import { dataSheet } from './data-sheet.ts';

export interface DataSheetDeps extends CatalogueAccess {
  store: MediaStore;
  search: SearchEngine;
  typesetter: Typesetter;
  findSession: FindSession;
}

const MOST_ATTRIBUTES = 500;
const BUSY_SECONDS = 5;

/** Serves data sheets of variations that the reader may see, made on request. [own-med-07] */
export const registerDataSheets = (app: FastifyInstance, deps: DataSheetDeps): void => {
  const { search, typesetter, findSession } = deps;
  const variationOf = showVariation(deps, search);
  const pictureOf = pictureOfMaterial(deps);

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visit, input } = await admit(getDataSheet, request, findSession);
    const reader = catalogueReaderOf(visit.visitor, input.query.cultureName);
    const wanted = { number: input.params.id, withSiblings: false, mostAttributes: MOST_ATTRIBUTES };
    const details = await variationOf(wanted, reader);
    const picture = await pictureOf(details.ItemSAPMaterialNumber);
    if (picture === undefined) throw notFound('variation');
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      const pdf = await typesetter.pdf(dataSheet(details, picture, reader.language), gone.signal);
      const name = attachment(details.ItemLocalMaterialName, details.Code, 'pdf').replace(/^attachment/, 'inline');
      return await reply
        .header('cache-control', 'private, max-age=3600')
        .header('content-disposition', name)
        .type('application/pdf')
        .send(pdf);
    } catch (error) {
      if (error instanceof MakerBusy) throw tooMany('Too many documents are being made', BUSY_SECONDS);
      throw error;
    }
  };

  app.route({ ...routeOf(getDataSheet), handler: serve });
};
