import type { CartItem, QuantityProposal } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Button, WarningIcon } from '../../ui/index.ts';
import { useAmount } from './use-amount.ts';

export interface ProposalBarProps {
  line: CartItem;
  proposal: QuantityProposal;
  isChanging: boolean;
  onApply: () => void;
  onDiscard: () => void;
}

/** What the rules propose for a line. Section 4, "Line quantity validation". */
export const ProposalBar = ({ line, proposal, isChanging, onApply, onDiscard }: ProposalBarProps) => {
  const text = useText();
  const explain = useProposalText();
  return (
    <div
      role="group"
      aria-label={text('cart.proposal.of', { name: line.ItemLocalMaterialName })}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border-l-4 border-warning bg-warning-soft py-2 pr-2 pl-3"
    >
      <p role="status" className="flex min-w-48 flex-1 items-start gap-2">
        <WarningIcon className="mt-px shrink-0" />
        {explain(line, proposal)}
      </p>
      <span className="flex gap-2">
        <Button size="small" kind="primary" isDisabled={isChanging} onPress={onApply}>
          {text('cart.proposal.apply')}
        </Button>
        <Button size="small" isDisabled={isChanging} onPress={onDiscard}>
          {text('cart.proposal.discard')}
        </Button>
      </span>
    </div>
  );
};

const useProposalText = () => {
  const text = useText();
  const { wireAmount } = useAmount();
  return (line: CartItem, proposal: QuantityProposal): string => {
    const amount = (quantity: number | null): string => wireAmount(quantity ?? 0, line.ItemSalesUnit);
    const values = { wanted: amount(proposal.RequestedQuantity), proposed: amount(proposal.ProposedQuantity) };
    switch (proposal.Kind) {
      case 'rounding':
        return text('cart.proposal.rounding', values);
      case 'cable-cut':
        return text('cart.proposal.cableCut', { ...values, package: amount(line.ItemPackageSize) });
      case 'clearance-split':
        return text('cart.proposal.clearance', {
          clearance: amount(proposal.ClearanceQuantity),
          normal: amount(proposal.NormalQuantity),
        });
      default:
        return text(proposal.ProposedQuantity > 0 ? 'cart.proposal.capped' : 'cart.proposal.gone', values);
    }
  };
};
