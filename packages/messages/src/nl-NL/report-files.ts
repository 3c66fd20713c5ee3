import type { reportFiles as source } from '../en-US/report-files.ts';
import type { Translation } from '../translation.ts';

export const reportFiles: Translation<typeof source> = {
  'reportFile.searchesFile': 'Zoekopdrachten',
  'reportFile.salesFile': 'Verkoop per plaatsing',
  'reportFile.funnelFile': 'Van zoeken tot bestellen',
  'reportFile.query': 'Zoekopdracht',
  'reportFile.language': 'Taal',
  'reportFile.searches': 'Zoekopdrachten',
  'reportFile.withoutResult': 'Zonder resultaat',
  'reportFile.clicked': 'Met klik',
  'reportFile.notClicked': 'Zonder klik',
  'reportFile.lastOn': 'Laatst gezocht',
  'reportFile.placement': 'Plaatsing',
  'reportFile.material': 'SAP-nummer',
  'reportFile.name': 'Omschrijving',
  'reportFile.views': 'Weergaven',
  'reportFile.adds': 'In winkelwagen gelegd',
  'reportFile.addedQuantity': 'Aantal in winkelwagen gelegd',
  'reportFile.orders': 'Orderregels',
  'reportFile.orderedQuantity': 'Besteld aantal',
  'reportFile.day': 'Datum',
  'reportFile.visitsSearched': 'Bezoeken met zoekopdracht',
  'reportFile.visitsClicked': 'Resultaat geopend',
  'reportFile.visitsAdded': 'In winkelwagen gelegd',
  'reportFile.visitsOrdered': 'Besteld',
  'reportFile.placedOrders': 'Alle bestellingen',
};
