import { openKeptSecret } from '../../../kept-secret.ts';

/** What the sandbox signs with. */
export const openSandboxSecret = (dataDirectory: string): Promise<string> =>
  openKeptSecret(dataDirectory, 'sandbox-payment-secret');
