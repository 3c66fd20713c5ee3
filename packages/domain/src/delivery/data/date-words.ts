import type { Language } from '../../markets.ts';

/** What delivery dates are written with; `{date}` and `{week}` are placeholders. */
export interface DateWords {
  /** A requested date of a supplier, without guarantee. */
  expected: string;
  /** Several dates as one: all of it is there on the last of them. */
  by: string;
  /** Of one material. */
  unknown: string;
  /** Of lines, after their count. */
  without: string;
  line: string;
  lines: string;
  /** '' where the trade plans by dates alone. */
  week: string;
}

export const DATE_WORDS: Record<Language, DateWords> = {
  en: {
    expected: 'by {date}',
    by: 'by {date}',
    unknown: 'date unknown',
    without: 'without a date',
    line: 'line',
    lines: 'lines',
    week: '',
  },
  da: {
    expected: 'ventes {date}',
    by: 'senest {date}',
    unknown: 'dato ukendt',
    without: 'uden dato',
    line: 'linje',
    lines: 'linjer',
    week: 'uge {week}',
  },
  de: {
    expected: 'vorauss. {date}',
    by: 'bis {date}',
    unknown: 'Termin offen',
    without: 'ohne Termin',
    line: 'Position',
    lines: 'Positionen',
    week: 'KW {week}',
  },
  sv: {
    expected: 'väntas {date}',
    by: 'senast {date}',
    unknown: 'datum okänt',
    without: 'utan datum',
    line: 'rad',
    lines: 'rader',
    week: 'v. {week}',
  },
  nl: {
    expected: 'verwacht {date}',
    by: 'uiterlijk {date}',
    unknown: 'datum onbekend',
    without: 'zonder datum',
    line: 'regel',
    lines: 'regels',
    week: 'week {week}',
  },
  nb: {
    expected: 'ventes {date}',
    by: 'senest {date}',
    unknown: 'dato ukjent',
    without: 'uten dato',
    line: 'linje',
    lines: 'linjer',
    week: 'uke {week}',
  },
  fo: {
    expected: 'væntandi {date}',
    by: 'í seinasta lagi {date}',
    unknown: 'dagur ókendur',
    without: 'uttan dag',
    line: 'linja',
    lines: 'linjur',
    week: '',
  },
};
