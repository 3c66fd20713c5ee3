import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../../i18n/index.ts';
import { lazyWithKitTemplatesTexts } from '../../../../i18n/kits-texts.ts';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/index.ts';
import { KitLabelsDialog } from '../../../kit-labels/index.ts';
import { KITS_PATH, pathOfSmartKit, useKitExport } from '../../../kit-picker/index.ts';
import type { ImportDialogProps } from '../../files/import-dialog.tsx';
import type { ChosenKits } from '../chosen-kits.tsx';
import type { ShownSheet } from '../sheet/use-sheet.ts';
import type { ProjectCommands } from '../use-project-commands.ts';

const Dialog = lazyWithKitTemplatesTexts(async () => (await import('../../files/import-dialog.tsx')).ImportDialog);

/** The import of kits into a project, loaded together with its texts once it is asked for. */
const ImportKitsDialog = (props: ImportDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);

interface ProjectMenuProps {
  sheet: ShownSheet;
  chosen: ChosenKits;
  commands: ProjectCommands;
}

/** The project's actions beside ordering; labels and files are of the ticked kits if there are any. */
export const ProjectMenu = ({ sheet, chosen, commands }: ProjectMenuProps) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const exporting = useKitExport();
  const [asked, setAsked] = useState<'labels' | 'import'>();
  const { project, mayEdit, kits } = sheet;
  const meant = chosen.kits.length > 0 ? chosen.kits : kits;
  const close = (): void => setAsked(undefined);
  const actions: (MenuAction | false)[] = [
    kits.length > 0 && { id: 'labels', name: text('kits.labels'), act: () => setAsked('labels') },
    kits.length > 0 && {
      id: 'print',
      name: text('kits.print'),
      act: () => void navigate(path(`${pathOfSmartKit(project.id)}/print`)),
    },
    mayEdit && { id: 'import', name: text('kits.import'), act: () => setAsked('import') },
    kits.length > 0 && {
      id: 'export',
      name: text('kits.export'),
      act: () => exporting.kits(meant.map(({ id }) => id)),
    },
    { id: 'all', name: text('kits.project.others'), act: () => void navigate(path(KITS_PATH)) },
    mayEdit && {
      id: 'delete',
      name: text('kits.project.delete'),
      act: commands.removeProject,
      isDanger: true,
    },
  ];
  return (
    <>
      <ActionMenu label={text('kits.more')} actions={actions.filter((action) => action !== false)}>
        {text('kits.more')}
      </ActionMenu>
      {asked === 'labels' && (
        <KitLabelsDialog
          source={{
            smartKitId: project.id,
            ...(chosen.kits.length > 0 && { kitIds: chosen.kits.map(({ id }) => id) }),
          }}
          count={meant.length}
          onClose={close}
        />
      )}
      {asked === 'import' && (
        <ImportKitsDialog smartKitId={project.id} projectName={project.projectName} onClose={close} />
      )}
    </>
  );
};
