import {
  type AccountingStringRecord,
  getAccountingStrings1,
  getAccountingStrings2,
  getSavedAccountingStrings,
} from '@grossist/contracts';
import { useEffect, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ComboBox, type Option } from '../../../ui/choices/index.ts';
import type { Accounts } from './use-many-changes.ts';

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
const useProjectOptions = (searchTerm: string): Option[] => {
  const { data } = useOperationQuery(
    getAccountingStrings1,
    { query: { searchTerm, pageSize: SHOWN } },
    { keepPrevious: true, staleTime: FRESH },
  );
  return (data?.PageItems ?? []).map(projectOption);
};

/** Tasks of a project. [acc-02] */
const useTaskOptions = (project: string, searchTerm: string): Option[] => {
  const { data } = useOperationQuery(
    getAccountingStrings2,
    { query: { project, searchTerm, pageSize: SHOWN } },
    { enabled: project !== '', keepPrevious: true, staleTime: FRESH },
  );
  return project === '' ? [] : (data?.PageItems ?? []).map(taskOption);
};

/** What the project and task that are chosen are called; undefined for such as are not known, or no longer valid. */
const useChosenNames = (project: string, task: string) => {
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

/** Milliseconds of rest after which the shop is asked. */
const REST = 150;
const LONGEST = 60;

const useRested = (typed: string): string => {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
};

interface LookupProps {
  label: string;
  value: string;
  options: Option[];
  /** What the value is called. */
  name: string | undefined;
  isDisabled?: boolean;
  onType: (text: string) => void;
  onChange: (value: string) => void;
}

/** A field that is looked up while typing; what is not on the list may stand all the same. */
const Lookup = ({ label, value, options, name, isDisabled, onType, onChange }: LookupProps) => (
  <ComboBox
    label={label}
    items={options}
    inputValue={value}
    isDisabled={isDisabled}
    allowsCustomValue
    onInputChange={(typed) => {
      onType(typed);
      onChange(typed.slice(0, LONGEST));
    }}
    onSelectionChange={(key) => {
      if (key !== null) onChange(String(key));
    }}
    hint={name ?? '\u00a0'}
  />
);

/** Project and task that lines are accounted on, each looked up among those of the company. [acc-01, acc-02, acc-03] */
export const AccountingFields = ({
  accounts,
  onChange,
}: {
  accounts: Accounts;
  onChange: (accounts: Accounts) => void;
}) => {
  const text = useText();
  const [projectTerm, setProjectTerm] = useState('');
  const [taskTerm, setTaskTerm] = useState('');
  const project = useRested(accounts.one.trim());
  const projects = useProjectOptions(useRested(projectTerm));
  const tasks = useTaskOptions(project, useRested(taskTerm));
  const names = useChosenNames(project, useRested(accounts.two.trim()));
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Lookup
        label={text('cart.account.one')}
        value={accounts.one}
        options={projects}
        name={names.project}
        onType={setProjectTerm}
        onChange={(one) => onChange({ ...accounts, one })}
      />
      <Lookup
        label={text('cart.account.two')}
        value={accounts.two}
        options={tasks}
        name={names.task}
        isDisabled={accounts.one.trim() === ''}
        onType={setTaskTerm}
        onChange={(two) => onChange({ ...accounts, two })}
      />
    </div>
  );
};
