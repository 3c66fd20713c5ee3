import { getMaterialVisibility, type MaterialVisibility } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { SearchForm, StateMark, TextLink } from '../../../ui/index.ts';
import { answeredWith } from '../../desk/index.ts';
import { assortmentPath, type CustomerKey, type Tab, useTabAddress } from '../assortments-address.ts';
import { AssortmentTypeBadge } from '../parts/assortment-type-badge.tsx';
import { useProblemText } from '../parts/query-states.tsx';

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
const VisibilityReason = ({ visibility, name }: VisibilityReasonProps) => {
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

const Answered = answeredWith(
  { gone: 'asm.visible.unknown', goneText: 'asm.visible.unknown.text', failed: 'asm.failed' },
  useProblemText,
);

interface PanelProps {
  tab: Tab;
  customer: CustomerKey;
  /** Name of the customer. */
  name: string;
}

const VisibilityOfMaterial = ({ customer, name, materialNo }: Omit<PanelProps, 'tab'> & { materialNo: string }) => {
  const language = useLocale();
  const found = useOperationQuery(getMaterialVisibility, { query: { ...customer, language, materialNo } });
  return (
    <Answered answer={found} loading={['line', 'line']}>
      {(visibility) => <VisibilityReason visibility={visibility} name={name} />}
    </Answered>
  );
};

/** Shows whether a customer sees a material, and why. [own-asm-02] */
export const MaterialVisibilityPanel = ({ tab, customer, name }: PanelProps) => {
  const text = useText();
  const { material, page, go } = useTabAddress(tab);
  return (
    <section
      aria-labelledby="material-visibility"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h3 id="material-visibility" className="text-lg">
        {text('asm.visible')}
      </h3>
      <SearchForm
        label={text('asm.visible.number')}
        query={material}
        isSlim
        onSearch={(number) => go({ material: number, page: page > 1 ? String(page) : '' })}
      />
      {material !== '' && <VisibilityOfMaterial customer={customer} name={name} materialNo={material} />}
    </section>
  );
};
