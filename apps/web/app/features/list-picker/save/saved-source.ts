import type { addOrderLinesToVariationList, OperationInput } from '@grossist/contracts';

type FromOrder = NonNullable<OperationInput<typeof addOrderLinesToVariationList>['body']>;

/** A material that may be saved, with its quantity where it has one. */
export interface SavedMaterial {
  SapMaterialNumber: string;
  Name: string;
}

/** What is saved to a list: materials that are chosen in the dialog, or lines that the server knows. */
export type SavedSource =
  | { kind: 'materials'; materials: readonly SavedMaterial[] }
  | { kind: 'lines'; count: number; from: Omit<FromOrder, 'ListId' | 'Name'> };
