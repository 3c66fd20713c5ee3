/** The widths of the columns, for the headings and each row alike. */
export const COLUMNS =
  'tablet:grid tablet:grid-cols-[2.25rem_1.75rem_0_minmax(0,1fr)_10.5rem_11.75rem_2.75rem_2.5rem] desktop:grid-cols-[2.25rem_1.75rem_4rem_minmax(0,1fr)_13rem_11.75rem_3rem_2.75rem]';
