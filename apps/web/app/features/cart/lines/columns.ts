/**
 * The widths of the columns, for the headings and each row alike. No row has a say in them: that a row comes into the
 * page is nothing to the others, where a table of the browser's would be laid out as a whole.
 */
export const COLUMNS =
  'tablet:grid tablet:grid-cols-[2.25rem_4.5rem_minmax(0,1fr)_11.75rem_0_9rem_2.75rem] laptop:grid-cols-[2.25rem_4.5rem_minmax(0,1fr)_11.75rem_8rem_9rem_2.75rem]';

/** The columns of compact rows: tick box, number, name, quantity, date, unit price, amount, tools. */
export const COMPACT_COLUMNS =
  'grid items-center grid-cols-[2rem_6rem_minmax(0,1fr)_9.25rem_6.75rem_0_7.25rem_4.75rem] laptop:grid-cols-[2rem_6.25rem_minmax(0,1fr)_9.25rem_6.75rem_7rem_7.25rem_4.75rem]';
