import type { productFacts as source } from '../en-US/product-facts.ts';
import type { Translation } from '../translation.ts';

export const productFacts: Translation<typeof source> = {
  'productFact.yes': 'Ja',
  'productFact.no': 'Nei',
  'facet.node': 'Bólkur',
  'facet.class': 'Vøruslag',
  'facet.supplier': 'Veitari',
  'facet.flag': 'Tøkiligt',
  'flag.stocked': 'Goymsluvøra',
  'flag.clearance': 'Útsøla',
  'flag.phasedOut': 'Fer úr sølu',
  'attributeGroup.general': 'Alment',
  'attributeGroup.electrical': 'Elektriskar dátur',
  'attributeGroup.dimensions': 'Mát',
  'attributeGroup.physical': 'Fysiskar dátur',
  'attributeGroup.properties': 'Eginleikar',
  'documentType.data-sheet': 'Dátublað',
  'documentType.certificate': 'Prógv',
  'documentType.instructions': 'Vegleiðing',
  'documentType.declaration': 'Váttan',
  'documentType.dialux': 'Dialux',
  'documentType.other': 'Skjal',
};
