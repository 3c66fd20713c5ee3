import type { CartItem, QuantityProposal } from '@grossist/contracts';
import type { CutWays } from '@grossist/domain';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Button, WarningIcon } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { CutChoice, useCutSums } from '../adding/cut-choice.tsx';

export interface ProposalBarProps {
  line: CartItem;
  proposal: QuantityProposal;
  /** Cutting or whole packages, where the proposal is a cut. */
  ways: CutWays | undefined;
  onApply: () => void;
  onWhole: () => void;
  onDiscard: () => void;
}

/** The line rules' proposal for a line. Section 4, "Line quantity validation". */
export const ProposalBar = ({ line, proposal, ways, onApply, onWhole, onDiscard }: ProposalBarProps) => {
  const text = useText();
  const explain = useProposalText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question and its answers, not fields
    <div
      role="group"
      aria-label={text('cart.proposal.of', { name: line.ItemLocalMaterialName })}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border-l-4 border-warning bg-warning-soft py-2 pr-2 pl-3"
    >
      <p role="status" className="flex min-w-48 flex-1 items-start gap-2">
        <WarningIcon className="mt-px shrink-0" />
        {explain(line, proposal)}
      </p>
      <span className="flex flex-wrap gap-2">
        {ways ? (
          <LineWays line={line} ways={ways} onCut={onApply} onWhole={onWhole} />
        ) : (
          <Button size="small" kind="primary" onPress={onApply}>
            {text('cart.proposal.apply')}
          </Button>
        )}
        <Button size="small" onPress={onDiscard}>
          {text('cart.proposal.discard')}
        </Button>
      </span>
    </div>
  );
};

interface LineWaysProps {
  line: CartItem;
  ways: CutWays;
  onCut: () => void;
  onWhole: () => void;
}

const LineWays = ({ line, ways, onCut, onWhole }: LineWaysProps) => {
  const [sums] = useCutSums([
    { sapMaterialNumber: line.ItemSAPMaterialNumber, isOnClearanceSale: line.IsOnClearanceSale, ways },
  ]);
  return (
    <CutChoice
      name={line.ItemLocalMaterialName}
      salesUnit={line.ItemSalesUnit}
      ways={ways}
      sums={sums}
      onCut={onCut}
      onWhole={onWhole}
    />
  );
};

/** Texts of a proposal with a quantity, and of one that removes the line. */
const TEXTS: Record<QuantityProposal['Kind'], readonly [some: MessageKey, nothing: MessageKey]> = {
  rounding: ['cart.proposal.rounding', 'cart.proposal.gone'],
  'cable-cut': ['cart.proposal.cableCut', 'cart.proposal.gone'],
  'phased-out': ['cart.proposal.capped', 'cart.proposal.gone'],
  'clearance-split': ['cart.proposal.clearance', 'cart.proposal.clearance'],
  fastbox: ['cart.proposal.fastbox', 'cart.proposal.fastboxGone'],
  remnant: ['cart.proposal.remnant', 'cart.proposal.remnantGone'],
  'smart-kit': ['cart.proposal.smartKit', 'cart.proposal.smartKit'],
};

const useProposalText = () => {
  const text = useText();
  const { wireAmount } = useAmount();
  return (line: CartItem, proposal: QuantityProposal): string => {
    const amount = (quantity: number | null): string => wireAmount(quantity ?? 0, line.ItemSalesUnit);
    const [some, nothing] = TEXTS[proposal.Kind];
    // An express box has no cuts: it proposes whole packages.
    const isRounded = proposal.Kind === 'cable-cut' && proposal.ProposedQuantity !== proposal.RequestedQuantity;
    return text(isRounded ? 'cart.proposal.packages' : proposal.ProposedQuantity > 0 ? some : nothing, {
      wanted: amount(proposal.RequestedQuantity),
      proposed: amount(proposal.ProposedQuantity),
      package: amount(line.ItemPackageSize),
      clearance: amount(proposal.ClearanceQuantity),
      normal: amount(proposal.NormalQuantity),
    });
  };
};
