import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} venter på tur',
  'support.upload.stage.reading': 'Leser {name}',
  'support.upload.stage.matching': 'Matcher {name}: {done} av {all} linjer',
  'support.upload.stage.pricing': 'Spør om priser og lager for {all} linjer i {name}',
  'support.upload.stage.writing': 'Lagrer {name}',
  'support.upload.under': 'Filer under behandling',
  'support.upload.stopOne': 'Stopp {name}',
  'support.upload.stopped': '{name} ble stoppet; ingenting av den er lagret',
  'support.upload.doneMeanwhile': '{name} var allerede ferdig',
  'support.parts.before':
    'Dokumentet har flere linjer enn en ordre rommer: det bestilles i {parts} deler, én om gangen. Den neste tar {count} linjer.',
  'support.parts.under': 'Del {part} av {parts} bestilles',
  'support.parts.stop': 'Stopp etter denne delen',
  'support.parts.stopping': 'Det stopper etter denne delen',
  'support.parts.ordered':
    '{count, plural, one {# linje er} other {# linjer er}} bestilt, {left, plural, one {# er} other {# er}} det ikke ennå',
  'support.parts.done': 'Bestilt i {parts, plural, one {# del} other {# deler}}',
  'support.parts.part': 'Del {part}: {number}, {count, plural, one {# linje} other {# linjer}}',
  'support.parts.more': 'og {count} til',
  'support.summary.rest': 'Spør om priser og lager på nytt for å se hva resten blir',
  'support.line.ordered': 'Bestilt',
  'support.line.clearance': '{quantity} som restsalg',
};
