import type { cartObstacles as source } from '../en-US/cart-obstacles.ts';
import type { Translation } from '../translation.ts';

export const cartObstacles: Translation<typeof source> = {
  'cartObstacle.no-address': 'Ekspressboksen kan ikke sendes: handlekurven har ingen leveringsadresse.',
  'cartObstacle.picked-up': 'Ekspressboksen kan ikke sendes: handlekurven hentes på et servicesenter.',
  'cartObstacle.not-to-this-address':
    'Ingen ekspressboks går til {place}: velg standardlevering eller en annen adresse.',
  'cartObstacle.no-run-today': 'Ingen ekspressboks går i dag: velg standardlevering.',
  'cartObstacle.closed': 'Ekspressboksen er stengt for i dag: velg standardlevering.',
  'cartObstacle.no-room': 'Varene er for store for ekspressboksen dit: velg standardlevering.',
  'cartObstacle.delivery-date': 'Ingenting kan leveres {date}: velg en annen leveringsdato.',
  'cartObstacle.order-too-large': 'Summen er for stor for én ordre: del den opp.',
  'lineObstacle.not-in-market':
    '{count, plural, one {{material} selges ikke til dere: fjern linjen for å bestille resten.} other {{count} linjer selges ikke til dere, den første er {material}: fjern dem for å bestille resten.}}',
  'lineObstacle.blocked':
    '{count, plural, one {{material} kan ikke lenger bestilles: fjern linjen for å bestille resten.} other {{count} linjer kan ikke lenger bestilles, den første er {material}: fjern dem for å bestille resten.}}',
  'lineObstacle.no-price':
    '{count, plural, one {{material} har ingen pris og er ikke med i summen: spør oss om en pris.} other {{count} linjer har ingen pris og er ikke med i summen, den første er {material}: spør oss om en pris.}}',
  'lineObstacle.pickup-stock':
    '{count, plural, one {{material}: bare {available} på servicesenteret. Reduser antallet, eller velg levering.} other {{count} linjer overstiger lageret på servicesenteret, den første er {material}: reduser antallene, eller velg levering.}}',
  'lineObstacle.remnant-stock':
    '{count, plural, one {Reststykket av {material} er ikke lenger på lager: fjern linjen.} other {{count} reststykker er ikke lenger på lager, det første er av {material}: fjern linjene.}}',
  'lineObstacle.clearance-stock':
    '{count, plural, one {{material}: bare {available} igjen på utsalg. Reduser antallet for å bestille.} other {{count} linjer overstiger utsalgslageret, den første er {material}: reduser antallene for å bestille.}}',
  'lineObstacle.fastbox-stock':
    '{count, plural, one {{material}: bare {available} kan sendes med ekspressboksen. Reduser antallet, eller velg standardlevering.} other {{count} linjer overstiger lageret til ekspressboksen, den første er {material}: reduser antallene, eller velg standardlevering.}}',
  'lineObstacle.phased-out-stock':
    '{count, plural, one {{material} er utgående, {available} igjen på lager. Reduser antallet, eller fjern linjen.} other {{count} linjer overstiger restlageret av utgående varer, den første er {material}: reduser antallene, eller fjern linjene.}}',
};
