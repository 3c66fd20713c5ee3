import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} väntar i kön',
  'support.upload.stage.reading': 'Läser {name}',
  'support.upload.stage.matching': 'Matchar {name}: {done} av {all} rader',
  'support.upload.stage.pricing': 'Hämtar priser och lager för {all} rader i {name}',
  'support.upload.stage.writing': 'Sparar {name}',
  'support.upload.under': 'Filer som behandlas',
  'support.upload.stopOne': 'Stoppa {name}',
  'support.upload.stopped': '{name} stoppades; inget sparades',
  'support.upload.doneMeanwhile': '{name} var redan klar',
  'support.parts.before':
    'Dokumentet har fler rader än en order rymmer. Det beställs i {parts} delar, en i taget. Nästa del har {count} rader.',
  'support.parts.under': 'Beställer del {part} av {parts}',
  'support.parts.stop': 'Stoppa efter denna del',
  'support.parts.stopping': 'Stoppar efter denna del',
  'support.parts.ordered':
    '{count, plural, one {# rad beställd} other {# rader beställda}}, {left, plural, one {#} other {#}} kvar',
  'support.parts.done': 'Beställd i {parts, plural, one {# del} other {# delar}}',
  'support.parts.part': 'Del {part}: {number}, {count, plural, one {# rad} other {# rader}}',
  'support.parts.more': 'och {count} till',
  'support.summary.rest': 'Uppdatera priser och lager för att se beloppet för resten',
  'support.line.ordered': 'Beställd',
  'support.line.clearance': '{quantity} till utförsäljningspris',
};
