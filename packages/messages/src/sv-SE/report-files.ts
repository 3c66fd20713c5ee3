import type { reportFiles as source } from '../en-US/report-files.ts';
import type { Translation } from '../translation.ts';

export const reportFiles: Translation<typeof source> = {
  'reportFile.searchesFile': 'Sökningar',
  'reportFile.salesFile': 'Försäljning per placering',
  'reportFile.funnelFile': 'Från sökning till order',
  'reportFile.query': 'Sökning',
  'reportFile.language': 'Språk',
  'reportFile.searches': 'Sökningar',
  'reportFile.withoutResult': 'Utan träff',
  'reportFile.clicked': 'Med klick',
  'reportFile.notClicked': 'Utan klick',
  'reportFile.lastOn': 'Senast sökt',
  'reportFile.placement': 'Placering',
  'reportFile.material': 'SAP-nummer',
  'reportFile.name': 'Benämning',
  'reportFile.views': 'Visningar',
  'reportFile.adds': 'Lagt i varukorgen',
  'reportFile.addedQuantity': 'Antal lagt i varukorgen',
  'reportFile.orders': 'Orderrader',
  'reportFile.orderedQuantity': 'Beställt antal',
  'reportFile.day': 'Datum',
  'reportFile.visitsSearched': 'Besök med sökning',
  'reportFile.visitsClicked': 'Öppnade en träff',
  'reportFile.visitsAdded': 'Lade i varukorgen',
  'reportFile.visitsOrdered': 'Beställde',
  'reportFile.placedOrders': 'Alla order',
};
