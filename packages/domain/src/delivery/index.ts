/** When goods can arrive: calendar dates, local time and the working days between. */
export * from './calendar-date.ts';
export * from './delivery-dates.ts';
export * from './local-time.ts';
