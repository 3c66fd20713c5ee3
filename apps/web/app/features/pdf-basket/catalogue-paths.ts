/** How the address names the temporary basket in place of an id. */
export const BASKET = 'basket';

/** Path of the list of catalogs, without its locale. */
export const PATH_OF_CATALOGUES = '/pdf-catalogues';

/** Path of the editor of a catalog, or of the basket, without its locale. */
export const pathOfCatalogue = (id: string = BASKET): string => `${PATH_OF_CATALOGUES}/${id}`;
