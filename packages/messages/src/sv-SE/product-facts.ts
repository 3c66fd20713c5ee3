import type { productFacts as source } from '../en-US/product-facts.ts';
import type { Translation } from '../translation.ts';

export const productFacts: Translation<typeof source> = {
  'productFact.yes': 'Ja',
  'productFact.no': 'Nej',
  'facet.node': 'Kategori',
  'facet.class': 'Produkttyp',
  'facet.supplier': 'Leverantör',
  'facet.flag': 'Tillgänglighet',
  'flag.stocked': 'Lagerförd',
  'flag.clearance': 'Utförsäljning',
  'flag.phasedOut': 'Utgående',
  'attributeGroup.general': 'Allmänt',
  'attributeGroup.electrical': 'Elektriska data',
  'attributeGroup.dimensions': 'Mått',
  'attributeGroup.physical': 'Fysiska data',
  'attributeGroup.properties': 'Egenskaper',
  'documentType.data-sheet': 'Datablad',
  'documentType.certificate': 'Certifikat',
  'documentType.instructions': 'Anvisning',
  'documentType.declaration': 'Försäkran',
  'documentType.dialux': 'Dialux',
  'documentType.other': 'Dokument',
};
