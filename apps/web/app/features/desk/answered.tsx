import type { ReactNode } from 'react';
import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { type ExpectedPart, LoadingShape } from '../../ui/data/loading-shape.tsx';
import { EmptyState, ErrorState } from '../../ui/index.ts';

export interface AnsweredProps<Data> {
  answer: { data: Data | undefined; error: ProblemError | null; refetch: () => unknown };
  /** The parts that the answer is shown as, from above to below: the loading state has their shape. */
  loading: readonly ExpectedPart[];
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
  const Answered = <Data,>({ answer, loading, failed = words.failed, children }: AnsweredProps<Data>) => {
    const text = useText();
    const problemText = useProblemText();
    const { data, error } = answer;
    if (data !== undefined) return children(data);
    if (!error) {
      return (
        <div role="status" aria-label={text('ui.loading')}>
          <LoadingShape parts={loading} />
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

interface ProblemWords {
  /** Texts of the desk by problem code. */
  texts: Readonly<Record<string, MessageKey>>;
  tooLarge: MessageKey;
  /** Shown before the server's own message. */
  refused: MessageKey;
  /** Names the refused field before its message. */
  namesField?: boolean;
}

/** Makes a hook that returns the text of a problem in the reader's language; the server's own message for unknown codes. */
export const problemTextWith = ({ texts, tooLarge, refused, namesField = false }: ProblemWords) => {
  const useProblemText = () => {
    const text = useText();
    return (problem: ProblemError): string => {
      const known = texts[problem.code];
      if (known !== undefined) return text(known);
      if (problem.status === 413) return text(tooLarge);
      const [first] = namesField ? problem.errors : [];
      const message = first ? `${first.field}: ${first.message}` : (problem.detail ?? '');
      return message === '' ? text('errors.500.text') : `${text(refused)} ${message}`;
    };
  };
  return useProblemText;
};
