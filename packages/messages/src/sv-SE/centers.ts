import type { centers as source } from '../en-US/centers.ts';
import type { Translation } from '../translation.ts';

export const centers: Translation<typeof source> = {
  'centers.list': 'Butiker',
  'centers.zip': 'Postnummer',
  'centers.zip.hint': 'Närmast först',
  'centers.zip.wrong': 'Postnumret hittades inte. Kontrollera det.',
  'centers.none': 'Det finns ingen butik i ditt land',
  'centers.failed': 'Butikerna kan inte visas just nu',
  'centers.all': 'Visa alla {count}',
  'centers.fewer': 'Visa färre',
  'centers.distance': '{km} km',
  'centers.openUntil': 'Öppet till {time} i dag',
  'centers.openHours': 'Öppet {hours} i dag',
  'centers.closed': 'Stängt nu',
  'centers.closed.opens': 'Stängt nu, öppnar {date}',
  'centers.day.hours': '{date}: {hours}',
  'centers.day.until': '{date}: till {time}',
  'centers.day.closed': '{date}: stängt',
  'centers.coverage': '{count} av {total, plural, one {# rad} other {# rader}} i lager',
  'centers.coverage.unknown': 'Lagret är okänt just nu',
  'centers.prefer': '{name} är min butik',
  'centers.prefer.failed': 'Inte sparat. Försök igen om en stund.',
  'centers.preferred': 'Min butik',
  'centers.map': 'Karta över butikerna',
  'centers.stock': 'Lager i butikerna',
  'centers.stock.none': 'Inte i lager här',
};
