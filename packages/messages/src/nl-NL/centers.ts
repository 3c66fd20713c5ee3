import type { centers as source } from '../en-US/centers.ts';
import type { Translation } from '../translation.ts';

export const centers: Translation<typeof source> = {
  'centers.list': 'Filialen',
  'centers.zip': 'Postcode',
  'centers.zip.hint': 'Dichtstbijzijnde eerst',
  'centers.zip.wrong': 'Postcode niet gevonden. Controleer die.',
  'centers.none': 'Er is geen filiaal in uw land',
  'centers.failed': 'De filialen zijn nu niet beschikbaar',
  'centers.all': 'Alle {count} tonen',
  'centers.fewer': 'Minder tonen',
  'centers.distance': '{km} km',
  'centers.openUntil': 'Vandaag open tot {time}',
  'centers.openHours': 'Vandaag open {hours}',
  'centers.closed': 'Nu gesloten',
  'centers.closed.opens': 'Nu gesloten, open {date}',
  'centers.day.hours': '{date}: {hours}',
  'centers.day.until': '{date}: tot {time}',
  'centers.day.closed': '{date}: gesloten',
  'centers.coverage': '{count} van {total, plural, one {# regel} other {# regels}} op voorraad',
  'centers.coverage.unknown': 'Voorraad nu onbekend',
  'centers.prefer': '{name} is mijn filiaal',
  'centers.prefer.failed': 'Niet opgeslagen. Probeer het zo nog eens.',
  'centers.preferred': 'Mijn filiaal',
  'centers.map': 'Kaart van de filialen',
  'centers.stock': 'Voorraad in de filialen',
  'centers.stock.none': 'Hier niet op voorraad',
};
