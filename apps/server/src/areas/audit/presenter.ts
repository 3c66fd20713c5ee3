import type { getAuditTrail, getPersonalData, KnownPerson, OperationOutput } from '@grossist/contracts';
import type { PersonRow } from './queries/find-people.ts';
import type { EntryRow } from './queries/list-entries.ts';
import type { PersonalDataPart } from './queries/personal-data.ts';
import type { SubjectName } from './queries/subject-names.ts';

export const presentEntry = (
  row: EntryRow,
  names: ReadonlyMap<string, SubjectName>,
): OperationOutput<typeof getAuditTrail>['Entries'][number] => ({
  Id: row.id,
  HappenedAt: row.happened_at.toISOString(),
  Act: row.act,
  Outcome: row.outcome,
  Code: row.code,
  ContactId: row.contact_id,
  Person: row.person,
  // An erased person's name is gone from the entry too.
  PersonName: row.person === '' ? '' : (row.person_name ?? row.person),
  Company: row.company,
  Address: row.address,
  UserAgent: row.user_agent,
  RequestId: row.request_id,
  Subjects: row.subjects,
  SubjectNames: row.subjects.flatMap((subject) => {
    const known = names.get(subject.toLowerCase());
    return known === undefined ? [] : [{ Subject: subject, Kind: known.kind, Name: known.name }];
  }),
});

export const presentPerson = (row: PersonRow): KnownPerson => ({
  ContactId: row.id,
  Name: row.name,
  Email: row.email,
  Company: row.company ?? '',
  Role: row.role,
  OrderCount: row.order_count,
  LastSignIn: row.last_sign_in?.toISOString() ?? null,
  IsErased: row.erased_at !== null,
  IsKeptOut: row.is_kept_out,
});

/** As it goes over the wire: what no JSON can hold is written as text. */
const plain = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

export const presentPersonalData = (
  contactId: string,
  parts: readonly PersonalDataPart[],
): OperationOutput<typeof getPersonalData> => ({
  ContactId: contactId,
  MadeAt: new Date().toISOString(),
  Parts: parts.map(({ name, isWhole, rows }) => ({ Name: name, IsWhole: isWhole, Rows: rows.map(plain) })),
});
