import type { VariationDetails } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { Typescript } from '../../../gateways/typesetting/port.ts';
import type { PictureContent } from '../picture-cache.ts';
import { DATA_SHEET_TEMPLATE } from './data-sheet-template.ts';

const pictureData = ({ type, content }: PictureContent): unknown =>
  typeof content === 'string'
    ? { format: 'svg', content }
    : { format: type === 'image/webp' ? 'webp' : 'svg', content: [...content] };

/** Returns the data sheet of a variation as a document to be typeset: the same variation gives the same document. */
export const dataSheet = (details: VariationDetails, picture: PictureContent, language: Language): Typescript => {
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
