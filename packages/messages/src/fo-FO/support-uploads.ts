import type { supportUploads as source } from '../en-US/support-uploads.ts';
import type { Translation } from '../translation.ts';

export const supportUploads: Translation<typeof source> = {
  'support.upload.waiting': '{name} bíðar í røðini',
  'support.upload.stage.reading': 'Lesur {name}',
  'support.upload.stage.matching': 'Kannar {name}: {done} av {all} linjum',
  'support.upload.stage.pricing': 'Heintar prísir og goymslu fyri {all} linjur í {name}',
  'support.upload.stage.writing': 'Goymir {name}',
  'support.upload.under': 'Fílur, sum verða viðgjørdar',
  'support.upload.stopOne': 'Steðga {name}',
  'support.upload.stopped': '{name} varð steðgað; einki er goymt',
  'support.upload.doneMeanwhile': '{name} var longu liðug',
  'support.parts.before':
    'Skjalið hevur fleiri linjur, enn ein bílegging rúmar. Tað verður bílagt í {parts} pørtum, ein í senn. Næsti partur hevur {count} linjur.',
  'support.parts.under': 'Bíleggur part {part} av {parts}',
  'support.parts.stop': 'Steðga eftir hendan partin',
  'support.parts.stopping': 'Steðgar eftir hendan partin',
  'support.parts.ordered':
    '{count, plural, one {# linja} other {# linjur}} bílagdar, {left, plural, one {#} other {#}} eftir',
  'support.parts.done': 'Bílagt í {parts, plural, one {# parti} other {# pørtum}}',
  'support.parts.part': 'Partur {part}: {number}, {count, plural, one {# linja} other {# linjur}}',
  'support.parts.more': 'og {count} afturat',
  'support.summary.rest': 'Dagfør prísir og goymslu fyri at síggja upphæddina fyri restina',
  'support.line.ordered': 'Bílagt',
  'support.line.clearance': '{quantity} til útsøluprís',
};
