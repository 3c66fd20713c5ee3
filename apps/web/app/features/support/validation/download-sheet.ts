import { exportOrderValidation } from '@grossist/contracts';
import { readCookie } from '../../../api/index.ts';

const nameIn = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  try {
    return encoded === undefined ? 'order.xlsx' : decodeURIComponent(encoded);
  } catch {
    return 'order.xlsx';
  }
};

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
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition'));
  link.click();
  URL.revokeObjectURL(address);
};
