import type { ReactNode } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/index.ts';
import { useProblemText } from './use-problem-text.ts';

interface AnsweredProps<Data> {
  answer: { data: Data | undefined; error: ProblemError | null; refetch: () => unknown };
  /** Tailwind's height of what comes. */
  height?: string;
  children: (data: Data) => ReactNode;
}

/** What is asked for: its place while it is under way, why it can't be had, or itself. */
export const Answered = <Data,>({ answer, height = 'h-96', children }: AnsweredProps<Data>) => {
  const text = useText();
  const problemText = useProblemText();
  const { data, error } = answer;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div role="status" aria-label={text('ui.loading')}>
        <Skeleton className={`${height} w-full rounded-lg`} />
      </div>
    );
  }
  // A mistyped id is as absent as one that there is not.
  if (error.status === 404 || error.status === 400) return <EmptyState title={text('support.gone')} />;
  return (
    <ErrorState title={text('support.failed')} onTryAgain={() => void answer.refetch()}>
      {problemText(error)}
    </ErrorState>
  );
};
