import type { getQuoteEmail, OperationInput } from '@grossist/contracts';
import type { ProblemError } from '../../api/index.ts';
import type { MessageKey } from '../../i18n/index.ts';

/** What is sent; the names are the specification's. [prj-01] [prj-02] */
export type ProjectFields = OperationInput<typeof getQuoteEmail>['body'];
export type FieldName = keyof ProjectFields;
export type FieldFaults = Partial<Record<FieldName, MessageKey>>;

/** In the order in which they stand on the page. */
export const FIELD_NAMES = ['ProjectName', 'Subject', 'Message', 'ContactPerson', 'ContactPhoneNumber'] as const;

/** As long as the shop takes them. */
export const LONGEST: Record<FieldName, number> = {
  ProjectName: 120,
  Subject: 150,
  Message: 10_000,
  ContactPerson: 120,
  ContactPhoneNumber: 40,
};

const PHONE = /^[+()\d][\d\s()./-]{3,}$/;

/** What is to be put right before it is worth sending. */
export const faultsOf = (fields: ProjectFields): FieldFaults => {
  const faults: FieldFaults = {};
  for (const name of FIELD_NAMES) if (fields[name].trim() === '') faults[name] = 'projects.missing';
  if (faults.ContactPhoneNumber === undefined && !PHONE.test(fields.ContactPhoneNumber.trim()))
    faults.ContactPhoneNumber = 'projects.phone.wrong';
  return faults;
};

/** What the shop itself has against fields: only signs are left to it. */
export const faultsToldBy = (problem: ProblemError): FieldFaults => {
  const faults: FieldFaults = {};
  for (const name of FIELD_NAMES)
    if (problem.errors.some(({ field }) => field === name || field.endsWith(`.${name}`)))
      faults[name] = name === 'ContactPhoneNumber' ? 'projects.phone.wrong' : 'projects.unusable';
  return faults;
};
