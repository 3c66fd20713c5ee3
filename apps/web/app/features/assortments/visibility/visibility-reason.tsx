import type { MaterialVisibility } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { StateMark, TextLink } from '../../../ui/index.ts';
import { assortmentPath } from '../assortments-address.ts';
import { AssortmentTypeBadge } from '../parts/assortment-type.tsx';

type Reason = MaterialVisibility['Reason'];
type Assortment = MaterialVisibility['Assortments'][number];

const KINDS = ['material', 'product', 'supplier', 'node'] as const;

/** "supplier:ABB" as a person reads it. */
const useTargetText = () => {
  const text = useText();
  return (target: string): string => {
    const at = target.indexOf(':');
    const kind = KINDS.find((one) => one === target.slice(0, at));
    return kind === undefined ? target : text(`asm.target.${kind}`, { code: target.slice(at + 1) });
  };
};

const Having = ({ assortment }: { assortment: Assortment }) => {
  const text = useText();
  const targetText = useTargetText();
  const { Id, Name, Type, Targets, GrantedBy } = assortment;
  return (
    <li className="grid gap-0.5 border-t border-line py-2">
      <span className="flex flex-wrap items-center gap-2">
        <TextLink to={assortmentPath(Id)}>{Name}</TextLink>
        <AssortmentTypeBadge type={Type} />
      </span>
      <span className="text-sm text-muted">{Targets.map(targetText).join(', ')}</span>
      <span className="text-sm">
        {GrantedBy === null
          ? text('asm.visible.notHeld')
          : text('asm.visible.heldBy', { type: text(`asm.type.${GrantedBy}`) })}
      </span>
    </li>
  );
};

interface VisibilityReasonProps {
  visibility: MaterialVisibility;
  /** Name of the customer. */
  name: string;
}

/** The reason in words, and the assortments that it follows from. */
export const VisibilityReason = ({ visibility, name }: VisibilityReasonProps) => {
  const text = useText();
  const { MaterialNo, IsVisible, Assortments } = visibility;
  const reason: Reason = visibility.Reason;
  return (
    <div role="status" className="grid gap-2">
      <StateMark shape={IsVisible ? 'check' : 'cross'}>
        <span className="font-semibold whitespace-normal">
          {text(IsVisible ? 'asm.visible.yes' : 'asm.visible.no', { name, number: MaterialNo })}
        </span>
      </StateMark>
      <p>{text(`asm.visible.${reason}`)}</p>
      {Assortments.length > 0 && (
        <ul aria-label={text('asm.tab.assortment')}>
          {Assortments.map((assortment) => (
            <Having key={assortment.Id} assortment={assortment} />
          ))}
        </ul>
      )}
    </div>
  );
};
