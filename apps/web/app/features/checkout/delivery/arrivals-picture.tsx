import { useText } from '../../../i18n/index.ts';
import type { Arrivals } from '../../cart/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';

/** More days than that are told as one. */
const MOST_DAYS = 6;

/** A picture of the next days: how many lines are there by each date on which some come. */
export const ArrivalsPicture = ({ arrivals, chosen }: { arrivals: Arrivals; chosen: string | undefined }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { days, lineCount } = arrivals;
  const dated = days.filter((day) => day.date !== undefined);
  // The last day tells of those between.
  const shown = dated.length > MOST_DAYS ? [...dated.slice(0, MOST_DAYS - 1), ...dated.slice(-1)] : dated;
  const undated = days.find((day) => day.date === undefined)?.count ?? 0;
  if (lineCount === 0) return null;
  return (
    <section aria-label={text('delivery.days')}>
      <h3 className="mb-2 font-semibold">{text('delivery.days')}</h3>
      <ol className="grid grid-cols-[max-content_minmax(0,1fr)_max-content] gap-x-3 gap-y-1.5">
        {shown.map(({ date, there }) => (
          <li key={date} className="col-span-full grid grid-cols-subgrid items-center text-sm">
            <span className={date === chosen ? 'font-semibold' : ''}>{date && dates.firm(date)}</span>
            <Bar share={there / lineCount} isChosen={chosen !== undefined && date !== undefined && date <= chosen} />
            <span className="text-right">{text('delivery.days.lines', { count: there, total: lineCount })}</span>
          </li>
        ))}
      </ol>
      {undated > 0 && <p className="mt-2 text-sm text-muted">{text('delivery.arrival.undated', { count: undated })}</p>}
    </section>
  );
};

const Bar = ({ share, isChosen }: { share: number; isChosen: boolean }) => (
  <span aria-hidden="true" className="block h-3 overflow-hidden rounded-sm bg-sunken">
    <span
      className={`block h-full rounded-sm ${isChosen ? 'bg-stock-green' : 'bg-edge'}`}
      style={{ width: `${Math.round(share * 100)}%` }}
    />
  </span>
);
