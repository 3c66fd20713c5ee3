import { type Matter, tryMattersAgain } from '@grossist/contracts';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, notify } from '../../../ui/index.ts';
import { useProblemText } from '../parts/use-problem-text.ts';

interface TryAllAgainProps {
  /** Absent: of every kind. */
  kind: Matter['Kind'] | undefined;
  /** How many are open; with fewer than two there is nothing to do at once. */
  count: number;
  /** Those that were shown are no longer there. */
  onGone: () => void;
}

/** Has all that is open tried again, as after a fault at the other side that was put right. [own-mat-04] */
export const TryAllAgain = ({ kind, count, onGone }: TryAllAgainProps) => {
  const text = useText();
  const problemText = useProblemText();
  const again = useOperation(tryMattersAgain, {
    invalidates: [tryMattersAgain.area],
    onSuccess: ({ Tried, LeftNumber }) => {
      notify(
        [
          text('support.matters.againAll.done', { count: Tried.length }),
          LeftNumber === 0 ? '' : text('support.matters.count.open', { count: LeftNumber }),
        ]
          .filter((said) => said !== '')
          .join(' · '),
      );
      onGone();
    },
    onError: (problem) => notify(problemText(problem)),
  });
  if (count < 2) return null;
  return (
    <Button
      size="small"
      isPending={again.isPending}
      onPress={() => again.mutate({ body: kind === undefined ? {} : { Kind: kind } })}
    >
      {text('support.matters.againAll')}
    </Button>
  );
};
