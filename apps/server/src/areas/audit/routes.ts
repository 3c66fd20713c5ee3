import {
  erasePerson,
  findPeople,
  getAuditTrail,
  getOwnPersonalData,
  getPersonalData,
  letComeBack,
} from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import * as commands from './commands/erase-person.ts';
import * as returning from './commands/let-come-back.ts';
import type { HashEmail } from './erased-people/hash-email.ts';
import { presentEntry, presentPerson, presentPersonalData } from './presenter.ts';
import * as people from './queries/find-people.ts';
import { listEntries } from './queries/list-entries.ts';
import { personalData } from './queries/personal-data.ts';
import { subjectNames } from './queries/subject-names.ts';

/** The audit trail, and what the shop keeps of people. [own-aud-01..06] */
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
