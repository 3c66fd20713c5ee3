import type { OutlineEntry, PartOfDocument, Typescript, TypesetPart } from '../port.ts';

/** What the thread or process does, each with its result. */
export interface TypesetterTasks {
  pdf: { input: Typescript; result: Uint8Array };
  part: { input: PartOfDocument; result: Omit<TypesetPart, 'pdf'> & { pdf: Uint8Array } };
  join: { input: { parts: readonly Uint8Array[]; outline: readonly OutlineEntry[] }; result: Uint8Array };
  svg: { input: Typescript; result: Uint8Array };
}

export type TypesetterTask = {
  [K in keyof TypesetterTasks]: { task: K; input: TypesetterTasks[K]['input'] };
}[keyof TypesetterTasks];

export type TypesetterResult = TypesetterTasks[keyof TypesetterTasks]['result'];

export type ToTypesetter = TypesetterTask & { id: number };

/** An answer; `memory` is what its process takes, bytes. */
export type FromTypesetter = { id: number; memory: number } & ({ result: TypesetterResult } | { failure: string });
