import type { centers as source } from '../en-US/centers.ts';
import type { Translation } from '../translation.ts';

export const centers: Translation<typeof source> = {
  'centers.list': 'Butikker',
  'centers.zip': 'Postnummer',
  'centers.zip.hint': 'Nærmeste først',
  'centers.zip.wrong': 'Postnummeret ble ikke funnet. Kontroller det.',
  'centers.none': 'Det finnes ingen butikk i landet ditt',
  'centers.failed': 'Butikkene kan ikke vises akkurat nå',
  'centers.all': 'Vis alle {count}',
  'centers.fewer': 'Vis færre',
  'centers.distance': '{km} km',
  'centers.openUntil': 'Åpent til {time} i dag',
  'centers.openHours': 'Åpent {hours} i dag',
  'centers.closed': 'Stengt nå',
  'centers.closed.opens': 'Stengt nå, åpner {date}',
  'centers.day.hours': '{date}: {hours}',
  'centers.day.until': '{date}: til {time}',
  'centers.day.closed': '{date}: stengt',
  'centers.coverage': '{count} av {total, plural, one {# linje} other {# linjer}} på lager',
  'centers.coverage.unknown': 'Lageret er ukjent akkurat nå',
  'centers.prefer': '{name} er min butikk',
  'centers.prefer.failed': 'Ikke lagret. Prøv igjen om litt.',
  'centers.preferred': 'Min butikk',
  'centers.map': 'Kart over butikkene',
  'centers.stock': 'Lager i butikkene',
  'centers.stock.none': 'Ikke på lager her',
};
