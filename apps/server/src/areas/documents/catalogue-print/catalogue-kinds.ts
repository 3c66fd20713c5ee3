import { z } from 'zod';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { documentKind, type RenderContext, type RenderedDocument } from '../jobs/index.ts';
import { setShelfLabels } from '../shelf-labels/set-shelf-labels.ts';
import type { OpenedSource } from './catalogue-document.ts';
import { catalogueLabels } from './catalogue-labels.ts';
import { type CatalogueSourceDeps, openCatalogue } from './catalogue-source.ts';
import { renderCatalogue } from './render-catalogue.ts';
import { openSimpleCatalogue } from './simple-source.ts';

export interface CatalogueKindDeps extends CatalogueSourceDeps {
  typesetter: Typesetter;
}

export const CatalogueInput = z.object({ catalogueId: z.string() });

/** Kinds of documents that are made of catalogs and simple catalogs. */
export const catalogueKinds = (deps: CatalogueKindDeps) => {
  const { typesetter } = deps;
  const open = openCatalogue(deps);
  const openSimple = openSimpleCatalogue(deps);
  const labels = catalogueLabels(deps);
  const render = async ({ source, report }: OpenedSource, context: RenderContext): Promise<RenderedDocument> => {
    const { signal, onProgress } = context;
    const pdf = await renderCatalogue(source, { typesetter, signal, onProgress });
    return { pdf, report };
  };
  return {
    catalog: documentKind(CatalogueInput, async ({ catalogueId }, context) => {
      const { buyer, signal, createdAt: at } = context;
      return render(await open(buyer, catalogueId, { at, signal }), context);
    }),
    'simple-catalog': documentKind(CatalogueInput, async ({ catalogueId }, context) =>
      render(await openSimple(context.buyer, catalogueId, context.signal), context),
    ),
    'catalog-labels': documentKind(CatalogueInput, async ({ catalogueId }, { buyer, signal, onProgress }) => {
      const { print, report } = await labels(buyer, catalogueId, signal);
      return { pdf: await setShelfLabels(typesetter, print, { signal, onProgress }), report };
    }),
  };
};
