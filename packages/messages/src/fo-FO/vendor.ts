import type { vendor as source } from '../en-US/vendor.ts';
import type { Translation } from '../translation.ts';

export const vendor: Translation<typeof source> = {
  'vendor.find': 'Finn ein veitara',
  'vendor.find.submit': 'Finn',
  'vendor.count': '{count, plural, one {# veitari} other {# veitarar}}',
  'vendor.none': 'Eingin veitari hevur eitt orð í navninum, sum byrjar við “{query}”',
  'vendor.noneAtAll': 'Eingir veitarar eru enn',
  'vendor.showAll': 'Vís allar veitarar',
  'vendor.language': 'Bert tøkt á hesum máli: {language}',
  'vendor.newTab': 'letur upp í nýggjum vindeyga',
  'vendor.nodes': 'Í vøruúrvalinum',
  'vendor.best': 'Oftast bílagt',
  'vendor.everything': '{count, plural, one {Vís # vøru} other {Vís allar # vørur}}',
  'vendor.nothing': 'Einki frá hesum veitara kann bíleggjast her beint nú',
  'vendor.description':
    '{name}: {count, plural, one {# vøra} other {# vørur}} til fakfólk, við tekningum og tøkniligum upplýsingum.',
};
