import { type ReactNode, useLayoutEffect } from 'react';
import { useWindowedRows, type WindowedRows as Windowed, type WindowedRowsWanted } from './use-windowed-rows.ts';

export interface WindowedRowsProps extends WindowedRowsWanted {
  /** Runs whenever other rows may be in the page. */
  onRows?: () => void;
  children: (rows: Windowed) => ReactNode;
}

/** `useWindowedRows` as a component: a table that is short can do without loading it. */
export const WindowedRows = ({ children, onRows, ...wanted }: WindowedRowsProps) => {
  const rows = useWindowedRows(wanted);
  useLayoutEffect(() => {
    onRows?.();
  });
  return children(rows);
};
