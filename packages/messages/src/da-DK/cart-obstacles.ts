import type { cartObstacles as source } from '../en-US/cart-obstacles.ts';
import type { Translation } from '../translation.ts';

export const cartObstacles: Translation<typeof source> = {
  'cartObstacle.no-address': 'Ekspresboksen kan ikke sendes: kurven har ingen leveringsadresse.',
  'cartObstacle.picked-up': 'Ekspresboksen kan ikke sendes: kurven hentes i et servicecenter.',
  'cartObstacle.not-to-this-address':
    'Ekspresboksen kører ikke til {place}: vælg standardlevering eller en anden adresse.',
  'cartObstacle.no-run-today': 'Ekspresboksen kører ikke i dag: vælg standardlevering.',
  'cartObstacle.closed': 'Ekspresboksen er lukket for i dag: vælg standardlevering.',
  'cartObstacle.no-room': 'Varerne er for store til ekspresboksen dertil: vælg standardlevering.',
  'cartObstacle.delivery-date': 'Der kan ikke leveres {date}: vælg en anden leveringsdato.',
  'cartObstacle.order-too-large': 'Totalen er for stor til én ordre: del den op i flere.',
  'lineObstacle.not-in-market':
    '{count, plural, one {{material} sælges ikke til jer: fjern linjen for at bestille resten.} other {{count} linjer sælges ikke til jer, den første er {material}: fjern dem for at bestille resten.}}',
  'lineObstacle.blocked':
    '{count, plural, one {{material} kan ikke længere bestilles: fjern linjen for at bestille resten.} other {{count} linjer kan ikke længere bestilles, den første er {material}: fjern dem for at bestille resten.}}',
  'lineObstacle.no-price':
    '{count, plural, one {{material} har ingen pris og er ikke med i totalen: spørg os om en pris.} other {{count} linjer har ingen pris og er ikke med i totalen, den første er {material}: spørg os om en pris.}}',
  'lineObstacle.pickup-stock':
    '{count, plural, one {{material}: der er kun {available} i servicecenteret. Sæt antallet ned, eller vælg levering.} other {{count} linjer overstiger lageret i servicecenteret, den første er {material}: sæt antallene ned, eller vælg levering.}}',
  'lineObstacle.remnant-stock':
    '{count, plural, one {Reststykket af {material} er ikke længere på lager: fjern linjen.} other {{count} reststykker er ikke længere på lager, det første er af {material}: fjern linjerne.}}',
  'lineObstacle.clearance-stock':
    '{count, plural, one {{material}: der er kun {available} tilbage på udsalg. Sæt antallet ned for at bestille.} other {{count} linjer overstiger udsalgslageret, den første er {material}: sæt antallene ned for at bestille.}}',
  'lineObstacle.fastbox-stock':
    '{count, plural, one {{material}: der kan kun sendes {available} med ekspresboksen. Sæt antallet ned, eller vælg standardlevering.} other {{count} linjer overstiger ekspresboksens lager, den første er {material}: sæt antallene ned, eller vælg standardlevering.}}',
  'lineObstacle.phased-out-stock':
    '{count, plural, one {{material} er udgående, {available} tilbage på lager. Sæt antallet ned, eller fjern linjen.} other {{count} linjer overstiger restlageret af udgående varer, den første er {material}: sæt antallene ned, eller fjern linjerne.}}',
};
