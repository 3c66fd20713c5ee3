import type { getAuditTrail, OperationOutput } from '@grossist/contracts';

type Entry = OperationOutput<typeof getAuditTrail>['Entries'][number];

export interface ShownSubject {
  id: string;
  /** Undefined for a number or code, which stands for itself. */
  kind: Entry['SubjectNames'][number]['Kind'] | undefined;
  name: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns what an entry was about as people know it, each once: names of known ids, and numbers and codes as they are. Ids
 * of what has no name are left to the entry's details.
 */
export const subjectsShown = ({ Subjects, SubjectNames }: Pick<Entry, 'Subjects' | 'SubjectNames'>): ShownSubject[] => {
  const named = SubjectNames.filter(({ Name }) => Name !== '');
  const names = new Set(named.map(({ Name }) => Name));
  return [
    ...named.map(({ Subject, Kind, Name }) => ({ id: Subject, kind: Kind, name: Name })),
    ...Subjects.filter((subject) => !UUID.test(subject) && !names.has(subject)).map((subject) => ({
      id: subject,
      kind: undefined,
      name: subject,
    })),
  ];
};
