import type { PdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { ProblemError } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { TabView } from '../../../../ui/choices/tab-view.tsx';
import { Button, WarningBar } from '../../../../ui/index.ts';
import { Dialog } from '../../../../ui/overlays/index.ts';
import {
  type AddedFromSource,
  AddedReport,
  type PdfSource,
  useAddToPdf,
  usePdfProblem,
} from '../../../pdf-basket/index.ts';
import { idOf } from '../../catalogue-words.ts';
import { ListChoice } from './list-choice.tsx';
import { NumbersField } from './numbers-field.tsx';
import { OrderChoice } from './order-choice.tsx';
import { findNumbers, numbersIn } from './typed-numbers.ts';

type Way = 'numbers' | 'lists' | 'orders';

interface Report {
  added: AddedFromSource;
  unknown: readonly string[];
}

const NOTHING_ADDED: AddedFromSource = {
  SapNumbersNotAdded: [],
  NotAdded: [],
  AddedCount: 0,
  AlreadyThereCount: 0,
  noOfVariations: 0,
  version: 0,
};

/** Adds materials by typed numbers, from lists or from orders, and reports what was added. [pdf-06] [pdf-10] [pdf-11] */
export const AddDialog = ({ catalogue, onClose }: { catalogue: PdfCatalog; onClose: () => void }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const add = useAddToPdf(idOf(catalogue));
  const [way, setWay] = useState<Way>('numbers');
  const [typed, setTyped] = useState('');
  const [lists, setLists] = useState<ReadonlySet<string>>(new Set());
  const [orders, setOrders] = useState<ReadonlySet<string>>(new Set());
  const [isLooking, setLooking] = useState(false);
  const [report, setReport] = useState<Report>();
  const [refused, setRefused] = useState<string>();
  const count = { numbers: numbersIn(typed).length, lists: lists.size, orders: orders.size }[way];

  const sourceOf = async (): Promise<{ source: PdfSource; unknown: readonly string[] }> => {
    if (way === 'lists') return { source: { kind: 'lists', ids: [...lists] }, unknown: [] };
    if (way === 'orders') return { source: { kind: 'orders', ids: [...orders] }, unknown: [] };
    const { found, unknown } = await findNumbers(numbersIn(typed));
    return { source: { kind: 'materials', numbers: found }, unknown };
  };
  const send = async (): Promise<void> => {
    setRefused(undefined);
    setLooking(true);
    try {
      const { source, unknown } = await sourceOf();
      const isNothing = source.kind === 'materials' && source.numbers.length === 0;
      setReport({ added: isNothing ? NOTHING_ADDED : await add.mutateAsync(source), unknown });
    } catch (error) {
      if (error instanceof ProblemError) setRefused(problemText(error));
    } finally {
      setLooking(false);
    }
  };
  const again = (): void => {
    setReport(undefined);
    setTyped('');
    setLists(new Set());
    setOrders(new Set());
  };
  return (
    <Dialog
      title={text('pdf.addTo')}
      isOpen
      onClose={onClose}
      actions={
        report ? (
          <>
            <Button onPress={again}>{text('pdf.addTo.more')}</Button>
            <Button kind="primary" onPress={onClose}>
              {text('ui.close')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onClose}>{text('pdf.cancel')}</Button>
            <Button kind="primary" isDisabled={count === 0} isPending={isLooking} onPress={() => void send()}>
              {text('pdf.addTo.do')}
            </Button>
          </>
        )
      }
    >
      {report ? (
        <AddedReport added={report.added} unknown={report.unknown} />
      ) : (
        <div className="grid gap-4">
          {refused !== undefined && <WarningBar tone="danger">{refused}</WarningBar>}
          <TabView
            label={text('pdf.addTo.how')}
            chosen={way}
            onChoose={setWay}
            tabs={[
              {
                id: 'numbers',
                name: text('pdf.addTo.numbers'),
                content: <NumbersField typed={typed} onChange={setTyped} />,
              },
              {
                id: 'lists',
                name: text('pdf.addTo.lists'),
                content: <ListChoice chosen={lists} onChange={setLists} />,
              },
              {
                id: 'orders',
                name: text('pdf.addTo.orders'),
                content: <OrderChoice chosen={orders} onChange={setOrders} />,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
};
