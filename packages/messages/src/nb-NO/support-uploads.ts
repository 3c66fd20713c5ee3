import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} venter i køen',
  'support.upload.stage.reading': 'Leser {name}',
  'support.upload.stage.matching': 'Matcher {name}: {done} av {all} linjer',
  'support.upload.stage.pricing': 'Henter priser og lager for {all} linjer i {name}',
  'support.upload.stage.writing': 'Lagrer {name}',
  'support.upload.under': 'Filer under behandling',
  'support.upload.stopOne': 'Stopp {name}',
  'support.upload.stopped': '{name} ble stoppet; ingenting er lagret',
  'support.upload.doneMeanwhile': '{name} var allerede ferdig',
  'support.parts.before':
    'Dokumentet har flere linjer enn en ordre rommer. Det bestilles i {parts} deler, én om gangen. Den neste delen har {count} linjer.',
  'support.parts.under': 'Bestiller del {part} av {parts}',
  'support.parts.stop': 'Stopp etter denne delen',
  'support.parts.stopping': 'Stopper etter denne delen',
  'support.parts.ordered':
    '{count, plural, one {# linje} other {# linjer}} bestilt, {left, plural, one {#} other {#}} gjenstår',
  'support.parts.done': 'Bestilt i {parts, plural, one {# del} other {# deler}}',
  'support.parts.part': 'Del {part}: {number}, {count, plural, one {# linje} other {# linjer}}',
  'support.parts.more': 'og {count} til',
  'support.summary.rest': 'Oppdater priser og lager for å se beløpet for resten',
  'support.line.ordered': 'Bestilt',
  'support.line.clearance': '{quantity} til restsalgspris',
};
