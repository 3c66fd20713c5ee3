import { z } from 'zod';
import type { Typesetter } from '../../gateways/typesetting/port.ts';
import type { OpenedSource } from './catalogue-print/catalogue-document.ts';
import { catalogueLabels } from './catalogue-print/catalogue-labels.ts';
import { type CatalogueSourceDeps, openCatalogue } from './catalogue-print/catalogue-source.ts';
import { renderCatalogue } from './catalogue-print/render-catalogue.ts';
import { openSimpleCatalogue } from './catalogue-print/simple-source.ts';
import { type DocumentKinds, documentKind, type RenderContext, type RenderedDocument } from './jobs/make-document.ts';
import { SHELF_LABELS, setShelfLabels, shelfLabelsKind } from './shelf-labels/shelf-labels-kind.ts';

export interface CatalogueKindDeps extends CatalogueSourceDeps {
  typesetter: Typesetter;
}

const CatalogueInput = z.object({ catalogueId: z.string() });

/** Kinds of documents that are made of catalogs and simple catalogs. */
const catalogueKinds = (deps: CatalogueKindDeps) => {
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

/** Returns the kinds of documents that the shop makes, by their name. */
export const documentKinds = (deps: CatalogueKindDeps): DocumentKinds => ({
  ...catalogueKinds(deps),
  [SHELF_LABELS]: shelfLabelsKind(deps),
});
