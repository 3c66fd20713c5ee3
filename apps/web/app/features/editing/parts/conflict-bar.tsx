import { useText } from '../../../i18n/index.ts';
import { Button, WarningBar } from '../../../ui/index.ts';

interface ConflictBarProps {
  onLoadTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved meanwhile: whose version is to stand? */
export const ConflictBar = ({ onLoadTheirs, onKeepMine }: ConflictBarProps) => {
  const text = useText();
  return (
    <WarningBar>
      <p className="font-semibold">{text('editing.conflict')}</p>
      <p>{text('editing.conflict.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onPress={onLoadTheirs}>
          {text('editing.conflict.theirs')}
        </Button>
        <Button size="small" onPress={onKeepMine}>
          {text('editing.conflict.mine')}
        </Button>
      </div>
    </WarningBar>
  );
};
