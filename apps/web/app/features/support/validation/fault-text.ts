import type { OrderDocumentFault } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { reasonOf } from './data/fault-reasons.ts';

/** As many characters as a number may have. */
const LONGEST_NUMBER = '80';

type Told = Pick<OrderDocumentFault, 'Code' | 'Values'>;

/** Why something of a document can't be read, in the reader's language; undefined for what has no words there. */
export const useFaultText = (): ((fault: Told) => string | undefined) => {
  const text = useText();
  const format = useFormat();
  return ({ Code: code, Values: values }) => {
    // Of earlier days there are faults that only English tells.
    if (values === null) return undefined;
    const { value, meant, most = LONGEST_NUMBER } = values;
    const key = reasonOf(code, value);
    return (
      key &&
      text(key, {
        value: value ?? '',
        meant: meant === undefined ? '' : format.number(Number(meant)),
        most: format.number(Number(most)),
      })
    );
  };
};

/** Where in the document it is, in the reader's language; '' for the document as a whole. */
export const useFaultPlace = (): ((fault: Pick<OrderDocumentFault, 'Line' | 'Segment'>) => string) => {
  const text = useText();
  const format = useFormat();
  return ({ Line, Segment }) => {
    if (Segment !== null) return text('support.fault.segment', { segment: format.number(Segment) });
    return Line === null ? '' : text('support.fault.line', { line: format.number(Line) });
  };
};
