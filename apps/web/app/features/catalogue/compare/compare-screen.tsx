import type { VariationDetails } from '@grossist/contracts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { Button, CheckIcon, EmptyState, LinkButton, WarningBar } from '../../../ui/index.ts';
import { PriceList } from '../../prices/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { attributeRows, type CompareRow, CompareTable, rowOf } from './compare-table.tsx';

interface DifferencesSwitchProps {
  /** The field of the address that holds it. */
  name: string;
  search: string;
  isOn: boolean;
}

/** Leaves out what is alike: a link, so that the address holds it and it works before any script runs. */
const DifferencesSwitch = ({ name, search, isOn }: DifferencesSwitchProps) => {
  const text = useText();
  const other = new URLSearchParams(search);
  if (isOn) other.delete(name);
  else other.set(name, 'differences');
  return (
    <Link
      to={`?${other}`}
      replace
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className="group/only inline-flex min-h-10 items-center gap-2 rounded-sm"
    >
      <span className="grid size-5 place-items-center rounded-sm border border-edge bg-surface text-on-accent group-aria-[current]/only:border-accent group-aria-[current]/only:bg-accent">
        {isOn && <CheckIcon size={16} />}
      </span>
      {text('compare.onlyDifferences')}
    </Link>
  );
};

const ONLY = 'only';

interface CompareScreenProps {
  materials: readonly VariationDetails[];
  /** Codes that there are not. */
  missing: readonly string[];
}

const useRows = (materials: readonly VariationDetails[]): CompareRow[] => {
  const text = useText();
  const row = (key: string, name: string, value: (material: VariationDetails) => string): CompareRow[] =>
    rowOf(key, name, materials.map(value));
  return [
    ...row('supplier', text('compare.supplier'), ({ Supplier }) => Supplier),
    ...row('type', text('compare.type'), ({ TypeDesignation }) => TypeDesignation),
    ...row('class', text('compare.class'), ({ EtimClassName }) => EtimClassName),
    ...attributeRows(materials),
  ];
};

/** Materials side by side, with what sets them apart. The address can be sent to somebody else. */
export const CompareScreen = ({ materials, missing }: CompareScreenProps) => {
  const text = useText();
  const { search } = useLocation();
  const [asked] = useSearchParams();
  const rows = useRows(materials);
  const onlyDifferences = asked.get(ONLY) === 'differences';
  const differing = rows.filter(({ differs }) => differs);
  const isComparable = materials.length > 1;
  return (
    <>
      <PageTitle>{text('compare.title')}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">{text('compare.title')}</h1>
        {isComparable && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <DifferencesSwitch name={ONLY} search={search} isOn={onlyDifferences} />
            <Button onPress={() => print()}>{text('compare.print')}</Button>
          </div>
        )}
      </div>
      {missing.length > 0 && <WarningBar>{text('compare.missing', { codes: missing.join(', ') })}</WarningBar>}
      {materials.length === 0 ? (
        <EmptyState title={text('compare.none')} action={<LinkButton to="/catalogue">{text('shell.all')}</LinkButton>}>
          {text('compare.none.text')}
        </EmptyState>
      ) : (
        <>
          {isComparable && (
            <p role="status" className="text-muted">
              {differing.length === 0
                ? text('compare.same')
                : text('compare.summary', { differing: differing.length, all: rows.length })}
            </p>
          )}
          <PriceList numbers={materials.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber)}>
            <CompareTable materials={materials} rows={onlyDifferences && isComparable ? differing : rows} />
          </PriceList>
        </>
      )}
    </>
  );
};
