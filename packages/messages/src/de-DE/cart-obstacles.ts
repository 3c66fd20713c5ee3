import type { cartObstacles as source } from '../en-US/cart-obstacles.ts';
import type { Translation } from '../translation.ts';

export const cartObstacles: Translation<typeof source> = {
  'cartObstacle.no-address': 'Keine Expressbox möglich: Der Warenkorb hat keine Lieferadresse.',
  'cartObstacle.picked-up': 'Keine Expressbox möglich: Der Warenkorb wird im Servicecenter abgeholt.',
  'cartObstacle.not-to-this-address':
    'Nach {place} fährt keine Expressbox: Wählen Sie Standardlieferung oder eine andere Adresse.',
  'cartObstacle.no-run-today': 'Heute fährt keine Expressbox: Wählen Sie Standardlieferung.',
  'cartObstacle.closed': 'Die Expressbox ist für heute geschlossen: Wählen Sie Standardlieferung.',
  'cartObstacle.no-room': 'Die Ware ist zu groß für die Expressbox dorthin: Wählen Sie Standardlieferung.',
  'cartObstacle.delivery-date': 'Am {date} kann nicht geliefert werden: Wählen Sie einen anderen Liefertermin.',
  'cartObstacle.order-too-large': 'Die Summe ist zu groß für eine Bestellung: Teilen Sie sie auf.',
  'lineObstacle.not-in-market':
    '{count, plural, one {{material} wird nicht an Sie verkauft: Entfernen Sie die Position, um den Rest zu bestellen.} other {{count} Positionen werden nicht an Sie verkauft, die erste ist {material}: Entfernen Sie sie, um den Rest zu bestellen.}}',
  'lineObstacle.blocked':
    '{count, plural, one {{material} ist nicht mehr bestellbar: Entfernen Sie die Position, um den Rest zu bestellen.} other {{count} Positionen sind nicht mehr bestellbar, die erste ist {material}: Entfernen Sie sie, um den Rest zu bestellen.}}',
  'lineObstacle.no-price':
    '{count, plural, one {{material} hat keinen Preis und fehlt in der Summe: Fragen Sie bei uns an.} other {{count} Positionen haben keinen Preis und fehlen in der Summe, die erste ist {material}: Fragen Sie bei uns an.}}',
  'lineObstacle.pickup-stock':
    '{count, plural, one {{material}: nur {available} im Servicecenter. Verringern Sie die Menge oder wählen Sie Lieferung.} other {{count} Positionen übersteigen den Bestand des Servicecenters, die erste ist {material}: Verringern Sie die Mengen oder wählen Sie Lieferung.}}',
  'lineObstacle.remnant-stock':
    '{count, plural, one {Das Reststück von {material} ist nicht mehr verfügbar: Entfernen Sie die Position.} other {{count} Reststücke sind nicht mehr verfügbar, das erste von {material}: Entfernen Sie die Positionen.}}',
  'lineObstacle.clearance-stock':
    '{count, plural, one {{material}: nur noch {available} im Abverkauf. Verringern Sie die Menge, um zu bestellen.} other {{count} Positionen übersteigen den Abverkaufsbestand, die erste ist {material}: Verringern Sie die Mengen, um zu bestellen.}}',
  'lineObstacle.fastbox-stock':
    '{count, plural, one {{material}: nur {available} per Expressbox möglich. Verringern Sie die Menge oder wählen Sie Standardlieferung.} other {{count} Positionen übersteigen den Bestand der Expressbox, die erste ist {material}: Verringern Sie die Mengen oder wählen Sie Standardlieferung.}}',
  'lineObstacle.phased-out-stock':
    '{count, plural, one {{material} läuft aus, noch {available} auf Lager. Verringern Sie die Menge oder entfernen Sie die Position.} other {{count} Positionen übersteigen den Restbestand auslaufender Artikel, die erste ist {material}: Verringern Sie die Mengen oder entfernen Sie die Positionen.}}',
};
