/**
 * The widths of the columns, for the headings and each row alike. No row has a say in them: nothing moves sideways as
 * others come into the page, and each is laid out by itself.
 */
export const COLUMNS =
  'tablet:grid tablet:grid-cols-[2.5rem_minmax(0,1fr)_6rem_11rem_9rem] desktop:grid-cols-[2.5rem_minmax(0,1fr)_7rem_14rem_11rem] tablet:print:grid-cols-[0_minmax(0,1fr)_6rem_12rem_10rem]';
