import type { Operation, OperationInput, OperationOutput } from '@grossist/contracts';
import type { CallDescription } from '../../api/index.ts';

/** A call of the page with its answer. */
export interface AnsweredCall<Input = unknown, Output = unknown> {
  operation: CallDescription;
  input: Input;
  output: Output;
}

/** Returns true for a call of the operation of this name. Only types are imported: no page loads more for it. */
export const isCallOf = <O extends Operation>(
  call: AnsweredCall,
  name: O['name'],
): call is AnsweredCall<OperationInput<O>, OperationOutput<O>> => call.operation.name === name;
