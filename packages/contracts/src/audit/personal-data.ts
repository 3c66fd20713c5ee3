import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, typedText } from '../shared/values.ts';

/** What is kept of a person, by what it is; each part holds at most 10,000 rows and says when there are more. */
export const PersonalData = z.object({
  ContactId: Id,
  MadeAt: Instant,
  Parts: z.array(
    z.object({
      Name: z.string(),
      IsWhole: z.boolean(),
      Rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});

/** All that the shop keeps of the one who asks. */
export const getOwnPersonalData = operation({
  call: 'own-aud-02',
  name: 'getOwnPersonalData',
  area: 'audit',
  summary: 'What the shop keeps of oneself',
  method: 'GET',
  path: '/api/user/personal-data',
  access: 'signed-in',
  response: PersonalData,
});

export const KnownPerson = z.object({
  ContactId: Id,
  Name: z.string(),
  Email: z.string(),
  Company: z.string(),
  Role: z.string(),
  OrderCount: z.number().int(),
  LastSignIn: Instant.nullable(),
  IsErased: z.boolean(),
  /** Erased, and no import makes them anew. */
  IsKeptOut: z.boolean(),
});
export type KnownPerson = z.infer<typeof KnownPerson>;

/** People by name, e-mail or company, at most 20; somebody erased by the whole e-mail that they had. */
export const findPeople = operation({
  call: 'own-aud-03',
  name: 'findPeople',
  area: 'audit',
  summary: 'People whose data may be asked for',
  method: 'GET',
  path: '/api/support/people',
  access: 'support',
  query: z.object({ query: typedText(200).default('') }),
  response: z.object({ People: z.array(KnownPerson) }),
});

/** All that the shop keeps of a person who asked for it. */
export const getPersonalData = operation({
  call: 'own-aud-04',
  name: 'getPersonalData',
  area: 'audit',
  summary: 'What the shop keeps of a person',
  method: 'GET',
  path: '/api/support/people/:id/personal-data',
  access: 'support',
  isAudited: true,
  params: z.object({ id: Id }),
  response: PersonalData,
});

/**
 * Erases a person: drafts, favourites, addresses, history and sessions go; orders stay, as the law on bookkeeping asks,
 * without the name. Asked for twice it is done once.
 */
export const erasePerson = operation({
  call: 'own-aud-05',
  name: 'erasePerson',
  area: 'audit',
  summary: 'Erase the personal data of a person who asked for it',
  method: 'POST',
  path: '/api/support/people/:id/erase',
  access: 'support',
  params: z.object({ id: Id }),
  /** The person's e-mail, typed once more: what is erased is gone. */
  body: z.object({ Email: typedText(254).min(1) }),
  response: z.object({ Erased: z.array(z.object({ Name: z.string(), Count: z.number().int() })) }),
});

/** Lets somebody who was erased be made anew by an import, when they come back; what was erased stays gone. */
export const letComeBack = operation({
  call: 'own-aud-06',
  name: 'letComeBack',
  area: 'audit',
  summary: 'Let somebody who was erased come back',
  method: 'POST',
  path: '/api/support/people/:id/let-come-back',
  access: 'support',
  params: z.object({ id: Id }),
  response: z.object({ IsKeptOut: z.boolean() }),
});
