/** The shop's calls from the browser, typed by their operations. */
export { type CallOptions, callOperation } from './client.ts';
export { forgetCookie, keepInCookie, readCookie } from './cookie.ts';
export { fileIn, keepFile } from './files.ts';
export { type FieldProblem, ProblemError } from './problem-error.ts';
export { makeQueryClient } from './query-client.ts';
export {
  type CommandSettings,
  type QuerySettings,
  queryKeyOf,
  useOperation,
  useOperationQuery,
} from './use-operation.ts';
