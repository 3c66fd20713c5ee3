import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarDate,
  consignments,
  type DateGroup,
  dateGroups,
  deliveryDateOf,
  LOCALES,
  NO_QUANTITY,
  owedGroups,
  type PromisedLine,
  promisedLines,
  quantityOf,
  weekOf,
  writeDate,
  writeDeliveryDate,
  writeDeliveryDates,
} from '../src/index.ts';

const TODAY = calendarDate('2026-11-24');

const someDate = fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, days));

const someLines = (most: number): fc.Arbitrary<PromisedLine[]> =>
  fc
    .array(
      fc.record({
        deliveryDate: fc.option(fc.oneof(someDate, fc.constantFrom(TODAY, addDays(TODAY, 2), addDays(TODAY, 34))), {
          nil: undefined,
          freq: 4,
        }),
        kitId: fc.constantFrom(null, null, null, 'a', 'b'),
        isFirm: fc.boolean(),
      }),
      { maxLength: most },
    )
    .map((lines) => lines.map((line, index) => ({ ...line, lineId: String(index) })));

const countOf = (groups: readonly DateGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

const line = (lineId: string, deliveryDate: string | undefined, isFirm = true): PromisedLine => ({
  lineId,
  deliveryDate: deliveryDate === undefined ? undefined : calendarDate(deliveryDate),
  isFirm,
});

const times = (count: number, one: (lineId: string) => PromisedLine, from = 0): PromisedLine[] =>
  Array.from({ length: count }, (_, index) => one(String(from + index)));

describe('groups of delivery dates', () => {
  it('count each line once, however many groups are shown', () => {
    fc.assert(
      fc.property(someLines(30), fc.boolean(), fc.integer({ min: 1, max: 8 }), (lines, isCombined, most) => {
        const groups = dateGroups(lines, isCombined, most);
        expect(countOf(groups)).toBe(lines.length);
        expect(groups.every(({ count }) => count > 0)).toBe(true);
        expect(groups.filter(({ kind }) => kind !== 'unknown').length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('are earliest first, certain before expected dates, lines without a date last', () => {
    fc.assert(
      fc.property(someLines(30), fc.boolean(), (lines, isCombined) => {
        const keys = dateGroups(lines, isCombined).map(({ date = '9999', kind }) => `${date} ${kind === 'on' ? 0 : 1}`);
        expect(keys).toEqual(keys.toSorted());
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('promise no line before the date of its consignment, and all of them by the last one', () => {
    const thereBy = (found: readonly { date: string | undefined; count: number }[], day: string): number =>
      found.reduce((sum, { date, count }) => (date !== undefined && date <= day ? sum + count : sum), 0);
    fc.assert(
      fc.property(someLines(30), fc.boolean(), fc.integer({ min: 1, max: 8 }), (lines, isCombined, most) => {
        const found = consignments(lines, isCombined).map(({ date, lineIds }) => ({ date, count: lineIds.length }));
        const groups = dateGroups(lines, isCombined, most);
        for (const { date = '' } of groups) expect(thereBy(groups, date)).toBeLessThanOrEqual(thereBy(found, date));
        expect(thereBy(groups, '9999')).toBe(thereBy(found, '9999'));
        for (const { date = '' } of found) {
          expect(thereBy(dateGroups(lines, isCombined, 100), date)).toBe(thereBy(found, date));
        }
      }),
    );
  });

  it('promise nothing for sure that waits for a supplier', () => {
    fc.assert(
      fc.property(someLines(30), fc.boolean(), (lines, isCombined) => {
        const sure = dateGroups(lines, isCombined, 1000).filter(({ kind }) => kind === 'on');
        expect(countOf(sure)).toBeLessThanOrEqual(lines.filter(({ isFirm }) => isFirm).length);
      }),
    );
  });

  it('make all lines of a combined delivery as sure as the least sure one', () => {
    const lines = [line('1', '2026-11-26'), line('2', '2026-12-28', false)];
    expect(dateGroups(lines, true)).toEqual([{ kind: 'expected', date: '2026-12-28', count: 2 }]);
    expect(dateGroups([line('1', '2026-11-26'), line('2', '2026-11-27')], true)).toEqual([
      { kind: 'on', date: '2026-11-27', count: 2 },
    ]);
  });
});

describe('dates of sentences and notes', () => {
  it('have weekday, month as a word and year in every language', () => {
    const written = (locale: 'en-US' | 'de-DE') =>
      writeDate(calendarDate('2026-11-26'), { locale }).replaceAll('\u00a0', ' ');
    expect(written('en-US')).toBe('Thu, Nov 26, 2026');
    expect(written('de-DE')).toBe('Do., 26. Nov. 2026');
    for (const locale of LOCALES) expect(writeDate(calendarDate('2031-01-09'), { locale })).toContain('2031');
  });
});

describe('dates of owed lines', () => {
  const someOwed = fc.array(
    fc.record({
      date: fc.option(
        fc.integer({ min: 0, max: 60 }).map((days) => addDays(calendarDate('2026-11-26'), days)),
        {
          nil: undefined,
        },
      ),
      count: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 20 },
  );

  it('count each line once, earliest first, those without a date last, in five groups at most', () => {
    fc.assert(
      fc.property(someOwed, (owed) => {
        const groups = owedGroups(owed);
        expect(countOf(groups)).toBe(owed.reduce((sum, { count }) => sum + count, 0));
        expect(groups.length).toBeLessThanOrEqual(5);
        const dates = groups.flatMap(({ date }) => date ?? []);
        expect(dates).toEqual(dates.toSorted());
        expect(new Set(dates).size).toBe(dates.length);
        const places = groups.flatMap(({ date }, place) => (date === undefined ? [place] : []));
        expect(places).toEqual(places.length === 0 ? [] : [groups.length - 1]);
      }),
    );
  });

  it('show the last dates as one beyond four', () => {
    const dates = ['2026-12-05', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
    const owed = dates.map((date) => ({ date: calendarDate(date), count: 2 }));
    expect(owedGroups([...owed, { date: undefined, count: 7 }])).toEqual([
      { kind: 'expected', date: '2026-12-01', count: 2 },
      { kind: 'expected', date: '2026-12-02', count: 2 },
      { kind: 'expected', date: '2026-12-03', count: 2 },
      { kind: 'by', date: '2026-12-05', count: 4 },
      { kind: 'unknown', date: undefined, count: 7 },
    ]);
  });
});

describe('dates of a sent order', () => {
  const ordered = (
    lineNumber: number,
    backOrdered = 0,
    backOrderDate?: string,
    parentLineNumber: number | null = null,
  ) => ({
    lineNumber,
    parentLineNumber,
    backOrdered: quantityOf(backOrdered),
    backOrderDate: backOrderDate === undefined ? undefined : calendarDate(backOrderDate),
  });

  it('are those of its back orders, else its own, without lines that were delivered', () => {
    const lines = promisedLines(
      [ordered(1), ordered(2, 5, '2026-12-28'), ordered(3, 5), { ...ordered(4), isDelivered: true }],
      calendarDate('2026-11-26'),
    );
    expect(dateGroups(lines, false)).toEqual([
      { kind: 'on', date: '2026-11-26', count: 1 },
      { kind: 'expected', date: '2026-12-28', count: 1 },
      { kind: 'unknown', date: undefined, count: 1 },
    ]);
  });

  it('count the materials of a kit, which come together, and not the kit', () => {
    const lines = promisedLines(
      [ordered(1), ordered(2, 0, undefined, 1), ordered(3, 1, '2026-12-28', 1)],
      calendarDate('2026-11-26'),
    );
    expect(dateGroups(lines, false)).toEqual([{ kind: 'expected', date: '2026-12-28', count: 2 }]);
    expect(lines.every(({ lineId }) => lineId !== '1')).toBe(true);
    expect(promisedLines([{ ...ordered(1), backOrdered: NO_QUANTITY }], undefined)).toHaveLength(1);
  });
});

describe('written delivery dates', () => {
  const lines = [
    ...times(8, (lineId) => line(lineId, '2026-11-26')),
    ...times(3, (lineId) => line(lineId, '2026-12-28', false), 8),
    ...times(7, (lineId) => line(lineId, undefined), 11),
  ];
  const read = (text: string): string => text.replaceAll('\u00a0', ' ');

  it.each([
    ['en-US', '8 lines Thu, Nov 26 · 3 by Dec 28 · 7 without a date'],
    ['da-DK', '8 linjer tors. 26. nov. · 3 ventes 28. dec. (uge 53) · 7 uden dato'],
    ['de-DE', '8 Positionen Do., 26. Nov. · 3 vorauss. 28. Dez. (KW 53) · 7 ohne Termin'],
    ['sv-SE', '8 rader tors 26 nov. · 3 väntas 28 dec. (v. 53) · 7 utan datum'],
    ['nl-NL', '8 regels do 26 nov · 3 verwacht 28 dec (week 53) · 7 zonder datum'],
    ['nb-NO', '8 linjer tor. 26. nov. · 3 ventes 28. des. (uke 53) · 7 uten dato'],
  ] as const)('read in %s: %s', (locale, text) => {
    expect(read(writeDeliveryDates(dateGroups(lines, false), { locale, today: TODAY }))).toBe(text);
  });

  it('have a word for one line, and none without lines', () => {
    const reader = { locale: 'en-US', today: TODAY } as const;
    expect(read(writeDeliveryDates(dateGroups(lines.slice(0, 1), false), reader))).toBe('1 line Thu, Nov 26');
    expect(writeDeliveryDates([], reader)).toBe('');
  });

  it('name the week of a sure date only when it is more than two weeks ahead', () => {
    const reader = { locale: 'de-DE', today: TODAY } as const;
    const sure = (days: number): string => read(writeDeliveryDate(deliveryDateOf(addDays(TODAY, days), true), reader));
    expect(sure(14)).toBe('Di., 8. Dez.');
    expect(sure(15)).toBe('Mi., 9. Dez. (KW 50)');
  });

  it('have their year in documents, and on pages more than half a year away', () => {
    const reader = { locale: 'da-DK', today: TODAY } as const;
    const near = deliveryDateOf(calendarDate('2026-11-26'), true);
    expect(read(writeDeliveryDate(near, { ...reader, isDocument: true }))).toBe('tors. 26. nov. 2026');
    expect(read(writeDeliveryDate(deliveryDateOf(calendarDate('2027-11-01'), false), reader))).toBe(
      'ventes 1. nov. 2027 (uge 44)',
    );
    expect(read(writeDeliveryDate(deliveryDateOf(undefined, false), reader))).toBe('dato ukendt');
  });

  it('are the day alone in a narrow cell', () => {
    const reader = { locale: 'da-DK', today: TODAY, isShort: true } as const;
    const short = (date: string | undefined, isFirm: boolean): string =>
      read(writeDeliveryDate(deliveryDateOf(date === undefined ? undefined : calendarDate(date), isFirm), reader));
    expect(short('2026-12-28', true)).toBe('28. dec.');
    expect(short('2026-12-28', false)).toBe('28. dec.');
    expect(short(undefined, false)).toBe('uden dato');
  });

  it('count all lines in every language, and leave no placeholder', () => {
    fc.assert(
      fc.property(someLines(12), fc.constantFrom(...LOCALES), fc.boolean(), (some, locale, isDocument) => {
        const text = writeDeliveryDates(dateGroups(some, false), { locale, today: TODAY, isDocument });
        const counts = text === '' ? [] : text.split(' · ').map((part) => Number.parseInt(part, 10));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(some.length);
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
      }),
    );
  });

  it.each([
    ['2026-01-01', 1],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
    ['2026-11-26', 48],
  ])('%s is in week %d', (date, week) => {
    expect(weekOf(calendarDate(date))).toBe(week);
  });
});
