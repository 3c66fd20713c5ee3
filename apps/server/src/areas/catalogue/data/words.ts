import type { Language } from '@grossist/domain';

type InAll = Record<Language, string>;

const words = (en: string, da: string, de: string, sv: string, nl: string, nb: string, fo: string): InAll => ({
  en,
  da,
  de,
  sv,
  nl,
  nb,
  fo,
});

/** The codes of a yes/no feature, for people. */
export const YES_NO = {
  true: words('Yes', 'Ja', 'Ja', 'Ja', 'Ja', 'Ja', 'Ja'),
  false: words('No', 'Nej', 'Nein', 'Nej', 'Nee', 'Nei', 'Nei'),
} as const;

/** Facets of the shop's own; the others are ETIM features and named by them. */
export const FACET_NAMES: Readonly<Record<string, InAll>> = {
  node: words('Category', 'Kategori', 'Kategorie', 'Kategori', 'Categorie', 'Kategori', 'Bólkur'),
  class: words('Product type', 'Produkttype', 'Produktart', 'Produkttyp', 'Producttype', 'Produkttype', 'Vøruslag'),
  supplier: words('Supplier', 'Leverandør', 'Lieferant', 'Leverantör', 'Leverancier', 'Leverandør', 'Veitari'),
  flag: words(
    'Availability',
    'Tilgængelighed',
    'Verfügbarkeit',
    'Tillgänglighet',
    'Beschikbaarheid',
    'Tilgjengelighet',
    'Tøkiligt',
  ),
};

export const FLAG_NAMES: Readonly<Record<string, InAll>> = {
  stocked: words('Stocked', 'Lagerført', 'Lagerartikel', 'Lagerförd', 'Voorraadartikel', 'Lagerført', 'Goymsluvøra'),
  clearance: words('Clearance sale', 'Restsalg', 'Restposten', 'Utförsäljning', 'Restpartij', 'Restsalg', 'Útsøla'),
  phasedOut: words('Phased out', 'Udgående', 'Auslaufartikel', 'Utgående', 'Uitlopend', 'Utgående', 'Fer úr sølu'),
};
