import type { productFacts as source } from '../en-US/product-facts.ts';
import type { Translation } from '../translation.ts';

export const productFacts: Translation<typeof source> = {
  'productFact.yes': 'Ja',
  'productFact.no': 'Nej',
  'facet.node': 'Kategori',
  'facet.class': 'Produkttype',
  'facet.supplier': 'Leverandør',
  'facet.flag': 'Tilgængelighed',
  'flag.stocked': 'Lagerført',
  'flag.clearance': 'Restsalg',
  'flag.phasedOut': 'Udgående',
  'attributeGroup.general': 'Generelt',
  'attributeGroup.electrical': 'Elektriske data',
  'attributeGroup.dimensions': 'Mål',
  'attributeGroup.physical': 'Fysiske data',
  'attributeGroup.properties': 'Egenskaber',
  'documentType.data-sheet': 'Datablad',
  'documentType.certificate': 'Certifikat',
  'documentType.instructions': 'Vejledning',
  'documentType.declaration': 'Erklæring',
  'documentType.dialux': 'Dialux',
  'documentType.other': 'Dokument',
};
