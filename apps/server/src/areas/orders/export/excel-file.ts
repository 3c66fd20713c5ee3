import { languageOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { File } from '../../../http/download.ts';
import type { SheetMaker } from '../../../sheet-maker/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { ORDER_WORDS } from './data/words.ts';
import type { Template } from './excel/columns.ts';
import { exportLines } from './excel/export-lines.ts';
import type { LinesAsk } from './excel/read-lines.ts';
import { sheetOf } from './excel/sheet-of.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NAMES = { draft: 'drafts', sent: 'sent', back: 'back', return: 'returns' } as const;

export interface ExcelWanted extends LinesAsk {
  template: Template;
  /** Materials of kits below their kit; without them a kit is one line. */
  withParts: boolean;
}

/**
 * Lines of the buyer's drafts, orders, back orders or returns as XLSX, streamed. Prices only for who may see them. [ord-09]
 * [ord-10]
 * @throws Failure 404 when one is absent or somebody else's, 422 for more lines than a file takes; MakerBusy
 */
export const excelFile =
  ({ db, sheets }: { db: Database; sheets: SheetMaker }) =>
  async (buyer: Buyer, wanted: ExcelWanted, signal: AbortSignal): Promise<File> => {
    const lines = await exportLines(db)(buyer, wanted);
    const { kind, template } = wanted;
    const sheet = sheetOf(lines, { kind, template, locale: buyer.locale, showNetPrice: buyer.showNetPrice });
    const [first] = lines;
    const ofOne = kind === 'return' ? first?.returnNumber : first?.orderNumber || first?.orderName;
    const ofMany = ORDER_WORDS[languageOf(buyer.locale)][NAMES[kind]];
    return {
      name: wanted.ids.length === 1 && ofOne !== undefined && ofOne !== '' ? ofOne : ofMany,
      ending: 'xlsx',
      type: XLSX,
      content: await sheets.xlsx(sheet, signal),
    };
  };
