import { type LabelPreferences, prepareLabelPrint } from '@grossist/contracts';
import { LABEL_SHEETS, type LabelStock, MOST_LABELS } from '@grossist/domain';
import { useState } from 'react';
import { callOperation, ProblemError } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { DocumentProgress } from '../documents/index.ts';
import { LabelSheet } from '../label-sheets/index.ts';
import type { LabelSourceOfPage } from './label-address.tsx';
import { ChoiceField } from './label-choices.tsx';
import type { Copies } from './label-lines.tsx';
import { ShiftFields } from './shift-fields.tsx';
import { bodyOf, type LabelWishes } from './use-label-lines.ts';
import { type LabelSettings, useLabelProblem } from './use-label-preferences.ts';

interface WantedLabels {
  source: LabelSourceOfPage;
  wishes: LabelWishes;
  preferences: LabelPreferences;
  offset: number;
  copies: Copies;
}

type PreparedLabels = Awaited<ReturnType<typeof prepare>>;

const prepare = ({ source, wishes, preferences, offset, copies }: WantedLabels) =>
  callOperation(prepareLabelPrint, {
    body: {
      ...bodyOf(source, wishes),
      Product: preferences.Product,
      Offset: offset,
      ShiftX: preferences.ShiftX,
      ShiftY: preferences.ShiftY,
      Copies: copies.each,
      CopiesOf: [...copies.of].map(([MaterialNo, count]) => ({ MaterialNo, Copies: count })),
    },
  });

/** Labels beyond which the shop makes the document in the background. */
const MOST_AT_ONCE = 500;

/**
 * Prepares labels and opens their document in a new window. The window is opened before the request, since browsers block
 * one that opens later. Many labels are made in the background instead, and opened from the page.
 */
const usePrintLabels = () => {
  const [isPending, setPending] = useState(false);
  const [prepared, setPrepared] = useState<PreparedLabels>();
  const [problem, setProblem] = useState<ProblemError>();
  const print = async (wanted: WantedLabels, count: number): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    setPrepared(undefined);
    const target = count > MOST_AT_ONCE ? null : window.open('', '_blank');
    try {
      const labels = await prepare(wanted);
      setPrepared(labels);
      if (target && labels.DocumentId === null) target.location.href = labels.Url;
      else target?.close();
    } catch (error) {
      target?.close();
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    } finally {
      setPending(false);
    }
  };
  return { isPending, prepared, problem, print: (wanted: WantedLabels, count: number) => void print(wanted, count) };
};

interface PrintPanelProps {
  stock: LabelStock;
  settings: LabelSettings;
  wanted: WantedLabels;
  /** Number of labels. */
  count: number;
  onOffset: (offset: number) => void;
}

/** The sheet with its first free label, and the button that opens the document. */
export const PrintPanel = ({ stock, settings, wanted, count, onOffset }: PrintPanelProps) => {
  const text = useText();
  const problemText = useLabelProblem();
  const { isPending, prepared, problem, print } = usePrintLabels();
  const { preferences, change } = settings;
  const shift = { x: preferences.ShiftX, y: preferences.ShiftY };
  const isTooMany = count > MOST_LABELS;
  return (
    <section aria-label={text('shelfLabels.sheet')} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <ChoiceField
        label={text('shelfLabels.sheet')}
        value={preferences.Product}
        choices={LABEL_SHEETS.map(({ product, layout }) => ({
          value: product,
          name: `${product} · ${(layout ?? '').replace('x', ' × ')}`,
        }))}
        onChange={(Product) => {
          change({ Product });
          onOffset(1);
        }}
      />
      <LabelSheet stock={stock} offset={wanted.offset} onChange={onOffset} count={count} shift={shift} />
      <Button
        kind="primary"
        isDisabled={count === 0 || isTooMany}
        isPending={isPending}
        onPress={() => print(wanted, count)}
      >
        {text(isPending ? 'shelfLabels.opening' : 'shelfLabels.open')}
      </Button>
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {isTooMany && <p>{text('shelfLabels.tooMany', { most: MOST_LABELS })}</p>}
        {prepared && (
          <>
            <p>
              {text('shelfLabels.prepared', { count: prepared.LabelCount, pages: prepared.PageCount })}{' '}
              {prepared.DocumentId === null && (
                <a
                  href={prepared.Url}
                  target="_blank"
                  rel="noopener"
                  className="text-accent underline underline-offset-3"
                >
                  {text('shelfLabels.openAgain')}
                </a>
              )}
            </p>
            {prepared.WithoutBarcodeCount > 0 && (
              <p>{text('shelfLabels.withoutBarcode', { count: prepared.WithoutBarcodeCount })}</p>
            )}
            {prepared.WithoutPriceCount > 0 && (
              <p>{text('shelfLabels.withoutPrice', { count: prepared.WithoutPriceCount })}</p>
            )}
            {prepared.NotFound.length > 0 && (
              <p>{text('shelfLabels.notFound', { numbers: prepared.NotFound.slice(0, 10).join(', ') })}</p>
            )}
          </>
        )}
      </div>
      {prepared?.DocumentId && <DocumentProgress key={prepared.DocumentId} documentId={prepared.DocumentId} />}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problemText(problem)}
        </p>
      )}
      <p className="text-sm text-muted">{text('shelfLabels.printTip')}</p>
      <ShiftFields
        product={preferences.Product}
        shift={shift}
        onChange={({ x, y }) => change({ ShiftX: x, ShiftY: y })}
      />
    </section>
  );
};
