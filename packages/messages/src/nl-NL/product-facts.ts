import type { productFacts as source } from '../en-US/product-facts.ts';
import type { Translation } from '../translation.ts';

export const productFacts: Translation<typeof source> = {
  'productFact.yes': 'Ja',
  'productFact.no': 'Nee',
  'facet.node': 'Categorie',
  'facet.class': 'Producttype',
  'facet.supplier': 'Leverancier',
  'facet.flag': 'Beschikbaarheid',
  'flag.stocked': 'Voorraadartikel',
  'flag.clearance': 'Restpartij',
  'flag.phasedOut': 'Uitlopend',
  'attributeGroup.general': 'Algemeen',
  'attributeGroup.electrical': 'Elektrische gegevens',
  'attributeGroup.dimensions': 'Afmetingen',
  'attributeGroup.physical': 'Fysieke gegevens',
  'attributeGroup.properties': 'Eigenschappen',
  'documentType.data-sheet': 'Gegevensblad',
  'documentType.certificate': 'Certificaat',
  'documentType.instructions': 'Handleiding',
  'documentType.declaration': 'Verklaring',
  'documentType.dialux': 'Dialux',
  'documentType.other': 'Document',
};
