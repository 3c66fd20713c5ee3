import type { VariationDetails } from '@grossist/contracts';
import { typeBesideName } from '../../ui/data/type-beside-name.ts';
import { ownPictures } from './gallery/pictures.ts';

const present = (value: string): string | undefined => value || undefined;

const gtinOf = (ean: string): string | undefined => (/^\d{8}(\d{4,6})?$/.test(ean) ? ean : undefined);

const productOf = (variation: VariationDetails, origin: string, address: string) => ({
  '@type': 'Product',
  name: variation.ItemLocalMaterialName,
  model: present(variation.TypeDesignation),
  description: present(variation.Description),
  image: ownPictures(variation).map(({ Url }) => origin + Url),
  url: address,
  sku: variation.ItemSAPMaterialNumber,
  mpn: present(variation.SupplierNumber),
  gtin: gtinOf(variation.ItemEANNumber),
  category: variation.Path.map(({ Name }) => Name).join(' > ') || undefined,
  brand: variation.Supplier === '' ? undefined : { '@type': 'Brand', name: variation.Supplier },
  inProductGroupWithID: variation.SiblingCount > 0 ? present(variation.ProductCode) : undefined,
  additionalProperty: variation.Attributes.map(({ Code, Name, Value, Unit }) => ({
    '@type': 'PropertyValue',
    propertyID: Code,
    name: Name,
    value: Value,
    unitText: present(Unit),
  })),
});

/**
 * The material and the way to it in the words of schema.org, for search engines. Prices are the customers' own and not
 * in it. `start` is the address of the shop in the page's language: "https://shop.example/da-DK".
 */
export const productData = (variation: VariationDetails, start: string) => {
  const { origin } = new URL(start);
  const steps = [...variation.Path, { Name: variation.ItemLocalMaterialName, Url: variation.Url }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      productOf(variation, origin, start + variation.Url),
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ Name, Url }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: Name,
          item: start + Url,
        })),
      },
    ],
  };
};

const LONGEST_DESCRIPTION = 160;

/** Returns the page's title: the name, and the type unless the name contains it. */
export const titleOf = ({ ItemLocalMaterialName, TypeDesignation }: VariationDetails): string =>
  `${ItemLocalMaterialName} ${typeBesideName(ItemLocalMaterialName, TypeDesignation)}`.trim();

/** What a search engine shows below the title. */
export const descriptionOf = (variation: VariationDetails): string => {
  const facts = [
    titleOf(variation),
    variation.Supplier,
    variation.ItemElNumber || variation.ItemHwsNumber,
    variation.Description,
  ];
  const description = facts.filter((fact) => fact !== '').join(' · ');
  return description.length > LONGEST_DESCRIPTION ? `${description.slice(0, LONGEST_DESCRIPTION - 1)}…` : description;
};
