import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

/** The place of the cart until it is known. */
export const CartSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-4">
      <Skeleton className="h-30 w-full tablet:h-10" />
      <Skeleton className="h-16 w-full rounded-lg tablet:h-141 desktop:h-79" />
      <Skeleton className="h-34 w-full tablet:h-22" />
      <div className="grid gap-4 laptop:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-px pt-14">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <Skeleton key={place} className="h-28 w-full" />
          ))}
        </div>
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    </div>
  );
};
