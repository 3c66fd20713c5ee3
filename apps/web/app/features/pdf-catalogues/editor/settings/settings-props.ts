import type { PdfCatalog } from '@grossist/contracts';
import type { ChangingCatalogue } from '../use-change-catalogue.ts';

/** What every group of settings gets. */
export interface SettingsProps {
  catalogue: PdfCatalog;
  changing: ChangingCatalogue;
  isReadOnly: boolean;
}
