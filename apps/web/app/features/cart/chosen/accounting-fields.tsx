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
const STALE_MS = 60_000;

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

/** Loads projects that lines may be accounted on. [acc-01] */
const useProjectOptions = (searchTerm: string): Option[] => {
  const { data } = useOperationQuery(
    getAccountingStrings1,
    { query: { searchTerm, pageSize: SHOWN } },
    { keepPrevious: true, staleTime: STALE_MS },
  );
  return (data?.PageItems ?? []).map(projectOption);
};

/** Loads tasks of a project. [acc-02] */
const useTaskOptions = (project: string, searchTerm: string): Option[] => {
  const { data } = useOperationQuery(
    getAccountingStrings2,
    { query: { project, searchTerm, pageSize: SHOWN } },
    { enabled: project !== '', keepPrevious: true, staleTime: STALE_MS },
  );
  return project === '' ? [] : (data?.PageItems ?? []).map(taskOption);
};

/** Loads the descriptions of the chosen project and task; undefined if unknown or no longer valid. */
const useChosenNames = (project: string, task: string) => {
  const { data } = useOperationQuery(
    getSavedAccountingStrings,
    { body: { Projects: project === '' ? [] : [project], Tasks: task === '' ? [] : [task] } },
    { enabled: project !== '', keepPrevious: true, staleTime: STALE_MS },
  );
  const ofProject = data?.filter((record) => record.Project === project);
  return {
    project: ofProject?.[0]?.ProjectDescription,
    task: ofProject?.find((record) => record.Task === task && task !== '')?.TaskDescription,
    isKnown: data !== undefined,
  };
};

/** Milliseconds without typing after which a request is sent. */
const DEBOUNCE_MS = 150;
const LONGEST = 60;

const useDebounced = (typed: string): string => {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
};

interface LookupProps {
  label: string;
  value: string;
  options: Option[];
  /** Description of the value. */
  name: string | undefined;
  isDisabled?: boolean;
  onType: (text: string) => void;
  onChange: (value: string) => void;
}

/** A field with suggestions while typing; other values are allowed. */
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

/**
 * Fields for the project and task that lines are accounted on, with the company's as suggestions. [acc-01, acc-02,
 * acc-03]
 */
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
  const project = useDebounced(accounts.one.trim());
  const projects = useProjectOptions(useDebounced(projectTerm));
  const tasks = useTaskOptions(project, useDebounced(taskTerm));
  const names = useChosenNames(project, useDebounced(accounts.two.trim()));
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
