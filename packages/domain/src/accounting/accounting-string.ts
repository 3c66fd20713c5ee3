import type { CalendarDate } from '../delivery/calendar-date.ts';

/** When an accounting string may be used, both days included; absent or null is open. Section 3. */
export interface AccountingStringValidity {
  validFrom?: CalendarDate | null;
  validTo?: CalendarDate | null;
}

/** Whether a line of an order of that date may carry the string. [acc-01, acc-02, acc-03] */
export const isAccountingStringValid = (
  { validFrom, validTo }: AccountingStringValidity,
  date: CalendarDate,
): boolean => !(validFrom && date < validFrom) && !(validTo && date > validTo);
