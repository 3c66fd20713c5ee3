import type { cartObstacles as source } from '../en-US/cart-obstacles.ts';
import type { Translation } from '../translation.ts';

export const cartObstacles: Translation<typeof source> = {
  'cartObstacle.no-address': 'De expresbox kan niet: de winkelwagen heeft geen afleveradres.',
  'cartObstacle.picked-up': 'De expresbox kan niet: de winkelwagen wordt opgehaald in een servicecenter.',
  'cartObstacle.not-to-this-address': 'Naar {place} gaat geen expresbox: kies standaardlevering of een ander adres.',
  'cartObstacle.no-run-today': 'Vandaag rijdt er geen expresbox: kies standaardlevering.',
  'cartObstacle.closed': 'De expresbox is vandaag gesloten: kies standaardlevering.',
  'cartObstacle.no-room': 'De goederen zijn te groot voor de expresbox daarheen: kies standaardlevering.',
  'cartObstacle.delivery-date': 'Op {date} kan niets worden geleverd: kies een andere leverdatum.',
  'cartObstacle.order-too-large': 'Het totaal is te groot voor één bestelling: splits het op.',
  'lineObstacle.not-in-market':
    '{count, plural, one {{material} wordt niet aan u verkocht: verwijder de regel om de rest te bestellen.} other {{count} regels worden niet aan u verkocht, de eerste is {material}: verwijder ze om de rest te bestellen.}}',
  'lineObstacle.blocked':
    '{count, plural, one {{material} is niet meer te bestellen: verwijder de regel om de rest te bestellen.} other {{count} regels zijn niet meer te bestellen, de eerste is {material}: verwijder ze om de rest te bestellen.}}',
  'lineObstacle.no-price':
    '{count, plural, one {{material} heeft geen prijs en telt niet mee in het totaal: vraag ons om een prijs.} other {{count} regels hebben geen prijs en tellen niet mee in het totaal, de eerste is {material}: vraag ons om een prijs.}}',
  'lineObstacle.pickup-stock':
    '{count, plural, one {{material}: maar {available} in het servicecenter. Verlaag het aantal of kies bezorging.} other {{count} regels gaan boven de voorraad van het servicecenter, de eerste is {material}: verlaag de aantallen of kies bezorging.}}',
  'lineObstacle.remnant-stock':
    '{count, plural, one {Het reststuk van {material} is niet meer beschikbaar: verwijder de regel.} other {{count} reststukken zijn niet meer beschikbaar, het eerste is van {material}: verwijder de regels.}}',
  'lineObstacle.clearance-stock':
    '{count, plural, one {{material}: nog maar {available} in de uitverkoop. Verlaag het aantal om te bestellen.} other {{count} regels gaan boven de uitverkoopvoorraad, de eerste is {material}: verlaag de aantallen om te bestellen.}}',
  'lineObstacle.fastbox-stock':
    '{count, plural, one {{material}: maar {available} kan met de expresbox mee. Verlaag het aantal of kies standaardlevering.} other {{count} regels gaan boven de voorraad van de expresbox, de eerste is {material}: verlaag de aantallen of kies standaardlevering.}}',
  'lineObstacle.phased-out-stock':
    '{count, plural, one {{material} wordt uitgefaseerd, nog {available} op voorraad. Verlaag het aantal of verwijder de regel.} other {{count} regels gaan boven de restvoorraad van uitlopende artikelen, de eerste is {material}: verlaag de aantallen of verwijder de regels.}}',
};
