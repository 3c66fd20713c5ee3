import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} bíðar',
  'support.upload.stage.reading': 'Lesi {name}',
  'support.upload.stage.matching': 'Kanni {name}: {done} av {all} linjum',
  'support.upload.stage.pricing': 'Spyrji um prísir og goymslu fyri {all} linjur í {name}',
  'support.upload.stage.writing': 'Goymi {name}',
  'support.upload.under': 'Fílur, sum verða viðgjørdar',
  'support.upload.stopOne': 'Steðga {name}',
  'support.upload.stopped': '{name} varð steðgað; einki av henni er goymt',
  'support.upload.doneMeanwhile': '{name} var longu liðug',
  'support.parts.before':
    'Skjalið hevur fleiri linjur, enn ein bílegging rúmar: tað verður bílagt í {parts} pørtum, ein í senn. Næsti partur tekur {count} linjur.',
  'support.parts.under': 'Partur {part} av {parts} verður bílagdur',
  'support.parts.stop': 'Steðga eftir hendan partin',
  'support.parts.stopping': 'Tað steðgar eftir hendan partin',
  'support.parts.ordered':
    '{count, plural, one {# linja er} other {# linjur eru}} bílagdar, {left, plural, one {# er} other {# eru}} ikki enn',
  'support.parts.done': 'Bílagt í {parts, plural, one {# parti} other {# pørtum}}',
  'support.parts.part': 'Partur {part}: {number}, {count, plural, one {# linja} other {# linjur}}',
  'support.parts.more': 'og {count} afturat',
  'support.summary.rest': 'Spyr um prísir og goymslu av nýggjum fyri at síggja, hvat restin verður',
  'support.line.ordered': 'Bílagt',
  'support.line.clearance': '{quantity} sum útsøla',
};
