import { useText } from '../../../i18n/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';

export interface DayButtonProps {
  date: string;
  isPossible: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** It has the calendar's place in the order of tabs. */
  isCurrent: boolean;
  onChoose: () => void;
}

/** A day of the calendar; one on which nothing is delivered can be reached, says so and can't be taken. */
export const DayButton = ({ date, isPossible, isChosen, isToday, isCurrent, onChoose }: DayButtonProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const said = dates.firm(date);
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isPossible ? said : text('delivery.date.impossible', { date: said })}
      aria-disabled={!isPossible || undefined}
      aria-current={isToday ? 'date' : undefined}
      data-chosen={isChosen || undefined}
      onClick={() => isPossible && onChoose()}
      className="h-10 w-full rounded-md border border-line font-semibold hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:font-normal aria-disabled:text-muted aria-[current]:underline aria-[current]:underline-offset-4 data-chosen:border-accent data-chosen:bg-accent data-chosen:text-on-accent"
    >
      {Number(date.slice(8))}
    </button>
  );
};
