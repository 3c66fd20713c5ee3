import { getDataSheet, type VariationDetails } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaStore } from '../../../gateways/media/port.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import type { Typescript, Typesetter } from '../../../gateways/typesetting/port.ts';
import { attachment } from '../../../http/download.ts';
import { notFound, tooMany } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { MakerBusy } from '../../../idle-worker.ts';
import { type CatalogueAccess, catalogueReaderOf, showVariation } from '../../catalogue/index.ts';
import { pictureOfMaterial } from '../materials/load-material-pictures.ts';
import type { PictureContent } from '../picture-response.ts';

/**
 * Typst markup of a data sheet on A4. Its data: `title`, `subtitle`, `language`, `facts` (label and value), `description` and
 * its language, `groups` (name, attributes of name and value), `picture` (format, and text or bytes) and `page`.
 */
const DATA_SHEET_TEMPLATE = `#let d = json(bytes(sys.inputs.data))
#set document(title: d.title, date: none)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 18mm, bottom: 20mm),
  footer: context {
    set text(8pt, fill: luma(90))
    grid(columns: (1fr, auto), d.title, [#d.page #counter(page).display("1 / 1", both: true)])
  },
)
#set text(size: 9.5pt, lang: d.language)
#set par(leading: 0.5em)
#show heading.where(level: 1): set text(18pt)
#show heading.where(level: 2): it => block(above: 6mm, below: 2.5mm, text(12pt, it.body))

#let picture = image(
  bytes(d.picture.content),
  format: d.picture.format,
  width: 55mm,
  height: 55mm,
  fit: "contain",
  alt: d.title,
)

#grid(
  columns: (1fr, 55mm),
  column-gutter: 8mm,
  {
    text(9.5pt, fill: luma(90), d.subtitle)
    heading(level: 1, d.title)
    v(3mm)
    grid(
      columns: (auto, 1fr),
      column-gutter: 5mm,
      row-gutter: 1.8mm,
      ..d.facts.map(((label, value)) => (text(fill: luma(90), label), value)).flatten(),
    )
  },
  picture,
)

#if d.description != "" { v(3mm); text(lang: d.descriptionLanguage, d.description) }

#for group in d.groups {
  heading(level: 2, group.name)
  table(
    columns: (1fr, 1fr),
    inset: (x: 1.6mm, y: 1.4mm),
    stroke: (_, _) => (bottom: 0.3pt + luma(190)),
    ..group.attributes.flatten(),
  )
}
`;

const pictureData = ({ type, content }: PictureContent): unknown =>
  typeof content === 'string'
    ? { format: 'svg', content }
    : { format: type === 'image/webp' ? 'webp' : 'svg', content: [...content] };

/** Returns the data sheet of a variation as a document to be typeset: the same variation gives the same document. */
const dataSheet = (details: VariationDetails, picture: PictureContent, language: Language): Typescript => {
  const text = textFor(language);
  const facts: [string, string][] = [
    [text('sharedCart.type'), details.TypeDesignation],
    [text('sharedCart.sapNumber'), details.ItemSAPMaterialNumber],
    [text('sharedCart.elNumber'), details.ItemElNumber],
    [text('sharedCart.hwsNumber'), details.ItemHwsNumber],
    [text('sharedCart.ean'), details.ItemEANNumber],
    [text('sharedCart.supplier'), [details.Supplier, details.SupplierNumber].filter((part) => part !== '').join(', ')],
  ];
  return {
    template: DATA_SHEET_TEMPLATE,
    data: {
      language,
      title: details.ItemLocalMaterialName,
      subtitle: text('documentType.data-sheet'),
      facts: facts.filter(([, value]) => value !== ''),
      description: details.Description,
      descriptionLanguage: details.DescriptionLanguage || language,
      groups: details.AttributeGroups.map(({ Name, Attributes }) => ({
        name: Name,
        attributes: Attributes.map((attribute) => [attribute.Name, `${attribute.Value} ${attribute.Unit}`.trim()]),
      })),
      picture: pictureData(picture),
      page: text('sharedCart.page'),
    },
  };
};

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
