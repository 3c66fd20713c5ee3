import { getMaterialVisibility } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { SearchForm } from '../../../ui/index.ts';
import { answeredWith } from '../../desk/index.ts';
import { type CustomerKey, type Tab, useTabAddress } from '../assortments-address.ts';
import { useProblemText } from '../parts/query-states.tsx';
import { VisibilityReason } from './visibility-reason.tsx';

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

const Reason = ({ customer, name, materialNo }: Omit<PanelProps, 'tab'> & { materialNo: string }) => {
  const language = useLocale();
  const found = useOperationQuery(getMaterialVisibility, { query: { ...customer, language, materialNo } });
  return (
    <Answered answer={found} height="h-24">
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
      {material !== '' && <Reason customer={customer} name={name} materialNo={material} />}
    </section>
  );
};
