import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} väntar på sin tur',
  'support.upload.stage.reading': 'Läser {name}',
  'support.upload.stage.matching': 'Matchar {name}: {done} av {all} rader',
  'support.upload.stage.pricing': 'Frågar efter priser och lager för {all} rader i {name}',
  'support.upload.stage.writing': 'Sparar {name}',
  'support.upload.under': 'Filer som behandlas',
  'support.upload.stopOne': 'Stoppa {name}',
  'support.upload.stopped': '{name} stoppades; inget av den sparades',
  'support.upload.doneMeanwhile': '{name} var redan klar',
  'support.parts.before':
    'Dokumentet har fler rader än en order rymmer: det beställs i {parts} delar, en i taget. Nästa tar {count} rader.',
  'support.parts.under': 'Del {part} av {parts} beställs',
  'support.parts.stop': 'Stoppa efter denna del',
  'support.parts.stopping': 'Det stoppar efter denna del',
  'support.parts.ordered':
    '{count, plural, one {# rad är} other {# rader är}} beställda, {left, plural, one {# är} other {# är}} det inte än',
  'support.parts.done': 'Beställd i {parts, plural, one {# del} other {# delar}}',
  'support.parts.part': 'Del {part}: {number}, {count, plural, one {# rad} other {# rader}}',
  'support.parts.more': 'och {count} till',
  'support.summary.rest': 'Fråga om priser och lager på nytt för att se vad resten blir',
  'support.line.ordered': 'Beställd',
  'support.line.clearance': '{quantity} som utförsäljning',
};
