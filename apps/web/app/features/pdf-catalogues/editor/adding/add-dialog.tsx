import { bulkCommerceSearch, type PdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { callOperation, ProblemError } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { TabView } from '../../../../ui/choices/tab-view.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
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
import { ListChoice, OrderChoice } from './source-choice.tsx';

/** Numbers of any kind, typed or pasted. */
const NumbersField = ({ typed, onChange }: { typed: string; onChange: (typed: string) => void }) => {
  const text = useText();
  return (
    <TextAreaField
      label={text('pdf.addTo.numbers')}
      hint={text('pdf.addTo.numbers.hint')}
      value={typed}
      onChange={onChange}
      rows={6}
      autoComplete="off"
      spellCheck="false"
    />
  );
};

/** Numbers that are looked up by one call, and that can be added at once. */
const A_CALL = 100;
const MOST_NUMBERS = 1000;
const LONGEST = 60;

/** Returns the numbers in a text, each once: they are separated by blanks, lines, commas or semicolons. */
const numbersIn = (typed: string): string[] =>
  [...new Set(typed.split(/[\s,;]+/).filter((number) => number !== '' && number.length <= LONGEST))].slice(
    0,
    MOST_NUMBERS,
  );

interface FoundNumbers {
  /** SAP numbers in the order in which they were typed. */
  found: string[];
  /** Numbers that no material has. */
  unknown: string[];
}

/** Looks up numbers of any kind (EL, HWS, SAP, GTIN, a supplier's). @throws ProblemError */
const findNumbers = async (numbers: readonly string[]): Promise<FoundNumbers> => {
  const calls = Array.from({ length: Math.ceil(numbers.length / A_CALL) }, (_, nth) =>
    callOperation(bulkCommerceSearch, { body: { Identifiers: numbers.slice(nth * A_CALL, (nth + 1) * A_CALL) } }),
  );
  const answers = await Promise.all(calls);
  const byNumber = new Map(
    answers.flatMap(({ Found }) => Found.map((one) => [one.Identifier, one.SapMaterialNumbers] as const)),
  );
  const found = numbers.flatMap((number) => byNumber.get(number) ?? []);
  return { found: [...new Set(found)], unknown: numbers.filter((number) => (byNumber.get(number) ?? []).length === 0) };
};

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
