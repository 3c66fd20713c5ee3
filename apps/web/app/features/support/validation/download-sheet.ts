import { exportOrderValidation } from '@grossist/contracts';
import { fileIn, keepFile, readCookie } from '../../../api/index.ts';

/** Saves a validation as a workbook. [ord-11] @throws Error when there is none */
export const downloadSheet = async (validationId: string): Promise<void> => {
  const response = await fetch(exportOrderValidation.path, {
    method: exportOrderValidation.method,
    headers: {
      'content-type': 'application/json',
      'x-grossist-locale': document.documentElement.lang,
      'x-xsrf-token': readCookie(document.cookie, 'XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({ ValidationId: validationId }),
  });
  if (!response.ok) throw new Error(`The export answered ${response.status}`);
  keepFile(await fileIn(response, 'order.xlsx'));
};
