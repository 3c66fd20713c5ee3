import type { FunnelDay } from '@grossist/contracts';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { FUNNEL_COLUMNS } from './funnel-steps.ts';

/** The figures of the chart as a table, the latest day first; made when it is opened, since it may have 400 rows. */
export const FunnelDays = ({ days }: { days: readonly FunnelDay[] }) => {
  const text = useText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="grid gap-3">
      <summary className="cursor-pointer py-1 text-accent underline underline-offset-3">
        {text('editing.reports.byDay.table')}
      </summary>
      {isOpen && (
        <Table caption={text('editing.reports.byDay')}>
          <TableHead>
            <TableHeading>{text('editing.reports.day')}</TableHeading>
            {FUNNEL_COLUMNS.map(({ field, name }) => (
              <TableHeading key={field} isNumber>
                {text(name)}
              </TableHeading>
            ))}
            <TableHeading isNumber>{text('editing.reports.allOrders')}</TableHeading>
          </TableHead>
          <TableBody>
            {days.toReversed().map((day) => (
              <TableRow key={day.Day}>
                <TableCell>{format.day(day.Day)}</TableCell>
                {FUNNEL_COLUMNS.map(({ field }) => (
                  <TableCell key={field} isNumber>
                    {format.number(day[field])}
                  </TableCell>
                ))}
                <TableCell isNumber>{format.number(day.PlacedOrderCount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </details>
  );
};
