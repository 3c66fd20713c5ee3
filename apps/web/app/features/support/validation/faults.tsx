import type { OrderDocumentFault } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { StateMark, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { reasonOf } from './data/fault-reasons.ts';

/** As many characters as a number may have. */
const LONGEST_NUMBER = '80';

type CodedFault = Pick<OrderDocumentFault, 'Code' | 'Values'>;

/** Returns the text of a fault in the reader's language; undefined for one without a text. */
export const useFaultText = (): ((fault: CodedFault) => string | undefined) => {
  const text = useText();
  const format = useFormat();
  return ({ Code: code, Values: values }) => {
    // Faults of earlier releases have an English text only.
    if (values === null) return undefined;
    const { value, meant, most = LONGEST_NUMBER } = values;
    const key = reasonOf(code, value);
    return (
      key &&
      text(key, {
        value: value ?? '',
        meant: meant === undefined ? '' : format.number(Number(meant)),
        most: format.number(Number(most)),
      })
    );
  };
};

/** Returns the place of a fault in the document; '' for the document as a whole. */
export const useFaultPlace = (): ((fault: Pick<OrderDocumentFault, 'Line' | 'Segment'>) => string) => {
  const text = useText();
  const format = useFormat();
  return ({ Line, Segment }) => {
    if (Segment !== null) return text('support.fault.segment', { segment: format.number(Segment) });
    return Line === null ? '' : text('support.fault.line', { line: format.number(Line) });
  };
};

/** The reason in the reader's language; in English for faults of earlier releases. */
const Reason = ({ translated, fault }: { translated: string | undefined; fault: OrderDocumentFault }) =>
  translated === undefined ? (
    <span lang="en" className="break-words">
      {fault.Text}
    </span>
  ) : (
    <span className="break-words">{translated}</span>
  );

/** The faults of a document by place; expanded at first when a line was lost. */
export const Faults = ({ faults }: { faults: readonly OrderDocumentFault[] }) => {
  const text = useText();
  const faultText = useFaultText();
  const placeOf = useFaultPlace();
  if (faults.length === 0) return null;
  const lost = faults.filter(({ Severity }) => Severity === 'lost').length;
  return (
    <details open={lost > 0} className="rounded-lg border border-warning bg-warning-soft px-4 py-3">
      <summary className="cursor-pointer font-semibold">
        {text('support.faults', { count: faults.length, lost })}
      </summary>
      <div className="mt-3 max-h-80 overflow-y-auto">
        <Table caption={text('support.faults.table')}>
          <TableHead>
            <TableHeading>{text('support.fault.place')}</TableHeading>
            <TableHeading>{text('support.fault.severity')}</TableHeading>
            <TableHeading>{text('support.fault.reason')}</TableHeading>
          </TableHead>
          <TableBody>
            {faults.map((fault, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place may have several equal faults
              <TableRow key={place}>
                <TableCell>
                  <span className="whitespace-nowrap">{placeOf(fault) || '–'}</span>{' '}
                  <span className="font-mono text-xs text-muted">{fault.Name}</span>
                </TableCell>
                <TableCell>
                  <StateMark shape={fault.Severity === 'lost' ? 'cross' : 'triangle'}>
                    {text(`support.fault.${fault.Severity}`)}
                  </StateMark>
                </TableCell>
                <TableCell>
                  <Reason translated={faultText(fault)} fault={fault} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  );
};
