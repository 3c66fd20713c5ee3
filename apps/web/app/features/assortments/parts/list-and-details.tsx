import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ChevronLeftIcon, classNames } from '../../../ui/index.ts';

interface ListAndDetailsProps {
  list: ReactNode;
  /** Undefined while nothing is chosen. */
  details: ReactNode | undefined;
  /** Shown in the place of the details. */
  nothingChosen: ReactNode;
  /** On a narrow screen the details take the place of the list; this leads back. */
  back: { to: string; name: string };
}

/** A list beside the details of what is chosen in it. */
export const ListAndDetails = ({ list, details, nothingChosen, back }: ListAndDetailsProps) => {
  const isChosen = details !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  // Where the details take the place of the list, they take its focus too.
  useEffect(() => {
    const isNew = isChosen && !wasChosen.current;
    wasChosen.current = isChosen;
    if (isNew && matchMedia('(width < 1024px)').matches) place.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 laptop:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', isChosen && 'max-laptop:hidden')}>{list}</div>
      <div ref={place} tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 outline-none">
        {isChosen && (
          <Link
            to={back.to}
            preventScrollReset
            className="flex min-h-10 items-center gap-1 justify-self-start text-accent underline underline-offset-3 laptop:hidden"
          >
            <ChevronLeftIcon size={18} />
            {back.name}
          </Link>
        )}
        {isChosen ? details : <div className="max-laptop:hidden">{nothingChosen}</div>}
      </div>
    </div>
  );
};
