import type { centers as source } from '../en-US/centers.ts';
import type { Translation } from '../translation.ts';

export const centers: Translation<typeof source> = {
  'centers.list': 'Tænastumiðstøðir',
  'centers.zip': 'Postnummar',
  'centers.zip.hint': 'Tann nærmasta fyrst',
  'centers.zip.wrong': 'Hetta postnummarið er ikki til.',
  'centers.none': 'Eingin tænastumiðstøð er í tínum landi',
  'centers.failed': 'Tænastumiðstøðirnar kunnu ikki vísast júst nú',
  'centers.all': 'Vís allar {count}',
  'centers.fewer': 'Vís færri',
  'centers.distance': '{km} km',
  'centers.openUntil': 'Opið í dag til {time}',
  'centers.openHours': 'Opið í dag {from}–{time}',
  'centers.closed': 'Stongt nú',
  'centers.closed.opens': 'Stongt nú, letur upp {date}',
  'centers.day.hours': '{date}: {from}–{time}',
  'centers.day.until': '{date}: til {time}',
  'centers.day.closed': '{date}: afturlatið',
  'centers.coverage': '{count} av {total, plural, one {# linju} other {# linjum}} á goymslu',
  'centers.coverage.unknown': 'Goymslan er ikki kend júst nú',
  'centers.prefer': '{name} er mín tænastumiðstøð',
  'centers.prefer.failed': 'Tað kundi ikki goymast. Royn aftur um eina løtu.',
  'centers.preferred': 'Tín',
  'centers.map': 'Kort yvir tænastumiðstøðirnar',
  'centers.stock': 'Goymsla í tænastumiðstøðunum',
  'centers.stock.none': 'Einki her',
};
