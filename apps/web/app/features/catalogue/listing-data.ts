import type { CatalogNode, SearchDocument } from '@grossist/contracts';

interface ListData {
  name: string;
  path: CatalogNode['Path'];
  documents: readonly Pick<SearchDocument, 'ItemLocalMaterialName' | 'Url'>[];
  /** Places before the first of the documents. */
  before: number;
  total: number;
  /** The full address of a path of the shop. */
  addressOf: (path: string) => string;
}

/** A node's way and its materials in the words of schema.org, for search engines. */
export const listingData = ({ name, path, documents, before, total, addressOf }: ListData) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'BreadcrumbList',
      itemListElement: path.map(({ Name, Url }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: Name,
        item: addressOf(Url),
      })),
    },
    {
      '@type': 'ItemList',
      name,
      numberOfItems: total,
      itemListElement: documents.map((document, place) => ({
        '@type': 'ListItem',
        position: before + place + 1,
        name: document.ItemLocalMaterialName,
        url: addressOf(document.Url),
      })),
    },
  ],
});
