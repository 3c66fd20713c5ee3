import type { SheetKit, SheetMaterial } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { packingHint } from '../../../../ui/fields/stepping.ts';
import { Button } from '../../../../ui/index.ts';
import type { CellState } from '../sheet/cell-saves.ts';
import { stepsOf } from '../sheet/packing.ts';
import { useProjectProblem } from '../use-project-commands.ts';
import { nameOfMaterial } from './material-cell.tsx';

interface CellBarProps {
  kit: SheetKit | undefined;
  material: SheetMaterial | undefined;
  state: CellState | undefined;
  mayEdit: boolean;
  /** Kits that are ticked, to fill with the quantity of the cell. */
  tickedCount: number;
  onFill: () => void;
  onAccept: () => void;
  onDiscard: () => void;
  onReplace: (material: SheetMaterial) => void;
  /** The result of the last edit of several cells. */
  result: string;
}

/** The bar above the matrix: the active cell, the state of its quantity, and its actions. */
export const CellBar = (props: CellBarProps) => {
  const { kit, material, state, mayEdit, tickedCount } = props;
  const text = useText();
  const format = useFormat();
  if (!material) return <Bar result={props.result}>{text('kits.bar.none')}</Bar>;
  const successor = material.isInvalid ? material.successor : null;
  const hint = packingHint(stepsOf(material), quantityOf(material.itemPackageSize ?? 0), text, format.quantity);
  return (
    <Bar
      result={props.result}
      actions={
        mayEdit && (
          <>
            {state && <StateActions state={state} onAccept={props.onAccept} onDiscard={props.onDiscard} />}
            {successor && (
              <Button size="small" onPress={() => props.onReplace(material)}>
                {text('kits.row.replaceBy', { name: successor.itemLocalMaterialName })}
              </Button>
            )}
            {kit && !state && tickedCount > 0 && (
              <Button size="small" onPress={props.onFill}>
                {text('kits.bar.fill', { count: tickedCount })}
              </Button>
            )}
          </>
        )
      }
    >
      <span className="font-semibold">{nameOfMaterial(material)}</span>
      {kit && <span> · {kit.headerDescription || text('kits.kit.unnamed')}</span>}
      {hint !== '' && <span className="text-muted"> · {hint}</span>}
      {state && <StateText state={state} />}
    </Bar>
  );
};

const Bar = ({ children, actions, result }: { children: ReactNode; actions?: ReactNode; result: string }) => (
  <div className="flex min-h-12 flex-wrap items-center gap-2 rounded-md border border-line bg-surface px-3 py-1.5 text-sm">
    <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</p>
    <p role="status" className="text-muted empty:hidden">
      {result}
    </p>
    {actions}
  </div>
);

const StateText = ({ state }: { state: CellState }) => {
  const text = useText();
  const format = useFormat();
  const problemText = useProjectProblem();
  const typed = format.quantity(state.wanted.requested);
  const words = {
    saving: () => text('kits.cell.saving'),
    rounded: () => text('kits.cell.roundedFrom', { typed, quantity: format.quantity(state.wanted.quantity) }),
    failed: () => `${text('kits.cell.failed')}: ${state.kind === 'failed' ? problemText(state.problem) : ''}`,
    conflict: () => text('kits.cell.conflictText', { typed }),
  }[state.kind];
  return (
    <span role="status" className={state.kind === 'failed' || state.kind === 'conflict' ? 'text-danger' : ''}>
      {' · '}
      {words()}
    </span>
  );
};

const StateActions = ({ state, ...acts }: { state: CellState; onAccept: () => void; onDiscard: () => void }) => {
  const text = useText();
  const format = useFormat();
  const { kind, wanted } = state;
  if (kind === 'saving' || kind === 'rounded') return null;
  return (
    <>
      <Button size="small" onPress={acts.onDiscard}>
        {text('kits.cell.discard')}
      </Button>
      <Button size="small" kind="primary" onPress={acts.onAccept}>
        {kind === 'failed'
          ? text('ui.tryAgain')
          : text('kits.cell.takeMine', { quantity: format.quantity(wanted.quantity) })}
      </Button>
    </>
  );
};
