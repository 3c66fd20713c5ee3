import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, typedText } from '../shared/values.ts';

export const PersonalData = z
  .object({
    ContactId: Id.describe('Id of the contact'),
    MadeAt: Instant.describe('When the data was collected'),
    Parts: z
      .array(
        z.object({
          Name: z.string().describe('Name'),
          IsWhole: z.boolean().describe('Whether the part is complete'),
          Rows: z.array(z.record(z.string(), z.unknown())).describe('The rows'),
        }),
      )
      .describe('The parts'),
  })
  .describe('What is stored about a person, by kind; each part holds at most 10,000 rows and says when there are more');

export const getOwnPersonalData = operation({
  call: 'own-aud-02',
  name: 'getOwnPersonalData',
  area: 'audit',
  summary: 'What the shop keeps of oneself',
  description: 'All that the shop keeps of the one who asks.',
  method: 'GET',
  path: '/api/user/personal-data',
  failures: [404],
  access: 'signed-in',
  response: PersonalData,
});

export const KnownPerson = z
  .object({
    ContactId: Id.describe('Id of the contact'),
    Name: z.string().describe('Name'),
    Email: z.string().describe('E-mail address'),
    Company: z.string().describe('Name of the company'),
    Role: z.string().describe('Role of the person'),
    OrderCount: z.number().int().describe('Number of orders'),
    LastSignIn: Instant.nullable().describe('When the person last signed in; null for never'),
    IsErased: z.boolean().describe('Whether the person was erased'),
    IsKeptOut: z.boolean().describe('Erased, and no import creates them again'),
  })
  .describe('A person of whom the shop may store data');
export type KnownPerson = z.infer<typeof KnownPerson>;

export const findPeople = operation({
  call: 'own-aud-03',
  name: 'findPeople',
  area: 'audit',
  summary: 'People whose data may be asked for',
  description: 'People by name, e-mail or company, at most 20; somebody erased by the whole e-mail that they had.',
  method: 'GET',
  path: '/api/support/people',
  access: 'support',
  query: z.object({ query: typedText(200).default('').describe('Search text') }),
  response: z.object({ People: z.array(KnownPerson).describe('The people found') }),
});

export const getPersonalData = operation({
  call: 'own-aud-04',
  name: 'getPersonalData',
  area: 'audit',
  summary: 'What the shop keeps of a person',
  description: 'Returns everything that the shop stores about a person who requested it.',
  method: 'GET',
  path: '/api/support/people/:id/personal-data',
  failures: [404],
  access: 'support',
  isAudited: true,
  params: z.object({ id: Id.describe('Id') }),
  response: PersonalData,
});

export const erasePerson = operation({
  call: 'own-aud-05',
  name: 'erasePerson',
  area: 'audit',
  summary: 'Erase the personal data of a person who asked for it',
  description:
    'Erases a person: drafts, favourites, addresses, history and sessions go; orders stay, as the law on bookkeeping asks, without the name. Asked for twice it is done once.',
  method: 'POST',
  path: '/api/support/people/:id/erase',
  failures: [404, 422],
  access: 'support',
  params: z.object({ id: Id.describe('Id') }),
  /** The person's e-mail, typed once more: what is erased is gone. */
  body: z.object({ Email: typedText(254).min(1).describe('E-mail address') }),
  response: z.object({
    Erased: z
      .array(z.object({ Name: z.string().describe('Name'), Count: z.number().int().describe('How many there are') }))
      .describe('What was erased, with counts'),
  }),
});

export const letComeBack = operation({
  call: 'own-aud-06',
  name: 'letComeBack',
  area: 'audit',
  summary: 'Let somebody who was erased come back',
  description:
    'Lets imports create an erased person again, when they return as a customer; the erased data stays erased.',
  method: 'POST',
  path: '/api/support/people/:id/let-come-back',
  failures: [404],
  access: 'support',
  params: z.object({ id: Id.describe('Id') }),
  response: z.object({ IsKeptOut: z.boolean().describe('Whether imports must not create the person again') }),
});
