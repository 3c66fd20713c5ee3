import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

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
