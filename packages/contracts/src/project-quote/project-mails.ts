import { z } from 'zod';
import { operation } from '../operation.ts';
import { multilineText, Ok } from '../shared/values.ts';

/** One line that a person must type: it becomes a part of a mail's head. */
const typedLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    // Besides control characters the line and paragraph separators, and what turns the direction of text around.
    .regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, 'has control characters');

export const ProjectMailIn = z
  .object({
    ProjectName: typedLine(120).describe('Name of the project'),
    Subject: typedLine(150).describe('Subject'),
    Message: multilineText(10_000).trim().min(1).describe('Message for the user'),
    ContactPerson: typedLine(120).describe('Name of the contact person for the delivery'),
    ContactPhoneNumber: typedLine(40)
      .regex(/^[+()\d][\d\s()./-]{3,}$/, 'is no telephone number')
      .describe('Telephone number of the contact person'),
  })
  .describe('A message about a project');
export type ProjectMailIn = z.infer<typeof ProjectMailIn>;

export const getInTouchEmail = operation({
  call: 'prj-01',
  name: 'getInTouchEmail',
  area: 'project quote',
  summary: 'Get in touch about a project',
  description:
    "Mails the house about a project; the sender's own address is the one to reply to. 429 after many in an hour.",
  method: 'POST',
  path: '/api/grossist-project/get-in-touch-email',
  access: 'buyer',
  isAudited: true,
  body: ProjectMailIn,
  response: Ok,
});

export const getQuoteEmail = operation({
  call: 'prj-02',
  name: 'getQuoteEmail',
  area: 'project quote',
  summary: 'Ask for a quote of a project',
  description: 'Asks the house for a quote of a project. 429 after many in an hour.',
  method: 'POST',
  path: '/api/grossist-project/get-quote-email',
  access: 'buyer',
  isAudited: true,
  body: ProjectMailIn,
  response: Ok,
});
