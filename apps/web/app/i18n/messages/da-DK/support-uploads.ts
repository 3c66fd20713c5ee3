import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} venter på tur',
  'support.upload.stage.reading': 'Læser {name}',
  'support.upload.stage.matching': 'Matcher {name}: {done} af {all} linjer',
  'support.upload.stage.pricing': 'Spørger om priser og lager for {all} linjer i {name}',
  'support.upload.stage.writing': 'Gemmer {name}',
  'support.upload.under': 'Filer under behandling',
  'support.upload.stopOne': 'Stop {name}',
  'support.upload.stopped': '{name} blev stoppet; intet af den er gemt',
  'support.upload.doneMeanwhile': '{name} var allerede færdig',
  'support.parts.before':
    'Dokumentet har flere linjer, end en ordre rummer: det bestilles i {parts} dele, den ene efter den anden. Den næste tager {count} linjer.',
  'support.parts.under': 'Del {part} af {parts} bestilles',
  'support.parts.stop': 'Stop efter denne del',
  'support.parts.stopping': 'Der stoppes efter denne del',
  'support.parts.ordered':
    '{count, plural, one {# linje er} other {# linjer er}} bestilt, {left, plural, one {# er} other {# er}} ikke endnu',
  'support.parts.done': 'Bestilt i {parts, plural, one {# del} other {# dele}}',
  'support.parts.part': 'Del {part}: {number}, {count, plural, one {# linje} other {# linjer}}',
  'support.parts.more': 'og {count} til',
  'support.summary.rest': 'Spørg om priser og lager på ny for at se, hvad resten bliver',
  'support.line.ordered': 'Bestilt',
  'support.line.clearance': '{quantity} som restsalg',
};
