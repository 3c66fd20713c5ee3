import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';

const PLACES = Array.from({ length: 8 }, (_, place) => place);

/** Placeholder while the cart loads. */
export const CartSkeleton = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('ui.loading')} className="grid gap-1.5">
      <Skeleton className="h-10 w-full rounded-lg desktop:hidden" />
      <Skeleton className="h-10 w-full tablet:max-laptop:h-20 laptop:h-9.5" />
      <div className="grid gap-4 desktop:grid-cols-[1fr_17.5rem]">
        <div className="grid content-start gap-px pt-8 tablet:pt-6.5">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-28 w-full tablet:h-[2.6875rem]" />
          ))}
        </div>
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    </div>
  );
};
