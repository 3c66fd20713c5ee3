import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

interface ProblemWords {
  /** Refusals that the desk has words of its own for, by their code. */
  texts: Readonly<Record<string, MessageKey>>;
  tooLarge: MessageKey;
  /** Before what the shop itself says. */
  refused: MessageKey;
  /** Whether the field that was refused is named. */
  namesField?: boolean;
}

/** Why something was refused, in the reader's language; what the shop says of it where a desk has no words for it. */
export const problemTextWith = ({ texts, tooLarge, refused, namesField = false }: ProblemWords) => {
  const useProblemText = () => {
    const text = useText();
    return (problem: ProblemError): string => {
      const known = texts[problem.code];
      if (known !== undefined) return text(known);
      if (problem.status === 413) return text(tooLarge);
      const [first] = namesField ? problem.errors : [];
      const said = first ? `${first.field}: ${first.message}` : (problem.detail ?? '');
      return said === '' ? text('errors.500.text') : `${text(refused)} ${said}`;
    };
  };
  return useProblemText;
};
