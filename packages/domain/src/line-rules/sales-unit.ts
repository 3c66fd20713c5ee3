/**
 * Units that are counted, as SAP and UN/ECE recommendation 20 write them. What is measured (MTR, KGM, LTR) or not known
 * here is sold in parts: better a question of the ERP than half a metre refused.
 */
const COUNTED: ReadonlySet<string> = new Set(
  'PCE PC ST STK EA C62 H87 ROL RO PAK PK PA BOX BX CT SET PAR PR BDL BD BG DR NAR KIT'.split(' '),
);

/** Whether a sales unit is sold whole unless the material's multiplum says otherwise: PCE, ROL, PAK, but not MTR. */
export const countsWhole = (salesUnit: string): boolean => COUNTED.has(salesUnit.trim().toUpperCase());
