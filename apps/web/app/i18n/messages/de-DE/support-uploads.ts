import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} wartet',
  'support.upload.stage.reading': '{name} wird gelesen',
  'support.upload.stage.matching': '{name} wird zugeordnet: {done} von {all} Positionen',
  'support.upload.stage.pricing': 'Preise und Bestand von {all} Positionen aus {name} werden erfragt',
  'support.upload.stage.writing': '{name} wird gespeichert',
  'support.upload.under': 'Dateien in Bearbeitung',
  'support.upload.stopOne': '{name} anhalten',
  'support.upload.stopped': '{name} wurde angehalten; nichts davon wurde behalten',
  'support.upload.doneMeanwhile': '{name} war schon fertig',
  'support.parts.before':
    'Das Dokument hat mehr Positionen, als eine Bestellung fasst: es wird in {parts} Teilen bestellt, einem nach dem anderen. Der nächste umfasst {count} Positionen.',
  'support.parts.under': 'Teil {part} von {parts} wird bestellt',
  'support.parts.stop': 'Nach diesem Teil anhalten',
  'support.parts.stopping': 'Nach diesem Teil wird angehalten',
  'support.parts.ordered':
    '{count, plural, one {# Position ist} other {# Positionen sind}} bestellt, {left, plural, one {# ist es} other {# sind es}} noch nicht',
  'support.parts.done': 'Bestellt in {parts, plural, one {# Teil} other {# Teilen}}',
  'support.parts.part': 'Teil {part}: {number}, {count, plural, one {# Position} other {# Positionen}}',
  'support.parts.more': 'und {count} weitere',
  'support.summary.rest': 'Preise und Bestand neu erfragen, um zu sehen, was der Rest kostet',
  'support.line.ordered': 'Bestellt',
  'support.line.clearance': '{quantity} als Restposten',
};
