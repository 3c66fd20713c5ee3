import {
  erasePerson,
  findPeople,
  getAuditTrail,
  getOwnPersonalData,
  getPersonalData,
  type KnownPerson,
  letComeBack,
  type OperationOutput,
} from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import type { HashEmail } from './erased-people.ts';
import * as commands from './erased-people.ts';
import * as returning from './erased-people.ts';
import { type EntryRow, listEntries, type SubjectName, subjectNames } from './queries/list-entries.ts';
import * as people from './queries/people.ts';
import { type PersonalDataPart, type PersonRow, personalData } from './queries/people.ts';

const presentEntry = (
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
  // An erased person's name is erased from the entry too.
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

const presentPerson = (row: PersonRow): KnownPerson => ({
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

/** Converts values that JSON can't represent to text. */
const plain = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

const presentPersonalData = (
  contactId: string,
  parts: readonly PersonalDataPart[],
): OperationOutput<typeof getPersonalData> => ({
  ContactId: contactId,
  MadeAt: new Date().toISOString(),
  Parts: parts.map(({ name, isWhole, rows }) => ({ Name: name, IsWhole: isWhole, Rows: rows.map(plain) })),
});

/** The audit trail and stored personal data. [own-aud-01..06] */
export const auditRoutes = ({ db, hashEmail }: { db: Database; hashEmail: HashEmail }): readonly Answer[] => {
  const entriesOf = listEntries(db);
  const namesOf = subjectNames(db);
  const dataOf = personalData(db);
  const peopleOf = people.findPeople(db, hashEmail);
  const erase = commands.erasePerson(db, hashEmail);
  const comeBack = returning.letComeBack(db);

  return [
    answer(getAuditTrail, async ({ query: { outcome, contactId, from, to, ...wanted } }, { visitor }) => {
      const { timeZone } = marketFacts(visitor.market);
      const { entries, total, acts } = await entriesOf({ ...wanted, outcome, contactId, from, to, timeZone });
      const names = await namesOf(entries.flatMap(({ subjects }) => subjects));
      return { Entries: entries.map((entry) => presentEntry(entry, names)), TotalNumber: total, Acts: [...acts] };
    }),
    answer(getOwnPersonalData, async (_, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      return presentPersonalData(visitor.contactId, await dataOf(visitor.contactId));
    }),
    answer(findPeople, async ({ query }) => ({ People: (await peopleOf(query.query)).map(presentPerson) })),
    answer(getPersonalData, async ({ params }) => presentPersonalData(params.id, await dataOf(params.id))),
    answer(erasePerson, async ({ params, body }) => ({
      Erased: (await erase(params.id, body.Email)).map(({ name, count }) => ({ Name: name, Count: count })),
    })),
    answer(letComeBack, async ({ params }) => {
      await comeBack(params.id);
      return { IsKeptOut: false };
    }),
  ];
};
