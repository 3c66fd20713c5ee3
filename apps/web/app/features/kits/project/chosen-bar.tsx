import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ChosenKits } from './use-chosen-kits.ts';

interface ChosenBarProps {
  chosen: ChosenKits;
  onCopy: (kitId: string) => void;
  onRemove: (kitIds: readonly string[]) => void;
}

/** What can be done with the ticked kits. */
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
