import { addKitsFromTemplates, deleteKits, type KitDraft } from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_KITS, useKitProblem } from '../../kit-picker/index.ts';
import { TemplatePicker } from './picking/template-picker.tsx';

export interface TemplateViewProps {
  smartKitId: string;
  /** Kits that fit beside those that the project has; absent: as many as the largest project has. */
  most?: number;
  /** The kits that were added. */
  onAdded?: (kits: readonly KitDraft[]) => void;
}

/** Adds kits made from templates to a project, all at once; undo deletes them again. [kit-17] */
export const TemplateView = ({ smartKitId, most, onAdded }: TemplateViewProps) => {
  const text = useText();
  const problemText = useKitProblem();
  const params = { id: smartKitId };
  const settings = {
    invalidates: CHANGES_KITS,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const add = useOperation(addKitsFromTemplates, settings);
  const remove = useOperation(deleteKits, settings);
  return (
    <TemplatePicker
      doWord="kitTemplates.pick.do"
      isPending={add.isPending}
      most={most}
      onPick={(body, clear) =>
        add.mutate(
          { params, body },
          {
            onSuccess: (kits) => {
              clear();
              notify(text('kitTemplates.pick.done', { count: kits.length }), () =>
                remove.mutate({ params, body: kits.map(({ id }) => id) }),
              );
              onAdded?.(kits);
            },
          },
        )
      }
    />
  );
};
