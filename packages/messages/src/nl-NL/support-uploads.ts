import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} wacht in de wachtrij',
  'support.upload.stage.reading': '{name} wordt gelezen',
  'support.upload.stage.matching': '{name} wordt gekoppeld: {done} van {all} regels',
  'support.upload.stage.pricing': 'Prijzen en voorraad voor {all} regels van {name} worden geladen',
  'support.upload.stage.writing': '{name} wordt opgeslagen',
  'support.upload.under': 'Bestanden die verwerkt worden',
  'support.upload.stopOne': '{name} stoppen',
  'support.upload.stopped': '{name} is gestopt; er is niets opgeslagen',
  'support.upload.doneMeanwhile': '{name} was al klaar',
  'support.parts.before':
    'Het document heeft meer regels dan één order bevat. Het wordt in {parts} delen na elkaar besteld. Het volgende deel heeft {count} regels.',
  'support.parts.under': 'Deel {part} van {parts} wordt besteld',
  'support.parts.stop': 'Na dit deel stoppen',
  'support.parts.stopping': 'Stopt na dit deel',
  'support.parts.ordered':
    '{count, plural, one {# regel} other {# regels}} besteld, nog {left, plural, one {#} other {#}} te gaan',
  'support.parts.done': 'Besteld in {parts, plural, one {# deel} other {# delen}}',
  'support.parts.part': 'Deel {part}: {number}, {count, plural, one {# regel} other {# regels}}',
  'support.parts.more': 'en nog {count}',
  'support.summary.rest': 'Vernieuw prijzen en voorraad om het bedrag van de rest te zien',
  'support.line.ordered': 'Besteld',
  'support.line.clearance': '{quantity} tegen restpartijprijs',
};
