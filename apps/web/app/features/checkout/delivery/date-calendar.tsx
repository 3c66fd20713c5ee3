import { type DeliveryOption, getCartDeliveryDateConfig, getDeliveryDates } from '@grossist/contracts';
import { parseCalendarDate } from '@grossist/domain';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, Skeleton, WarningBar } from '../../../ui/index.ts';
import { useDeliveryDates, useMarketClock } from '../../prices/index.ts';
import { dayByKey, isSameMonth, type Month, monthAfter, monthOf, sameDayIn, weeksOf } from './month.ts';

const STALE_MS = 60_000;

interface PossibleDates {
  has: (date: string) => boolean;
  isLoading: boolean;
  isUnavailable: boolean;
  tryAgain: () => void;
}

/** Route, plant and shipping condition for the request; undefined until loaded. */
type Way = Pick<DeliveryOption['Standard'], 'Route' | 'Plant' | 'ShippingCondition'> | undefined;

/**
 * Loads the delivery days of a month and the next one. Showing another month aborts the request. [erp-10]
 */
const usePossibleDates = (shown: Month, way: Way): PossibleDates => {
  const end = monthAfter(shown, 1);
  const { data, isFetching, isError, refetch } = useOperationQuery(
    getDeliveryDates,
    {
      body: {
        Route: way?.Route ?? '',
        PlantId: way?.Plant ?? '',
        ShippingCondition: way?.ShippingCondition ?? '',
        StartMonth: shown.month,
        StartYear: shown.year,
        EndMonth: end.month,
        EndYear: end.year,
      },
    },
    { staleTime: STALE_MS, keepPrevious: true, enabled: way !== undefined },
  );
  const known = new Set(data?.DeliveryDates);
  return {
    has: (date) => known.has(date),
    isLoading: (way === undefined || isFetching) && data === undefined,
    isUnavailable: isError,
    tryAgain: () => void refetch(),
  };
};

interface DayButtonProps {
  date: string;
  isPossible: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** The day of the calendar that is in the tab order. */
  isCurrent: boolean;
  onChoose: () => void;
}

/** A day of the calendar. A day without delivery can be focused and is announced as such, but can't be chosen. */
const DayButton = ({ date, isPossible, isChosen, isToday, isCurrent, onChoose }: DayButtonProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const name = dates.firm(date);
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isPossible ? name : text('delivery.date.impossible', { date: name })}
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

interface DateCalendarProps {
  way: Way;
  chosen: string | undefined;
  onChoose: (date: string) => void;
}

/**
 * The days on which the cart can be delivered. Arrows go by days and weeks, Home and End to the ends of the week,
 * PageUp and PageDown by months; Enter takes a day. [cart-06, erp-10]
 */
export const DateCalendar = ({ way, chosen, onChoose }: DateCalendarProps) => {
  const text = useText();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const clock = useMarketClock();
  const [today] = useState(clock.today);
  const start = parseCalendarDate(chosen ?? today) ?? today;
  const [day, setDay] = useState(start);
  const words = useOperationQuery(getCartDeliveryDateConfig, {}, { staleTime: Number.POSITIVE_INFINITY }).data;
  const shown = monthOf(day ?? today);
  const dates = usePossibleDates(shown, way);
  if (!day) return null;

  const turn = (steps: number): void => setDay(sameDayIn(day, monthAfter(shown, steps)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayByKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    // Renders before the focus moves, since the day may be of a month that is not in the grid yet; a second key press
    // finds
    // the focus where the first one led.
    flushSync(() => setDay(next));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={words?.PreviousMonth ?? text('ui.pages.previous')}
          icon={<ChevronLeftIcon />}
          isDisabled={isSameMonth(shown, monthOf(today))}
          onPress={() => turn(-1)}
        />
        <h3 id={titleId} aria-live="polite" className="text-lg">
          {words ? `${words.Months[shown.month - 1] ?? ''} ${shown.year}` : <Skeleton className="h-5 w-32" />}
        </h3>
        <IconButton
          label={words?.NextMonth ?? text('ui.pages.next')}
          icon={<ChevronRightIcon />}
          onPress={() => turn(1)}
        />
      </div>
      <table
        ref={grid}
        // A table whose cells are reached by arrows is a grid, as the patterns of accessible calendars have it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby={titleId}
        aria-busy={dates.isLoading}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse text-center"
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, place) => (
              <th
                key={place}
                scope="col"
                abbr={words?.Weekdays[place]}
                className="h-8 text-sm font-semibold text-muted"
              >
                {words?.WeekdaysShort[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week, place) => (
            <tr key={`${shown.year}-${shown.month}-${place}`}>
              {week.map((date, weekday) => (
                <td
                  key={date ?? weekday}
                  aria-selected={date === undefined ? undefined : date === chosen}
                  className="p-0.5"
                >
                  {date ? (
                    <DayButton
                      date={date}
                      isPossible={dates.has(date)}
                      isChosen={date === chosen}
                      isToday={date === today}
                      isCurrent={date === day}
                      onChoose={() => {
                        setDay(date);
                        onChoose(date);
                      }}
                    />
                  ) : (
                    <span className="block h-10" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {dates.isUnavailable && (
        <WarningBar
          tone="danger"
          action={
            <Button size="small" onPress={dates.tryAgain}>
              {text('ui.tryAgain')}
            </Button>
          }
        >
          {text('delivery.date.unavailable')}
        </WarningBar>
      )}
    </div>
  );
};
