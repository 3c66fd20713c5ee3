import { useEffect } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { ProposalsProvider } from '../lines/proposals.tsx';
import { CutChoices, useCutQuestions } from './cut-lines.tsx';

export interface CutDialogProps {
  /** Cart lines that were just added or increased. */
  lineIds: readonly string[];
  /** Called when all questions are answered; at once if no line is cut. */
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
 * Asks for cut lines that were added outside of the cart whether whole packages are wanted. Closing it keeps the cuts.
 * Section 4, rule 2.
 */
export const CutDialog = (props: CutDialogProps) => (
  // Changes of lines need a proposal store, which exists only in the cart.
  <ProposalsProvider>
    <Question {...props} />
  </ProposalsProvider>
);
