import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Meer lezen',
  'guides.close': 'Begrepen',
  'guides.search': 'Drie weergaven van resultaten',
  'guides.search.text':
    'Kaarten, compacte regels of één regel per product met de varianten. Druk op / om te zoeken en scan op elke pagina.',
  'guides.variation': 'Meer dan een prijs',
  'guides.variation.text':
    'Zie hoe uw prijs is berekend, de verwachte voorraad voor de komende dagen en de voorraad per filiaal. Vergelijk tot vier artikelen.',
  'guides.orders': 'Opnieuw bestellen',
  'guides.orders.text':
    'Open een bestelling om alle of enkele regels tegen de prijzen van vandaag in de winkelwagen te leggen. Zoek bestellingen op nummer, referentie of artikel en download ze voor Excel.',
  'guides.cart': 'De winkelwagen werkt als een spreadsheet',
  'guides.cart.text':
    'Beweeg met de pijltoetsen tussen cellen en druk op Enter om een aantal toe te passen. Plak regels uit een spreadsheet onder “Meerdere regels”. Wat u verwijdert, kunt u herstellen.',
};
