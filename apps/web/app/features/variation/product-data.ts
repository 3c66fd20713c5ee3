import type { VariationDetails } from '@grossist/contracts';

const present = (value: string): string | undefined => value || undefined;

const gtinOf = (ean: string): string | undefined => (/^\d{8}(\d{4,6})?$/.test(ean) ? ean : undefined);

/** The material in the words of schema.org, for search engines. Prices are the customers' own and not in it. */
export const productData = (variation: VariationDetails, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: variation.ItemLocalMaterialName,
  model: present(variation.TypeDesignation),
  description: present(variation.Description),
  image: variation.ImageUrl === '' ? undefined : origin + variation.ImageUrl,
  url: origin + variation.Url,
  sku: variation.ItemSAPMaterialNumber,
  mpn: present(variation.SupplierNumber),
  gtin: gtinOf(variation.ItemEANNumber),
  category: variation.Path.map(({ Name }) => Name).join(' > ') || undefined,
  brand: variation.Supplier === '' ? undefined : { '@type': 'Brand', name: variation.Supplier },
  additionalProperty: variation.Attributes.map(({ Code, Name, Value, Unit }) => ({
    '@type': 'PropertyValue',
    propertyID: Code,
    name: Name,
    value: Value,
    unitText: present(Unit),
  })),
});
