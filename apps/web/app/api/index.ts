/** The shop's calls from the browser, typed by their operations. */
export {
  type AnswerSaver,
  type CallDescription,
  type CallObserver,
  type CallOptions,
  callOperation,
  type FieldProblem,
  observeCalls,
  ProblemError,
  setAnswerSaver,
} from './client.ts';
export { deleteCookie, readCookie, storeForVisit, storeInCookie } from './cookie.ts';
export { downloadFile, fileOfResponse } from './files.ts';
export { loadedQueryClient } from './loaded-query-client.ts';
export { newId } from './new-id.ts';
export { loadQueryClient, QueryProvider } from './query-provider.tsx';
export {
  type CommandSettings,
  type QuerySettings,
  queryKeyOf,
  useOperation,
  useOperationQuery,
} from './use-operation.ts';
