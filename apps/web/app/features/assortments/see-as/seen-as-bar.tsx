import { useText } from '../../../i18n/index.ts';
import { Button, EyeIcon, ShopLink } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { customerPath } from '../assortments-address.ts';
import { useStopSeeingAs } from './use-see-as.ts';

/** At the top of every page while an assortment administrator sees the shop as a customer. */
export const SeenAsBar = () => {
  const text = useText();
  const stop = useStopSeeingAs();
  const seenAs = useSignedInUser()?.seenAs;
  if (!seenAs) return null;
  return (
    <section aria-label={text('asm.seenAs.bar')} className="bg-ink text-canvas">
      <div className="page flex min-h-12 flex-wrap items-center gap-x-3 py-1">
        <EyeIcon size={18} className="shrink-0 max-tablet:hidden" />
        <p className="min-w-0 flex-1 text-sm">
          {text('asm.seenAs.as')}{' '}
          <ShopLink to={customerPath(seenAs)} className="font-semibold underline underline-offset-3 outline-canvas">
            {seenAs.Name}
          </ShopLink>
          {` · ${text('asm.seenAs.noPrices')}`}
          <span className="max-tablet:sr-only">, {text('asm.seenAs.noChanges')}</span>
        </p>
        <Button size="small" isPending={stop.isPending} onPress={() => stop.mutate({})} className="outline-canvas">
          {text('asm.seenAs.end')}
        </Button>
      </div>
    </section>
  );
};
