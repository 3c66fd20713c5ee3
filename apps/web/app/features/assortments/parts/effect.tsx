import { type AssortmentEffect, getAssortmentEffect } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import type { CustomerKey } from '../assortments-address.ts';
import { useProblemText } from './query-states.tsx';

interface EffectProps {
  assortmentId: string;
  customer: CustomerKey;
  change: 'add' | 'remove';
}

const useSentence = () => {
  const text = useText();
  const format = useFormat();
  return ({ Hidden, Shown, VisibleBefore, VisibleAfter, MaterialsOfMarket, UserCount }: AssortmentEffect): string => {
    const users = text('asm.effect.users', { count: UserCount });
    const after = text('asm.effect.after', {
      seen: format.number(VisibleAfter),
      total: format.number(MaterialsOfMarket),
    });
    if (Hidden > 0)
      return `${text('asm.effect.hides', { count: format.number(Hidden), of: format.number(VisibleBefore), users })} ${after}`;
    if (Shown > 0) return `${text('asm.effect.shows', { count: format.number(Shown), users })} ${after}`;
    return text('asm.effect.nothing');
  };
};

/** What a relation would change for its customer, before it is saved. [own-asm-01] */
export const Effect = ({ assortmentId, customer, change }: EffectProps) => {
  const text = useText();
  const sentence = useSentence();
  const problemText = useProblemText();
  const { data, error } = useOperationQuery(getAssortmentEffect, {
    params: { id: assortmentId },
    query: { ...customer, change },
  });
  if (error) return <p role="alert">{`${text('asm.effect.failed')} ${problemText(error)}`}</p>;
  if (!data)
    return (
      <div role="status" aria-label={text('asm.effect.loading')}>
        <Skeleton className="h-11 w-full" />
      </div>
    );
  const examples = [...data.HiddenExamples, ...data.ShownExamples];
  return (
    <div role="status" className="grid min-h-11 gap-0.5">
      <p className={data.Hidden > 0 ? 'font-semibold text-danger' : 'font-semibold'}>{sentence(data)}</p>
      {examples.length > 0 && (
        <p className="text-sm break-words text-muted">
          {text('asm.effect.examples', { numbers: examples.join(', ') })}
        </p>
      )}
    </div>
  );
};
