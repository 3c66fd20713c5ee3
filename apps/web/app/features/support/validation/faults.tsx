import type { OrderDocumentFault } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { StateMark, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { useFaultPlace, useFaultText } from './fault-text.ts';

/** In the reader's language; of earlier days there are faults that only English tells. */
const Reason = ({ said, fault }: { said: string | undefined; fault: OrderDocumentFault }) =>
  said === undefined ? (
    <span lang="en" className="break-words">
      {fault.Text}
    </span>
  ) : (
    <span className="break-words">{said}</span>
  );

/** What could not be read of the document, by its place; what cost a line is open from the beginning. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a place may have several faults that say the same
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
                  <Reason said={faultText(fault)} fault={fault} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  );
};
