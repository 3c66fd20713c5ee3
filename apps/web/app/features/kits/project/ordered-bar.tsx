import { useText } from '../../../i18n/index.ts';
import { Button, WarningBar } from '../../../ui/index.ts';
import { useMayUseKits } from '../../kit-picker/index.ts';
import { useStartProject } from '../start/use-start-project.ts';
import type { Sheet } from './sheet/sheet-data.ts';

/** Shows that an ordered project is read-only, with a button to copy it. */
export const OrderedBar = ({ project }: { project: Sheet }) => {
  const text = useText();
  const { start, isPending, question } = useStartProject();
  const mayUse = useMayUseKits();
  return (
    <>
      <WarningBar
        tone="info"
        action={
          mayUse && (
            <Button
              size="small"
              isPending={isPending}
              onPress={() => start(project.projectName, { kind: 'smart-kit', smartKitId: project.id })}
            >
              {text('kits.ordered.copy')}
            </Button>
          )
        }
      >
        {text('kits.ordered.text')}
      </WarningBar>
      {question}
    </>
  );
};
