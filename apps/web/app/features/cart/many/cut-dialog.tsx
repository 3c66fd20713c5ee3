import { useEffect } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { ProposalsProvider } from '../lines/proposals.tsx';
import { CutChoices, useCutQuestions } from './cut-lines.tsx';

export interface CutDialogProps {
  /** Cart lines that were just added, or got more. */
  lineIds: readonly string[];
  /** Called once nothing is left to be asked: at once where no line is cut. */
  onDone: () => void;
}

const Question = ({ lineIds, onDone }: CutDialogProps) => {
  const text = useText();
  const questions = useCutQuestions(lineIds);
  const { isKnown } = questions;
  const isNothingAsked = questions.shown.length === 0;
  useEffect(() => {
    if (isKnown && isNothingAsked) onDone();
  }, [isKnown, isNothingAsked, onDone]);
  if (isNothingAsked) return null;
  return (
    <Dialog
      title={text('cart.cut')}
      isOpen
      onClose={onDone}
      actions={<Button onPress={onDone}>{text('ui.close')}</Button>}
    >
      <div className="grid gap-2">
        <CutChoices {...questions} />
      </div>
    </Dialog>
  );
};

/**
 * Asks of lines that were added outside of the cart, and are cut, whether whole packages are meant. Closed, they stay cut.
 * Section 4, rule 2.
 */
export const CutDialog = (props: CutDialogProps) => (
  // Changes of lines wait for answers to proposals, of which there are none outside of the cart.
  <ProposalsProvider>
    <Question {...props} />
  </ProposalsProvider>
);
