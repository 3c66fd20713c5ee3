/** A cell of the sheet: what one kit holds of one material. */
export interface CellPlace {
  kitId: string;
  sapMaterialNumber: string;
}

/** Names a cell in maps. */
export const cellKey = ({ kitId, sapMaterialNumber }: CellPlace): string => `${kitId} ${sapMaterialNumber}`;
