import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../../i18n/index.ts';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/index.ts';
import { projectPath } from '../project-path.ts';
import type { ShownSheet } from '../sheet/use-sheet.ts';
import type { ProjectCommands } from '../use-project-commands.ts';

/** What can be done with the project beside ordering it. */
export const ProjectMenu = ({ sheet, commands }: { sheet: ShownSheet; commands: ProjectCommands }) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const { project, mayEdit, kits } = sheet;
  const actions: (MenuAction | false)[] = [
    kits.length > 0 && {
      id: 'print',
      name: text('kits.print'),
      act: () => void navigate(path(`${projectPath(project.id)}/print`)),
    },
    { id: 'all', name: text('kits.project.others'), act: () => void navigate(path('/kits')) },
    mayEdit && {
      id: 'delete',
      name: text('kits.project.delete'),
      act: commands.removeProject,
      isDanger: true,
    },
  ];
  return (
    <ActionMenu label={text('kits.more')} actions={actions.filter((action) => action !== false)}>
      {text('kits.more')}
    </ActionMenu>
  );
};
