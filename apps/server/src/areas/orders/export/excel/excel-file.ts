import { addMoney, type Locale, type Money, moneyToNumber, NO_MONEY } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { Database } from '../../../../db/index.ts';
import type { File } from '../../../../http/download.ts';
import type { Sheet, SheetCell, SheetMaker } from '../../../../sheet-maker/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import { columnsOf, type Template } from './columns.ts';
import { type ExportLine, exportLines } from './export-lines.ts';
import type { LinesAsk } from './read-lines.ts';

interface SheetWanted {
  kind: 'draft' | 'sent' | 'back' | 'return';
  template: Template;
  locale: Locale;
  showNetPrice: boolean;
}

const NAMES = { draft: 'drafts', sent: 'sent', back: 'back', return: 'returns' } as const;

/** What the lines come to, by currency: amounts of two currencies are never added. */
const sums = (lines: readonly ExportLine[]): ReadonlyMap<string, Money> => {
  const byCurrency = new Map<string, Money>();
  for (const { currency, price } of lines) {
    if (price === undefined) continue;
    byCurrency.set(currency, addMoney(byCurrency.get(currency) ?? NO_MONEY, price.amount));
  }
  return byCurrency;
};

/** Lines as a sheet; with the template of prices the sums stand below. */
export const sheetOf = (lines: readonly ExportLine[], wanted: SheetWanted): Sheet => {
  const columns = columnsOf(wanted.template, wanted);
  const text = textFor(wanted.locale);
  const head = columns.map(({ header }): SheetCell => ({ t: header, bold: true }));
  const rows = lines.map((line) => columns.map(({ cell }) => cell(line)));
  const amount = columns.findIndex(({ header }) => header === text('sharedCart.amount'));
  const below =
    wanted.template === 'Prices' && amount > 0
      ? [...sums(lines)].map(([currency, sum]): SheetCell[] => [
          ...Array.from({ length: amount - 1 }, () => null),
          { t: text('sharedCart.subtotal'), bold: true },
          { n: moneyToNumber(sum), format: 'money' },
          { t: currency },
        ])
      : [];
  return {
    name: text(`orderFile.${NAMES[wanted.kind]}`),
    widths: columns.map(({ width }) => width),
    rows: [head, ...rows, ...below],
  };
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ExcelWanted extends LinesAsk {
  template: Template;
  /** Materials of kits below their kit; without them a kit is one line. */
  withParts: boolean;
}

/**
 * Lines of the buyer's drafts, orders, back orders or returns as XLSX, streamed. Prices only for who may see them.
 * [ord-09] [ord-10]
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
    const ofMany = textFor(buyer.locale)(`orderFile.${NAMES[kind]}`);
    return {
      name: wanted.ids.length === 1 && ofOne !== undefined && ofOne !== '' ? ofOne : ofMany,
      ending: 'xlsx',
      type: XLSX,
      content: await sheets.xlsx(sheet, signal),
    };
  };
