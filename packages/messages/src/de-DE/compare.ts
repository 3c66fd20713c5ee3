import type { compare as source } from '../en-US/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof source> = {
  'compare.title': 'Artikel vergleichen',
  'compare.tray': 'Artikel zum Vergleichen',
  'compare.chosen': '{count} von {most} ausgewählt',
  'compare.open': 'Vergleichen',
  'compare.another': 'Noch einen auswählen',
  'compare.clear': 'Leeren',
  'compare.cleared': 'Vergleich geleert',
  'compare.full': 'Höchstens {most} Artikel können verglichen werden. Entfernen Sie zuerst einen.',
  'compare.onlyDifferences': 'Nur Unterschiede anzeigen',
  'compare.print': 'Drucken',
  'compare.property': 'Merkmal',
  'compare.differs': 'abweichend',
  'compare.summary': '{differing} von {all} Merkmalen weichen ab.',
  'compare.same': 'Diese Artikel haben keine bekannten Unterschiede.',
  'compare.none': 'Noch nichts zu vergleichen',
  'compare.none.text': 'Wählen Sie in einer Liste bei zwei bis vier Artikeln „Vergleichen“.',
  'compare.missing': 'Nicht gefunden: {codes}',
  'compare.supplier': 'Lieferant',
  'compare.type': 'Typ',
  'compare.class': 'Produktart',
  'compare.without': 'Keine Angabe',
};
