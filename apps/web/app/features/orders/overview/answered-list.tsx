import type { ReactNode } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import type { FileType } from '../download/templates.ts';
import { ExportBar } from './export-bar.tsx';
import type { Facet } from './facet-words.ts';
import { ListFrame, type ListPlace } from './list-frame.tsx';
import { type Choice, useChoice } from './use-choice.ts';

/** What a list answered, whichever it is. */
interface ReadList<Row> {
  /** Of this page. */
  rows: readonly Row[];
  total: number;
  pageCount: number;
  facets: readonly Facet[];
  /** The words find more than are listed. */
  isMoreFound?: boolean;
}

interface AnsweredListProps<Data, Row> {
  place: ListPlace;
  /** What a file of the chosen ones is called in the call. */
  type: FileType;
  asked: {
    data: Data | undefined;
    error: ProblemError | null;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
  read: (data: Data) => ReadList<Row>;
  children: (rows: readonly Row[], choice: Choice) => ReactNode;
}

/** One of the lists as it was answered: its rows in their frame, and what can be done with those that are chosen. */
export const AnsweredList = <Data, Row>({ place, type, asked, read, children }: AnsweredListProps<Data, Row>) => {
  const choice = useChoice();
  const { data, error, refetch, isPlaceholderData } = asked;
  const answer = data === undefined ? undefined : read(data);
  return (
    <ListFrame
      place={place}
      problem={error}
      isOld={isPlaceholderData}
      onTryAgain={() => void refetch()}
      answer={answer && { ...answer, shown: answer.rows.length, isMoreFound: answer.isMoreFound ?? false }}
    >
      {answer && children(answer.rows, choice)}
      <ExportBar type={type} choice={choice} />
    </ListFrame>
  );
};
