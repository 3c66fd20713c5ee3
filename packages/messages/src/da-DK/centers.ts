import type { centers as source } from '../en-US/centers.ts';
import type { Translation } from '../translation.ts';

export const centers: Translation<typeof source> = {
  'centers.list': 'Servicecentre',
  'centers.zip': 'Postnummer',
  'centers.zip.hint': 'Nærmeste først',
  'centers.zip.wrong': 'Postnummeret findes ikke. Kontrollér det.',
  'centers.none': 'Der er intet servicecenter i dit land',
  'centers.failed': 'Servicecentrene kan ikke vises lige nu',
  'centers.all': 'Vis alle {count}',
  'centers.fewer': 'Vis færre',
  'centers.distance': '{km} km',
  'centers.openUntil': 'Åbent i dag til {time}',
  'centers.openHours': 'Åbent i dag {hours}',
  'centers.closed': 'Lukket nu',
  'centers.closed.opens': 'Lukket nu, åbner {date}',
  'centers.day.hours': '{date}: {hours}',
  'centers.day.until': '{date}: til {time}',
  'centers.day.closed': '{date}: lukket',
  'centers.coverage': '{count} af {total, plural, one {# linje} other {# linjer}} på lager',
  'centers.coverage.unknown': 'Lager ukendt lige nu',
  'centers.prefer': '{name} er mit servicecenter',
  'centers.prefer.failed': 'Ikke gemt. Prøv igen om lidt.',
  'centers.preferred': 'Mit center',
  'centers.map': 'Kort over servicecentrene',
  'centers.stock': 'Lager på servicecentrene',
  'centers.stock.none': 'Ikke på lager her',
};
