import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, PackageIcon } from '../../../ui/index.ts';

interface EmptyProjectProps {
  mayEdit: boolean;
  onAdd: () => void;
  onTemplates: () => void;
}

/** A project without kits, and how it gets some. */
export const EmptyProject = ({ mayEdit, onAdd, onTemplates }: EmptyProjectProps) => {
  const text = useText();
  return (
    <EmptyState
      title={text('kits.empty')}
      icon={<PackageIcon size={40} />}
      action={
        mayEdit && (
          <span className="flex flex-wrap justify-center gap-2">
            <Button kind="primary" onPress={onTemplates}>
              {text('kits.view.template')}
            </Button>
            <Button aria-haspopup="dialog" onPress={onAdd}>
              {text('kits.add')}
            </Button>
          </span>
        )
      }
    >
      {mayEdit && text('kits.empty.text')}
    </EmptyState>
  );
};
