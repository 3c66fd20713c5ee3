import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} wartet in der Warteschlange',
  'support.upload.stage.reading': '{name} wird gelesen',
  'support.upload.stage.matching': '{name} wird zugeordnet: {done} von {all} Positionen',
  'support.upload.stage.pricing': 'Preise und Bestand für {all} Positionen aus {name} werden geladen',
  'support.upload.stage.writing': '{name} wird gespeichert',
  'support.upload.under': 'Dateien in Bearbeitung',
  'support.upload.stopOne': '{name} stoppen',
  'support.upload.stopped': '{name} wurde gestoppt; nichts wurde gespeichert',
  'support.upload.doneMeanwhile': '{name} war schon fertig',
  'support.parts.before':
    'Das Dokument hat mehr Positionen, als eine Bestellung fasst. Es wird in {parts} Teilen nacheinander bestellt. Der nächste Teil hat {count} Positionen.',
  'support.parts.under': 'Teil {part} von {parts} wird bestellt',
  'support.parts.stop': 'Nach diesem Teil stoppen',
  'support.parts.stopping': 'Stoppt nach diesem Teil',
  'support.parts.ordered':
    '{count, plural, one {# Position} other {# Positionen}} bestellt, {left, plural, one {#} other {#}} verbleibend',
  'support.parts.done': 'Bestellt in {parts, plural, one {# Teil} other {# Teilen}}',
  'support.parts.part': 'Teil {part}: {number}, {count, plural, one {# Position} other {# Positionen}}',
  'support.parts.more': 'und {count} weitere',
  'support.summary.rest': 'Aktualisieren Sie Preise und Bestand, um den Betrag für den Rest zu sehen',
  'support.line.ordered': 'Bestellt',
  'support.line.clearance': '{quantity} zum Restpostenpreis',
};
