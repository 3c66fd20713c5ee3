import type { Operation, OperationInput } from '@grossist/contracts';
import type { Scene } from '../support/a-scene.ts';
import type { Client } from '../support/client.ts';

/** A call of an operation that succeeds in the scene, after what must have happened before. */
export interface Example {
  operation: Operation;
  /** The client is of one who may: the scene's buyer, or somebody of the house. */
  run(scene: Scene, client: Client): Promise<OperationInput<Operation>>;
}

export const example = <O extends Operation>(
  operation: O,
  run: (scene: Scene, client: Client) => OperationInput<O> | Promise<OperationInput<O>>,
): Example => ({ operation, run: async (scene, client) => run(scene, client) });
