import type { productFacts as source } from '../en-US/product-facts.ts';
import type { Translation } from '../translation.ts';

export const productFacts: Translation<typeof source> = {
  'productFact.yes': 'Ja',
  'productFact.no': 'Nein',
  'facet.node': 'Kategorie',
  'facet.class': 'Produktart',
  'facet.supplier': 'Lieferant',
  'facet.flag': 'Verfügbarkeit',
  'flag.stocked': 'Lagerartikel',
  'flag.clearance': 'Restposten',
  'flag.phasedOut': 'Auslaufartikel',
  'attributeGroup.general': 'Allgemein',
  'attributeGroup.electrical': 'Elektrische Daten',
  'attributeGroup.dimensions': 'Abmessungen',
  'attributeGroup.physical': 'Physikalische Daten',
  'attributeGroup.properties': 'Eigenschaften',
  'documentType.data-sheet': 'Datenblatt',
  'documentType.certificate': 'Zertifikat',
  'documentType.instructions': 'Anleitung',
  'documentType.declaration': 'Erklärung',
  'documentType.dialux': 'Dialux',
  'documentType.other': 'Dokument',
};
