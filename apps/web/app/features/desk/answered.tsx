import type { ReactNode } from 'react';
import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/index.ts';

interface AnsweredProps<Data> {
  answer: { data: Data | undefined; error: ProblemError | null; refetch: () => unknown };
  /** Tailwind's height of what comes. */
  height?: string;
  /** Said instead of the desk's own word when it can't be had. */
  failed?: MessageKey;
  children: (data: Data) => ReactNode;
}

interface AnsweredWords {
  gone: MessageKey;
  goneText?: MessageKey;
  failed: MessageKey;
}

/** What is asked for on a desk, in its words: its place while it is under way, why it can't be had, or itself. */
export const answeredWith = (words: AnsweredWords, useProblemText: () => (problem: ProblemError) => string) => {
  const Answered = <Data,>({ answer, height = 'h-96', failed = words.failed, children }: AnsweredProps<Data>) => {
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
    if (error.status === 404 || error.status === 400) {
      return <EmptyState title={text(words.gone)}>{words.goneText && text(words.goneText)}</EmptyState>;
    }
    return (
      <ErrorState title={text(failed)} onTryAgain={() => void answer.refetch()}>
        {problemText(error)}
      </ErrorState>
    );
  };
  return Answered;
};
