import type { SheetKit } from '@grossist/contracts';
import { useMemo, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { useStable } from '../../cart/index.ts';

export interface ChosenKits {
  ids: ReadonlySet<string>;
  /** In the order of the project. */
  kits: readonly SheetKit[];
  toggle: (kitId: string) => void;
  chooseAll: (isAll: boolean) => void;
}

/** The kits whose checkboxes are ticked; those that are gone count no longer. */
export const useChosenKits = (kits: readonly SheetKit[]): ChosenKits => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => kits.filter(({ id }) => ticked.has(id)), [kits, ticked]);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  return {
    ids,
    kits: chosen,
    toggle: useStable((kitId: string) => {
      const next = new Set(ids);
      if (!next.delete(kitId)) next.add(kitId);
      setTicked(next);
    }),
    chooseAll: useStable((isAll: boolean) => setTicked(new Set(isAll ? kits.map(({ id }) => id) : []))),
  };
};

interface ChosenBarProps {
  chosen: ChosenKits;
  onCopy: (kitId: string) => void;
  onRemove: (kitIds: readonly string[]) => void;
}

/** The actions for the ticked kits. */
export const ChosenBar = ({ chosen, onCopy, onRemove }: ChosenBarProps) => {
  const text = useText();
  const [only] = chosen.kits;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-1.5">
      <p role="status" className="flex-1">
        {text('kits.chosen', { count: chosen.ids.size })}
      </p>
      {only && chosen.kits.length === 1 && (
        <Button size="small" aria-haspopup="dialog" onPress={() => onCopy(only.id)}>
          {text('kits.copy')}
        </Button>
      )}
      <Button size="small" onPress={() => chosen.chooseAll(false)}>
        {text('kits.chooseNone')}
      </Button>
      <Button size="small" kind="danger" onPress={() => onRemove([...chosen.ids])}>
        {text('kits.removeChosen', { count: chosen.ids.size })}
      </Button>
    </div>
  );
};
