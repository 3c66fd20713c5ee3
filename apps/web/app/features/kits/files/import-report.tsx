import { quantityOf } from '@grossist/domain';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { WarningBar } from '../../../ui/index.ts';
import type { KitImportReport } from './use-kit-import.ts';

type Result = KitImportReport['results'][number];

const KINDS: Record<Result['kind'], MessageKey> = {
  'invalid-file': 'kitTemplates.import.invalidFile',
  'unknown-article-number': 'kitTemplates.import.unknown',
  'amount-adjusted': 'kitTemplates.import.adjusted',
  'unexpected-error': 'kitTemplates.import.failedRow',
};

/** What the more precise reason of a row means, where there is one. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  'several-articles': 'kitTemplates.import.several',
  'other-unit': 'kitTemplates.import.unit',
  'wrong-quantity': 'kitTemplates.import.quantity',
  'unknown-pieces': 'kitTemplates.import.pieces',
  'not-orderable': 'kitTemplates.import.notOrderable',
  'too-many-lines': 'kitTemplates.import.tooManyRows',
  'too-many-items': 'kitTemplates.problem.tooManyItems',
  'too-many-kits': 'kitTemplates.problem.tooManyKits',
};

/** Rows that are shown; a file of nonsense has thousands of them. */
const SHOWN = 200;

/** What became of a file: how many kits there are now, and each row that was changed or left out, with its reason. */
export const ImportReport = ({ report: { kits, results } }: { report: KitImportReport }) => {
  const text = useText();
  const hasLeftOut = results.some(({ quantity }) => quantity === null);
  return (
    <>
      <WarningBar tone={kits.length === 0 || hasLeftOut ? 'warning' : 'info'}>
        <p className="font-semibold">{text('kitTemplates.import.added', { count: kits.length })}</p>
        {results.length > 0 && <p>{text('kitTemplates.import.attention', { count: results.length })}</p>}
      </WarningBar>
      {results.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{text('kitTemplates.import.rows')}</h3>
          <ul
            aria-label={text('kitTemplates.import.rows')}
            className="divide-y divide-line rounded-lg border border-line text-sm"
          >
            {results.slice(0, SHOWN).map((result, place) => (
              // A row may be named more than once, and the report never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <Row key={`${result.lineNumber} ${place}`} result={result} />
            ))}
          </ul>
          {results.length > SHOWN && (
            <p className="text-sm text-muted">{text('kitTemplates.import.more', { count: results.length - SHOWN })}</p>
          )}
        </section>
      )}
    </>
  );
};

const Row = ({ result }: { result: Result }) => {
  const text = useText();
  const format = useFormat();
  const { kind, reason, lineNumber, quantity } = result;
  return (
    <li className="flex flex-wrap gap-x-3 px-3 py-1.5">
      {lineNumber > 0 && (
        <span className="text-muted">{text('kitTemplates.import.row', { row: format.number(lineNumber) })}</span>
      )}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{result.text || '–'}</span>
      <span>
        {kind === 'amount-adjusted' && quantity !== null
          ? text('kitTemplates.import.adjustedTo', { quantity: format.quantity(quantityOf(quantity)) })
          : text(REASONS[reason] ?? KINDS[kind])}
      </span>
    </li>
  );
};
