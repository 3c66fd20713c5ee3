/** A calendar day of its parts, undefined when there is no such day. */
const dayOf = (year: string, month: string, day: string): string | undefined => {
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  // February 30 would be read as March 2.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : date;
};

/** "20250408", as version 5 writes dates. */
export const readYearFirst = (text: string | undefined): string | undefined => {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  return dayOf(year, month, day);
};

/** "01082025", as version 4 writes dates within lines. */
export const readDayFirst = (text: string | undefined): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(text ?? '') ?? [];
  return dayOf(year, month, day);
};
