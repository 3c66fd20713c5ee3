/** Most labels of one document. */
export const MOST_LABELS = 5000;

/** Most copies of the label of one material. */
export const MOST_COPIES = 999;

/** Copies of each label: the same for all materials but those that are named. */
export interface LabelCopies {
  /** Of every material that is not named. */
  each: number;
  /** By SAP number; 0 leaves the material out. */
  of: ReadonlyMap<string, number>;
}

/** A material and how often its label is printed. */
export interface CopiedLabel {
  sapMaterialNumber: string;
  copies: number;
}

/** Returns the materials that labels are printed of, in their order, with their copies. */
export const copiedLabels = (numbers: readonly string[], { each, of }: LabelCopies): CopiedLabel[] =>
  numbers
    .map((sapMaterialNumber) => ({ sapMaterialNumber, copies: of.get(sapMaterialNumber) ?? each }))
    .filter(({ copies }) => copies > 0);

/** Returns the number of labels. */
export const countLabels = (labels: readonly CopiedLabel[]): number =>
  labels.reduce((sum, { copies }) => sum + copies, 0);

/** Returns the number of sheets that labels take up when the first one is put at an offset, counted from 1. */
export const pagesOfLabels = (labels: number, offset: number, perPage: number): number =>
  Math.ceil((offset - 1 + labels) / perPage);
