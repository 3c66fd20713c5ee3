import type { centers as source } from '../en-US/centers.ts';
import type { Translation } from '../translation.ts';

export const centers: Translation<typeof source> = {
  'centers.list': 'Tænastumiðstøðir',
  'centers.zip': 'Postnummar',
  'centers.zip.hint': 'Tann nærmasta fyrst',
  'centers.zip.wrong': 'Postnummarið varð ikki funnið. Kanna tað.',
  'centers.none': 'Eingin tænastumiðstøð er í tínum landi',
  'centers.failed': 'Tænastumiðstøðirnar kunnu ikki vísast beint nú',
  'centers.all': 'Vís allar {count}',
  'centers.fewer': 'Vís færri',
  'centers.distance': '{km} km',
  'centers.openUntil': 'Opið í dag til {time}',
  'centers.openHours': 'Opið í dag {hours}',
  'centers.closed': 'Stongt nú',
  'centers.closed.opens': 'Stongt nú, letur upp {date}',
  'centers.day.hours': '{date}: {hours}',
  'centers.day.until': '{date}: til {time}',
  'centers.day.closed': '{date}: afturlatið',
  'centers.coverage': '{count} av {total, plural, one {# linju} other {# linjum}} á goymslu',
  'centers.coverage.unknown': 'Goymslan er ókend beint nú',
  'centers.prefer': '{name} er mín tænastumiðstøð',
  'centers.prefer.failed': 'Ikki goymt. Royn aftur um eina løtu.',
  'centers.preferred': 'Mín miðstøð',
  'centers.map': 'Kort yvir tænastumiðstøðirnar',
  'centers.stock': 'Goymsla í tænastumiðstøðunum',
  'centers.stock.none': 'Ikki á goymslu her',
};
