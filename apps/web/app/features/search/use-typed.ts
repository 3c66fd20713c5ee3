import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Whether the search takes the whole screen; the same width as in the styles. */
export const isPhone = (): boolean => matchMedia('(width < 768px)').matches;

/** What is typed in the search field, and whether what was found for it is shown. */
export const useTyped = (field: RefObject<HTMLInputElement | null>) => {
  const { key: page } = useLocation();
  const [search] = useSearchParams();
  const query = search.get('query') ?? '';
  const [typed, type] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [shownPage, setShownPage] = useState(page);

  // Another page shows its own query, and nothing below the field.
  if (shownPage !== page) {
    setShownPage(page);
    type(query);
    setOpen(false);
  }
  useEffect(() => {
    // What was typed before any script ran stays; only the element knows it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (field.current) type(field.current.value);
  }, [field]);

  return { typed, type, isOpen, setOpen };
};
