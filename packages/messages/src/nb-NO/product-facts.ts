import type { productFacts as source } from '../en-US/product-facts.ts';
import type { Translation } from '../translation.ts';

export const productFacts: Translation<typeof source> = {
  'productFact.yes': 'Ja',
  'productFact.no': 'Nei',
  'facet.node': 'Kategori',
  'facet.class': 'Produkttype',
  'facet.supplier': 'Leverandør',
  'facet.flag': 'Tilgjengelighet',
  'flag.stocked': 'Lagerført',
  'flag.clearance': 'Restsalg',
  'flag.phasedOut': 'Utgående',
  'attributeGroup.general': 'Generelt',
  'attributeGroup.electrical': 'Elektriske data',
  'attributeGroup.dimensions': 'Mål',
  'attributeGroup.physical': 'Fysiske data',
  'attributeGroup.properties': 'Egenskaper',
  'documentType.data-sheet': 'Datablad',
  'documentType.certificate': 'Sertifikat',
  'documentType.instructions': 'Veiledning',
  'documentType.declaration': 'Erklæring',
  'documentType.dialux': 'Dialux',
  'documentType.other': 'Dokument',
};
