/** When and how goods can arrive: calendar dates, local time, the working days between, and what is open until when. */
export * from './calendar-date.ts';
export * from './closing-window.ts';
export * from './combined-delivery.ts';
export * from './date-groups.ts';
export * from './date-text.ts';
export * from './delivery-choices.ts';
export * from './delivery-dates.ts';
export * from './delivery-way.ts';
export * from './express-delivery.ts';
export * from './fastbox.ts';
export * from './local-time.ts';
export * from './opening-hours.ts';
