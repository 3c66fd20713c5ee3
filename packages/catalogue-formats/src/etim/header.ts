import { type Delimiter, delimiterOf, headerCells, type TableBody } from '../tables/index.ts';
import { columnAt, textColumns } from './columns.ts';
import { MapTable } from './map-table.ts';
import { NamesTable } from './names-table.ts';
import { etimNotes } from './notes.ts';
import { NumberedValuesTable } from './numbered-values-table.ts';
import { SynonymsTable } from './synonyms-table.ts';
import { UnitsTable } from './units-table.ts';

export interface EtimHeader {
  delimiter: Delimiter;
  body: () => TableBody;
}

const COMMON_NAMES = 'DESCRIPTION|DESC|NAME|TRANSLATION';
const NAMED = [
  { kind: 'etim-class-name', prefix: 'EC', id: 'ARTCLASSID', names: `ARTCLASSDESC|CLASSDESC|${COMMON_NAMES}` },
  { kind: 'etim-feature', prefix: 'EF', id: 'FEATUREID', names: `FEATUREDESC|${COMMON_NAMES}` },
  { kind: 'etim-value', prefix: 'EV', id: 'VALUEID', names: `VALUEDESC|${COMMON_NAMES}` },
] as const;

const SYNONYMS = 'SYNONYMS?|CLASSSYNONYMS?';

/** The table that a header line is of, told by its columns; undefined for any other line. */
export const etimHeader = (line: string): EtimHeader | undefined => {
  const delimiter = delimiterOf(line);
  if (delimiter === undefined) return undefined;
  const columns = headerCells(line, delimiter);
  const notes = etimNotes();
  const languageAt = columnAt(columns, 'LANGUAGE', 'LANGUAGEID', 'LANGUAGECODE', 'LANG');
  const ids = ['ARTCLASSID', 'FEATUREID', 'VALUEID'].filter((name) => columnAt(columns, name) >= 0);

  const words = textColumns(columns, SYNONYMS);
  const classAt = columnAt(columns, 'ARTCLASSID', 'CLASSID', 'CODE');
  if (words.length > 0 && classAt >= 0 && !ids.some((id) => id !== 'ARTCLASSID')) {
    return { delimiter, body: () => new SynonymsTable({ columns, codeAt: classAt, words, languageAt }, notes) };
  }
  const numberAt = columnAt(columns, 'ARTCLASSFEATURENR');
  if (ids.length === 1 && ids[0] === 'VALUEID' && numberAt >= 0) {
    const table = { columns, numberAt, valueAt: columnAt(columns, 'VALUEID') };
    return { delimiter, body: () => new NumberedValuesTable(table) };
  }
  if (ids[0] === 'ARTCLASSID' && ids.length > 1) {
    const map = {
      columns,
      classAt: columnAt(columns, 'ARTCLASSID'),
      featureAt: columnAt(columns, 'FEATUREID'),
      valueAt: columnAt(columns, 'VALUEID'),
      typeAt: columnAt(columns, 'FEATURETYPE'),
      unitAt: columnAt(columns, 'UNITABBREV', 'UNIT'),
      unitCodeAt: columnAt(columns, 'UNITOFMEASID'),
      orderAt: columnAt(columns, 'SORTNR', 'SORTORDER'),
      numberAt,
    };
    return { delimiter, body: () => new MapTable(map, notes) };
  }
  const unitAt = columnAt(columns, 'UNITOFMEASID', 'UNITID');
  const abbreviationAt = columnAt(columns, 'UNITABBREV', 'UNITABBREVIATION', 'ABBREVIATION');
  const signAt = abbreviationAt >= 0 ? abbreviationAt : columnAt(columns, 'UNITDESC', 'UNITOFMEASDESC');
  if (ids.length === 0 && unitAt >= 0 && signAt >= 0) {
    return { delimiter, body: () => new UnitsTable({ columns, codeAt: unitAt, signAt }) };
  }
  for (const { kind, prefix, id, names } of NAMED) {
    const texts = textColumns(columns, names);
    if (ids.length !== 1 || ids[0] !== id || texts.length === 0) continue;
    const table = { kind, prefix, columns, codeAt: columnAt(columns, id), texts, languageAt };
    return { delimiter, body: () => new NamesTable(table, notes) };
  }
  return undefined;
};
