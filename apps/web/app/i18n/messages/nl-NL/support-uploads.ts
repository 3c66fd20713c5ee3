import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} wacht op zijn beurt',
  'support.upload.stage.reading': '{name} wordt gelezen',
  'support.upload.stage.matching': '{name} wordt gekoppeld: {done} van {all} regels',
  'support.upload.stage.pricing': 'Prijzen en voorraad van {all} regels uit {name} worden gevraagd',
  'support.upload.stage.writing': '{name} wordt opgeslagen',
  'support.upload.under': 'Bestanden die verwerkt worden',
  'support.upload.stopOne': '{name} stoppen',
  'support.upload.stopped': '{name} is gestopt; er is niets van bewaard',
  'support.upload.doneMeanwhile': '{name} was al klaar',
  'support.parts.before':
    'Het document heeft meer regels dan één order bevat: het wordt in {parts} delen besteld, na elkaar. Het volgende bevat {count} regels.',
  'support.parts.under': 'Deel {part} van {parts} wordt besteld',
  'support.parts.stop': 'Na dit deel stoppen',
  'support.parts.stopping': 'Na dit deel wordt gestopt',
  'support.parts.ordered':
    '{count, plural, one {# regel is} other {# regels zijn}} besteld, {left, plural, one {# is} other {# zijn}} dat nog niet',
  'support.parts.done': 'Besteld in {parts, plural, one {# deel} other {# delen}}',
  'support.parts.part': 'Deel {part}: {number}, {count, plural, one {# regel} other {# regels}}',
  'support.parts.more': 'en nog {count}',
  'support.summary.rest': 'Vraag prijzen en voorraad opnieuw op om te zien wat de rest kost',
  'support.line.ordered': 'Besteld',
  'support.line.clearance': '{quantity} als restpartij',
};
