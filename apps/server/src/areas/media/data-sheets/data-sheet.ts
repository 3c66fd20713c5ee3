import type { VariationDetails } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import type { Typescript } from '../../../gateways/typesetting/port.ts';
import { SHARE_WORDS } from '../../cart/index.ts';
import { DOCUMENT_TYPE_NAMES } from '../../catalogue/index.ts';
import type { PictureContent } from '../picture-cache.ts';
import { DATA_SHEET_TEMPLATE } from './data-sheet-template.ts';

const pictureData = ({ type, content }: PictureContent): unknown =>
  typeof content === 'string'
    ? { format: 'svg', content }
    : { format: type === 'image/webp' ? 'webp' : 'svg', content: [...content] };

/** Returns the data sheet of a variation as a document to be typeset: the same variation gives the same document. */
export const dataSheet = (details: VariationDetails, picture: PictureContent, language: Language): Typescript => {
  const words = SHARE_WORDS[language];
  const facts: [string, string][] = [
    [words.type, details.TypeDesignation],
    [words.sapNumber, details.ItemSAPMaterialNumber],
    [words.elNumber, details.ItemElNumber],
    [words.hwsNumber, details.ItemHwsNumber],
    [words.ean, details.ItemEANNumber],
    [words.supplier, [details.Supplier, details.SupplierNumber].filter((part) => part !== '').join(', ')],
  ];
  return {
    template: DATA_SHEET_TEMPLATE,
    data: {
      language,
      title: details.ItemLocalMaterialName,
      subtitle: DOCUMENT_TYPE_NAMES['data-sheet']?.[language] ?? '',
      facts: facts.filter(([, value]) => value !== ''),
      description: details.Description,
      descriptionLanguage: details.DescriptionLanguage || language,
      groups: details.AttributeGroups.map(({ Name, Attributes }) => ({
        name: Name,
        attributes: Attributes.map((attribute) => [attribute.Name, `${attribute.Value} ${attribute.Unit}`.trim()]),
      })),
      picture: pictureData(picture),
      page: words.page,
    },
  };
};
