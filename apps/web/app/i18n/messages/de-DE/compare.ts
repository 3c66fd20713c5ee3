import type { compare as source } from '../en-US/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof source> = {
  'compare.title': 'Artikel vergleichen',
  'compare.tray': 'Artikel zum Vergleichen',
  'compare.chosen': '{count} von {most} gewählt',
  'compare.open': 'Vergleichen',
  'compare.another': 'Noch einer wird gebraucht',
  'compare.clear': 'Leeren',
  'compare.cleared': 'Vergleich geleert',
  'compare.full': 'Höchstens {most} Artikel lassen sich vergleichen. Entfernen Sie zuerst einen.',
  'compare.onlyDifferences': 'Nur Unterschiede',
  'compare.print': 'Drucken',
  'compare.property': 'Merkmal',
  'compare.differs': 'abweichend',
  'compare.summary': '{differing} von {all} Merkmalen weichen ab.',
  'compare.same': 'Diese Artikel stimmen in allem Bekannten überein.',
  'compare.none': 'Noch nichts zu vergleichen',
  'compare.none.text': 'Drücken Sie in einer Liste bei zwei bis vier Artikeln auf „Vergleichen“.',
  'compare.missing': 'Nicht gefunden: {codes}',
  'compare.supplier': 'Lieferant',
  'compare.type': 'Typ',
  'compare.class': 'Produktart',
  'compare.yes': 'Ja',
  'compare.no': 'Nein',
  'compare.without': 'Keine Angabe',
};
