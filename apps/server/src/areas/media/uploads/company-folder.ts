import { randomBytes } from 'node:crypto';
import { mediaSlug } from '@grossist/domain';

/** Returns the folder of a company in the store. */
export const companyFolder = (companyId: string): string => `grossist/companies/${companyId}`;

/** Returns a name in a company's folder that nobody used before, after the name of a file. */
export const newPublicId = (companyId: string, fileName: string): string =>
  `${companyFolder(companyId)}/${mediaSlug(fileName)}-${randomBytes(9).toString('hex')}`;
