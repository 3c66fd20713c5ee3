/** What a spreadsheet takes for the beginning of a formula, also after blanks and in full width. */
const FORMULA = /^'*\s*[=+\-@\t\r|%＝＋－＠]/;
const GUARDED = /^'+\s*[=+\-@\t\r|%＝＋－＠]/;

/**
 * Guards a text of a CSV cell that a spreadsheet would take for a formula by an apostrophe; numbers are written plainly.
 * `unguardFormula` gives back exactly the text that was guarded.
 */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/**
 * The same for a cell of a workbook, whose type already says that it is a text: only a text that would be read as guarded
 * gets another apostrophe.
 */
export const guardSheetText = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);

/** Removes the apostrophe that guards a text. */
export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
