import {
  type AccountingStringRecord,
  getAccountingStrings1,
  getAccountingStrings2,
  getSavedAccountingStrings,
} from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import type { Option } from '../../../ui/choices/index.ts';

const SHOWN = 50;
const FRESH = 60_000;

const projectOption = ({ Project, ProjectDescription }: AccountingStringRecord): Option => ({
  id: Project,
  name: Project,
  detail: ProjectDescription,
});

const taskOption = ({ Task, TaskDescription }: AccountingStringRecord): Option => ({
  id: Task,
  name: Task,
  detail: TaskDescription,
});

/** Projects that lines may be accounted on. [acc-01] */
export const useProjectOptions = (searchTerm: string): Option[] => {
  const { data } = useOperationQuery(
    getAccountingStrings1,
    { query: { searchTerm, pageSize: SHOWN } },
    { keepPrevious: true, staleTime: FRESH },
  );
  return (data?.PageItems ?? []).map(projectOption);
};

/** Tasks of a project. [acc-02] */
export const useTaskOptions = (project: string, searchTerm: string): Option[] => {
  const { data } = useOperationQuery(
    getAccountingStrings2,
    { query: { project, searchTerm, pageSize: SHOWN } },
    { enabled: project !== '', keepPrevious: true, staleTime: FRESH },
  );
  return project === '' ? [] : (data?.PageItems ?? []).map(taskOption);
};

/** What the project and task that are chosen are called; undefined for such as are not known, or no longer valid. */
export const useChosenNames = (project: string, task: string) => {
  const { data } = useOperationQuery(
    getSavedAccountingStrings,
    { body: { Projects: project === '' ? [] : [project], Tasks: task === '' ? [] : [task] } },
    { enabled: project !== '', keepPrevious: true, staleTime: FRESH },
  );
  const ofProject = data?.filter((record) => record.Project === project);
  return {
    project: ofProject?.[0]?.ProjectDescription,
    task: ofProject?.find((record) => record.Task === task && task !== '')?.TaskDescription,
    isKnown: data !== undefined,
  };
};
