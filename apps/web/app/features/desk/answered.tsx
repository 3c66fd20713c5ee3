import type { ReactNode } from 'react';
import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/index.ts';

export interface AnsweredProps<Data> {
  answer: { data: Data | undefined; error: ProblemError | null; refetch: () => unknown };
  /** Tailwind class for the height of the loading state. */
  height?: string;
  /** Title of the error state; the desk's own unless given. */
  failed?: MessageKey;
  children: (data: Data) => ReactNode;
}

interface AnsweredWords {
  gone: MessageKey;
  goneText?: MessageKey;
  failed: MessageKey;
}

/** Shows the answer to a query: loading, error or the data itself. */
export type AnsweredComponent = <Data>(props: AnsweredProps<Data>) => ReactNode;

/** Makes a desk's component for the answer to a query, in the desk's own texts: loading, error or the data itself. */
export const answeredWith = (
  words: AnsweredWords,
  useProblemText: () => (problem: ProblemError) => string,
): AnsweredComponent => {
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
    // A malformed id is shown like one that does not exist.
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
