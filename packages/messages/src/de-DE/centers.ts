import type { centers as source } from '../en-US/centers.ts';
import type { Translation } from '../translation.ts';

export const centers: Translation<typeof source> = {
  'centers.list': 'Niederlassungen',
  'centers.zip': 'Postleitzahl',
  'centers.zip.hint': 'Nächste zuerst',
  'centers.zip.wrong': 'Postleitzahl nicht gefunden. Bitte prüfen.',
  'centers.none': 'In Ihrem Land gibt es keine Niederlassung',
  'centers.failed': 'Die Niederlassungen können gerade nicht angezeigt werden',
  'centers.all': 'Alle {count} anzeigen',
  'centers.fewer': 'Weniger anzeigen',
  'centers.distance': '{km} km',
  'centers.openUntil': 'Heute bis {time} geöffnet',
  'centers.openHours': 'Heute {hours} geöffnet',
  'centers.closed': 'Jetzt geschlossen',
  'centers.closed.opens': 'Jetzt geschlossen, öffnet {date}',
  'centers.day.hours': '{date}: {hours}',
  'centers.day.until': '{date}: bis {time}',
  'centers.day.closed': '{date}: geschlossen',
  'centers.coverage': '{count} von {total, plural, one {# Position} other {# Positionen}} vorrätig',
  'centers.coverage.unknown': 'Bestand gerade unbekannt',
  'centers.prefer': '{name} ist meine Niederlassung',
  'centers.prefer.failed': 'Nicht gespeichert. Versuchen Sie es gleich noch einmal.',
  'centers.preferred': 'Meine',
  'centers.map': 'Karte der Niederlassungen',
  'centers.stock': 'Bestand in den Niederlassungen',
  'centers.stock.none': 'Hier nicht auf Lager',
};
