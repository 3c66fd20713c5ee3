import type { getPersonalData, OperationOutput } from '@grossist/contracts';

/** What is kept of a person, as the file that they are given. */
export const fileOfData = (data: OperationOutput<typeof getPersonalData>): File =>
  new File([JSON.stringify(data, null, 2)], `personal-data-${data.ContactId}.json`, { type: 'application/json' });
