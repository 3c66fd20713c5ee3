import type { Operation, OperationInput, OperationOutput, UserContext } from '@grossist/contracts';

/** What the server gives to every loader and to the rendering of the page. */
export interface ServerContext {
  /**
   * Calls the shop as this visitor, inside the same process, with the input a browser would send.
   * @throws Response with the failure's status (401, 403, 404, 422, 503 …)
   */
  call<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationOutput<O>>;
  /** The visitor; `userLanguage` is the language of this request. */
  user: UserContext;
  /** For every inline script of the page. */
  nonce: string;
  /** Demo sign-ins may be shown. */
  isDemo: boolean;
}

declare module 'react-router' {
  interface AppLoadContext extends ServerContext {}
}
