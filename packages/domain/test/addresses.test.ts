import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS_FIELDS,
  type AddressEntry,
  type AddressEvent,
  type AddressField,
  type AddressForm,
  type AddressStatus,
  addressErrors,
  awaitsValidation,
  type Coordinates,
  calendarDate,
  distanceKm,
  isAccountingStringValid,
  NO_ADDRESS,
  nearestFirst,
  nextAddress,
  orderLatest,
} from '../src/index.ts';

const whole: AddressForm = {
  name: 'Nordkraft',
  streetName: 'Havnegade',
  streetNumber: '1',
  postalCode: '5000',
  city: 'Odense',
  countryCode: 'DK',
};

describe('the fields of an address', () => {
  it.each(ADDRESS_FIELDS.filter((field) => field !== 'streetNumber'))(
    '%s must be non-empty after trimming',
    (field) => {
      for (const blank of ['', '  \t', null, undefined]) {
        expect(addressErrors({ ...whole, [field]: blank })).toEqual([field]);
      }
    },
  );

  it.each([
    ['DK', []],
    ['DE', []],
    ['NL', ['streetNumber']],
    [' nl ', ['streetNumber']],
  ] as const)('with no street number in %s flag %j', (countryCode, flagged) => {
    expect(addressErrors({ ...whole, streetNumber: ' ', countryCode })).toEqual(flagged);
  });

  it('are all reported, in the order of the form', () => {
    expect(addressErrors({})).toEqual(['name', 'streetName', 'postalCode', 'city', 'countryCode']);
    expect(addressErrors({ countryCode: 'NL' })).toEqual(['name', 'streetName', 'streetNumber', 'postalCode', 'city']);
    expect(addressErrors(whole)).toEqual([]);
  });
});

const after = (...events: readonly AddressEvent[]): AddressEntry => events.reduce(nextAddress, NO_ADDRESS);
const select: AddressEvent = { type: 'select-prediction', form: { ...whole, name: undefined } };
const type = (field: AddressField, text: string): AddressEvent => ({ type: 'type', field, text });
const submit: AddressEvent = { type: 'submit' };

describe('the status of an address', () => {
  it('is "nothing selected" at first and after clearing', () => {
    expect(after().status).toBe('nothing-selected');
    expect(after(select, { type: 'clear' })).toEqual(NO_ADDRESS);
    expect(after(type('city', 'Odense')).status).toBe('nothing-selected');
  });

  it('is "prediction selected" while a field is blank, and "all fields provided" with the last', () => {
    expect(after(select).status).toBe('prediction-selected');
    expect(after(select, type('name', 'Nordkraft'))).toEqual({
      status: 'all-fields-provided',
      form: whole,
      erroneousFields: [],
    });
    expect(after(type('name', 'Nordkraft'), select).status).toBe('all-fields-provided');
    expect(after(select, type('name', 'Nordkraft'), type('name', ' ')).status).toBe('prediction-selected');
  });

  it('is "valid" once the gazetteer knows it, as it writes it', () => {
    const known = after(select, type('name', 'Nordkraft'), {
      type: 'found',
      asked: whole,
      form: { city: 'Odense C' },
    });
    expect(known).toEqual({ status: 'externally-valid', form: { ...whole, city: 'Odense C' }, erroneousFields: [] });
    expect(nextAddress(known, submit)).toBe(known);
  });

  it('is "invalid" with the blank fields flagged when the user is done too early', () => {
    const early = after(select, submit);
    expect(early).toMatchObject({ status: 'invalid', erroneousFields: ['name'] });
    expect(nextAddress(early, type('name', 'Nordkraft'))).toMatchObject({
      status: 'all-fields-provided',
      erroneousFields: [],
    });
    expect(nextAddress(early, type('city', ''))).toMatchObject({ status: 'invalid', erroneousFields: ['name'] });
    expect(after(submit, type('name', 'Nordkraft'))).toMatchObject({
      status: 'invalid',
      erroneousFields: ['streetName', 'postalCode', 'city', 'countryCode'],
    });
  });

  it('is "invalid" with every field flagged when the gazetteer fails', () => {
    const unknown = after(select, type('name', 'Nordkraft'), { type: 'not-found', asked: whole });
    expect(unknown).toMatchObject({ status: 'invalid', erroneousFields: [...ADDRESS_FIELDS] });
    expect(nextAddress(unknown, submit).status).toBe('all-fields-provided');
    expect(nextAddress(unknown, type('city', 'Aarhus'))).toMatchObject({
      status: 'all-fields-provided',
      erroneousFields: [],
    });
  });

  it('is "invalid" with those fields flagged that the gazetteer names', () => {
    const wrong = after(select, type('name', 'Nordkraft'), { type: 'not-found', asked: whole, fields: ['city'] });
    expect(wrong).toMatchObject({ status: 'invalid', erroneousFields: ['city'] });
    const none = after(select, type('name', 'Nordkraft'), { type: 'not-found', asked: whole, fields: [] });
    expect(none.erroneousFields).toEqual([...ADDRESS_FIELDS]);
  });

  it('withdraws the result once a field is typed', () => {
    const known = after(select, type('name', 'Nordkraft'), { type: 'found', asked: whole });
    expect(nextAddress(known, type('city', 'Aarhus')).status).toBe('all-fields-provided');
    expect(nextAddress(known, type('city', '')).status).toBe('prediction-selected');
  });

  it('is not changed by an answer about what was typed before', () => {
    const typed = after(select, type('name', 'Nordkraft'), type('city', 'Aarhus'));
    for (const answer of ['found', 'not-found'] as const) {
      expect(nextAddress(typed, { type: answer, asked: whole })).toBe(typed);
    }
    expect(after({ type: 'found', asked: {} })).toEqual(NO_ADDRESS);
  });

  it('queries the gazetteer in one state only', () => {
    expect(awaitsValidation(after(select, type('name', 'Nordkraft')))).toBe(true);
    for (const entry of [after(), after(select), after(submit)]) expect(awaitsValidation(entry)).toBe(false);
  });

  it('has flags exactly while it is invalid, and every field when it is valid, after any events', () => {
    const texts = fc.constantFrom('', ' ', 'x', 'NL', 'DK');
    const field = fc.constantFrom(...ADDRESS_FIELDS);
    const form: fc.Arbitrary<AddressForm> = fc.record(
      { name: texts, streetName: texts, streetNumber: texts, postalCode: texts, city: texts, countryCode: texts },
      { requiredKeys: [] },
    );
    type Happening = (entry: AddressEntry) => AddressEvent;
    const happening: fc.Arbitrary<Happening> = fc.oneof(
      form.map((some) => () => ({ type: 'select-prediction' as const, form: some })),
      fc.tuple(field, texts).map(
        ([one, text]) =>
          () =>
            type(one, text),
      ),
      fc.constant(() => submit),
      fc.constant((entry: AddressEntry) => ({ type: 'found' as const, asked: entry.form })),
      fc.constant((entry: AddressEntry) => ({ type: 'not-found' as const, asked: entry.form })),
      form.map((asked) => () => ({ type: 'found' as const, asked })),
    );
    const full = { name: 'x', streetName: 'x', streetNumber: 'x', postalCode: 'x', city: 'x', countryCode: 'DK' };
    const throughAllStates: Happening[] = [
      () => type('name', ''),
      () => ({ type: 'select-prediction', form: { city: 'x' } }),
      () => submit,
      () => ({ type: 'select-prediction', form: full }),
      ({ form: asked }) => ({ type: 'found', asked }),
    ];
    const reached = new Set<AddressStatus>();
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
        let entry = NO_ADDRESS;
        for (const next of happenings) {
          entry = nextAddress(entry, next(entry));
          reached.add(entry.status);
          expect(entry.erroneousFields.length > 0).toBe(entry.status === 'invalid');
          if (entry.status === 'externally-valid' || entry.status === 'all-fields-provided') {
            expect(addressErrors(entry.form)).toEqual([]);
          }
        }
      }),
      { numRuns: 500, examples: [[throughAllStates]] },
    );
    expect(reached.size).toBe(5);
  });
});

describe('the latest addresses', () => {
  const used = (id: string, lastUsed: string | null, isServiceCenter = false) => ({ id, lastUsed, isServiceCenter });
  const addresses = [
    used('never', null),
    used('old', '2026-01-01T00:00:00Z'),
    used('center', '2026-11-20T00:00:00Z', true),
    used('new', '2026-11-21T10:00:00.000Z'),
    used('nonsense', 'yesterday'),
  ];
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('are last used first, without service centers', () => {
    expect(ids(orderLatest(addresses))).toEqual(['new', 'old', 'never', 'nonsense']);
  });

  it('include the service centers on request', () => {
    expect(ids(orderLatest(addresses, { includeServiceCenters: true }))).toEqual([
      'new',
      'center',
      'old',
      'never',
      'nonsense',
    ]);
  });
});

describe('distances', () => {
  const copenhagen = { latitude: 55.6761, longitude: 12.5683 };
  const aarhus = { latitude: 56.1629, longitude: 10.2039 };

  it('are as the crow flies', () => {
    expect(distanceKm(copenhagen, aarhus)).toBeCloseTo(157.3, 0);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 })).toBeCloseTo(20_015, 0);
  });

  const somePlace = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('are the same both ways, 0 to the place itself, and never more than half around the earth', () => {
    fc.assert(
      fc.property(somePlace, somePlace, (from, to) => {
        expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6);
        expect(distanceKm(from, from)).toBe(0);
        expect(distanceKm(from, to)).toBeLessThan(20_016);
      }),
    );
  });

  it('puts service centers nearest first, and last those without coordinates', () => {
    const centers: ({ id: string } & Partial<Coordinates>)[] = [
      { id: 'nowhere' },
      { id: 'aarhus', ...aarhus },
      { id: 'copenhagen', ...copenhagen },
    ];
    const found = nearestFirst({ latitude: 55.7, longitude: 12.5 }, centers);
    expect(found.map(({ place }) => place.id)).toEqual(['copenhagen', 'aarhus', 'nowhere']);
    expect(found.at(-1)?.distanceKm).toBeNull();
  });

  it('order any places without losing one', () => {
    fc.assert(
      fc.property(somePlace, fc.array(somePlace), (from, places) => {
        const found = nearestFirst(from, places);
        expect(new Set(found.map(({ place }) => place))).toEqual(new Set(places));
        const distances = found.map(({ distanceKm: distance }) => distance ?? 0);
        expect(distances).toEqual(distances.toSorted((left, right) => left - right));
      }),
    );
  });
});

describe('an accounting string', () => {
  const [first, last] = [calendarDate('2026-01-01'), calendarDate('2026-12-31')];

  it.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-06-15', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('of the year 2026 is valid on %s: %s', (date, isValid) => {
    expect(isAccountingStringValid({ validFrom: first, validTo: last }, calendarDate(date))).toBe(isValid);
  });

  it('is valid at any time where no day is given', () => {
    expect(isAccountingStringValid({}, first)).toBe(true);
    expect(isAccountingStringValid({ validFrom: null, validTo: first }, last)).toBe(false);
    expect(isAccountingStringValid({ validFrom: last, validTo: null }, first)).toBe(false);
    expect(isAccountingStringValid({ validFrom: null, validTo: null }, last)).toBe(true);
  });
});
