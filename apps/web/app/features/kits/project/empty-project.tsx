import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, PackageIcon } from '../../../ui/index.ts';

/** A project without kits, and how it gets some. */
export const EmptyProject = ({ mayEdit, onAdd }: { mayEdit: boolean; onAdd: () => void }) => {
  const text = useText();
  return (
    <EmptyState
      title={text('kits.empty')}
      icon={<PackageIcon size={40} />}
      action={
        mayEdit && (
          <Button kind="primary" aria-haspopup="dialog" onPress={onAdd}>
            {text('kits.add')}
          </Button>
        )
      }
    >
      {mayEdit && text('kits.empty.text')}
    </EmptyState>
  );
};
