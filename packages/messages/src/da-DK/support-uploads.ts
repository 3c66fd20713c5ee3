import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} venter i køen',
  'support.upload.stage.reading': 'Læser {name}',
  'support.upload.stage.matching': 'Matcher {name}: {done} af {all} linjer',
  'support.upload.stage.pricing': 'Henter priser og lager for {all} linjer i {name}',
  'support.upload.stage.writing': 'Gemmer {name}',
  'support.upload.under': 'Filer under behandling',
  'support.upload.stopOne': 'Stop {name}',
  'support.upload.stopped': '{name} blev stoppet; intet er gemt',
  'support.upload.doneMeanwhile': '{name} var allerede færdig',
  'support.parts.before':
    'Dokumentet har flere linjer, end en ordre rummer. Det bestilles i {parts} dele, den ene efter den anden. Den næste del har {count} linjer.',
  'support.parts.under': 'Bestiller del {part} af {parts}',
  'support.parts.stop': 'Stop efter denne del',
  'support.parts.stopping': 'Stopper efter denne del',
  'support.parts.ordered':
    '{count, plural, one {# linje} other {# linjer}} bestilt, {left, plural, one {#} other {#}} tilbage',
  'support.parts.done': 'Bestilt i {parts, plural, one {# del} other {# dele}}',
  'support.parts.part': 'Del {part}: {number}, {count, plural, one {# linje} other {# linjer}}',
  'support.parts.more': 'og {count} til',
  'support.summary.rest': 'Opdatér priser og lager for at se beløbet for resten',
  'support.line.ordered': 'Bestilt',
  'support.line.clearance': '{quantity} til restsalgspris',
};
