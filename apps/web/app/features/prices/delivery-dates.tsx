import {
  type CalendarDate,
  type DateGroup,
  type DateReader,
  deliveryDateOf,
  localTime,
  marketFacts,
  parseCalendarDate,
  writeDateGroups,
  writeDeliveryDate,
  writeDeliveryDates,
} from '@grossist/domain';
import { clockText, momentText } from '@grossist/messages';
import { Fragment } from 'react';
import { formatLocaleOf, useIntl, useLocale } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';

/** Formats instants of the wire in the time zone of the visitor's market. */
export const useMarketClock = () => {
  const intl = useIntl();
  const { timeZone } = marketFacts(useRootData()?.user.market ?? 'DK');
  return {
    today: (): CalendarDate => localTime(Date.now(), timeZone).date,
    /** "3:30 PM", "kl. 15.30" */
    clock: (instant: string): string => clockText(intl, instant, timeZone),
    /** "Tue, 3:30 PM", "tirs. kl. 15.30" */
    dayAndClock: (instant: string): string => momentText(intl, instant, { weekday: 'short', timeZone }),
  };
};

/** Formats delivery dates for the reader, as mails and documents do. */
export const useDeliveryDates = () => {
  const locale = useLocale();
  const { today } = useMarketClock();
  const reader: DateReader = { locale, formatLocale: formatLocaleOf(locale), today: today() };
  const written = (date: string | null | undefined, isFirm: boolean): string =>
    writeDeliveryDate(deliveryDateOf(parseCalendarDate(date ?? ''), isFirm), reader);
  return {
    /** A date of the wire from stock: "Thu, Nov 26"; "date unknown" without one. */
    firm: (date: string | null | undefined): string => written(date, true),
    /** A date of the wire that depends on a supplier: "by Dec 28"; "date unknown" without one. */
    expected: (date: string | null | undefined): string => written(date, false),
    /** Either of them for a narrow cell, beside a mark that shows how firm it is: "Dec 28", "without a date". */
    short: (date: string | null | undefined, isFirm: boolean): string =>
      writeDeliveryDate(deliveryDateOf(parseCalendarDate(date ?? ''), isFirm), { ...reader, isShort: true }),
    /** Each group of lines: "8 lines Thu, Nov 26". */
    groups: (groups: readonly DateGroup[]): string[] => writeDateGroups(groups, reader),
    /** All groups of lines in one text. */
    all: (groups: readonly DateGroup[]): string => writeDeliveryDates(groups, reader),
  };
};

/** "8 lines Thu, Nov 26 · 3 by Dec 28 · 7 without a date"; each group wraps as a whole where there is room. */
export const DeliveryDates = ({ groups }: { groups: readonly DateGroup[] }) => {
  const dates = useDeliveryDates();
  const parts = dates.groups(groups);
  return parts.map((part, index) => (
    <Fragment key={part}>
      {/* The separator belongs to the group before it, so that no line begins with it. */}
      <span className="inline-block">
        {part}
        {index < parts.length - 1 && <span className="text-muted"> ·</span>}
      </span>{' '}
    </Fragment>
  ));
};
