import { getSmartKit } from '@grossist/contracts';
import { callOperation, ProblemError } from '../../../api/index.ts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import {
  Badge,
  notify,
  ShopLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  type Tone,
} from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { pathOfSmartKit, type RecentSmartKit, useKitExport, useKitProblem } from '../../kit-picker/index.ts';

const STATES: Record<RecentSmartKit['state'], { name: MessageKey; tone: Tone }> = {
  Ok: { name: 'kitTemplates.state.ok', tone: 'accent' },
  NotNamed: { name: 'kitTemplates.state.notNamed', tone: 'warning' },
  NoKits: { name: 'kitTemplates.state.noKits', tone: 'warning' },
  NotSmartKit: { name: 'kitTemplates.state.notSmartKit', tone: 'warning' },
  Unknown: { name: 'kitTemplates.state.noCart', tone: 'warning' },
};

/** Whether a project was ordered, can be ordered, or why not. Section 4, "Smart kit project state". */
export const ProjectState = ({ project }: { project: Pick<RecentSmartKit, 'state' | 'isOrdered'> }) => {
  const text = useText();
  if (project.isOrdered) return <Badge>{text('kitTemplates.state.ordered')}</Badge>;
  const { name, tone } = STATES[project.state];
  return <Badge tone={tone}>{text(name)}</Badge>;
};

/** Downloads all kits of a project as CSV. [kit-22] */
const useProjectExport = () => {
  const problemText = useKitProblem();
  const exporting = useKitExport();
  const download = async (smartKitId: string): Promise<void> => {
    try {
      const { kits } = await callOperation(getSmartKit, { query: { smartKitId, shouldEnrichItems: 'false' } });
      exporting.kits(kits.map(({ id }) => id));
    } catch (error) {
      if (error instanceof ProblemError) notify(problemText(error));
    }
  };
  return { isPending: exporting.isPending, download: (smartKitId: string) => void download(smartKitId) };
};

interface RecentTableProps {
  projects: readonly RecentSmartKit[];
  onRemove: (project: RecentSmartKit) => void;
  onImport: (project: RecentSmartKit) => void;
}

/** Projects with their kits, state and last change; on a phone the last columns are below the name. */
export const RecentTable = ({ projects, onRemove, onImport }: RecentTableProps) => {
  const text = useText();
  return (
    <Table caption={text('kitTemplates.recent')}>
      <TableHead>
        <TableHeading>{text('kitTemplates.column.project')}</TableHeading>
        <TableHeading isNumber isHiddenOnPhone>
          {text('kitTemplates.column.kits')}
        </TableHeading>
        <TableHeading isHiddenOnPhone>{text('kitTemplates.column.state')}</TableHeading>
        <TableHeading isHiddenOnPhone>{text('kitTemplates.column.changed')}</TableHeading>
        <TableHeading>
          <span className="sr-only">{text('kitTemplates.column.actions')}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {projects.map((project) => (
          <Row key={project.id} project={project} onRemove={onRemove} onImport={onImport} />
        ))}
      </TableBody>
    </Table>
  );
};

const Row = ({ project, onRemove, onImport }: Omit<RecentTableProps, 'projects'> & { project: RecentSmartKit }) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  const exporting = useProjectExport();
  const name = project.projectName || text('kitPicker.unnamed');
  const actions: readonly (MenuAction | false)[] = [
    project.kitCount > 0 && {
      id: 'export',
      name: text('kitTemplates.export'),
      act: () => exporting.download(project.id),
    },
    !project.isOrdered && { id: 'import', name: text('kitTemplates.import'), act: () => onImport(project) },
    !project.isOrdered && {
      id: 'delete',
      name: text('kitTemplates.recent.delete'),
      act: () => onRemove(project),
      isDanger: true,
    },
  ];
  const possible = actions.filter((action) => action !== false);
  return (
    <TableRow>
      <TableCell>
        <ShopLink
          to={pathOfSmartKit(project.id)}
          className="font-semibold text-accent underline decoration-1 underline-offset-3 [overflow-wrap:anywhere]"
        >
          {name}
        </ShopLink>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm text-muted tablet:hidden">
          <ProjectState project={project} />
          {text('kitPicker.kitCount', { count: project.kitCount })} · {moment(project.modifiedAtUtc)}
        </span>
      </TableCell>
      <TableCell isNumber isHiddenOnPhone>
        {format.number(project.kitCount)}
      </TableCell>
      <TableCell isHiddenOnPhone>
        <ProjectState project={project} />
      </TableCell>
      <TableCell isHiddenOnPhone>
        <span className="text-sm text-muted">{moment(project.modifiedAtUtc)}</span>
      </TableCell>
      <TableCell>
        <span className="flex justify-end">
          {possible.length > 0 && (
            <ActionMenu label={text('kitTemplates.actionsOf', { name })} actions={possible} size="small">
              <span className="max-tablet:sr-only">{text('kitTemplates.more')}</span>
              <span className="sr-only"> {name}</span>
            </ActionMenu>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
};
