import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type Geocoder,
  GeocoderDoesNotAnswer,
  MOST_PREDICTIONS,
  type TypedAddress,
} from '../../src/gateways/geocoding/port.ts';

/** What somebody elsewhere does with what it is asked. */
export type Condition = 'fine' | 'silent' | 'broken' | 'nonsense';

export interface GeocoderUnderTest {
  open(): Promise<Geocoder>;
  /** Absent without an external service. */
  condition?: (condition: Condition) => void;
}

/** Every geocoder under test knows this house, and no house on the moon. */
export const HOUSE: TypedAddress = {
  streetName: 'Rådhuspladsen',
  streetNumber: '1',
  postalCode: '1550',
  city: 'København V',
  countryCode: 'DK',
};

const ask = (query: string) => ({ query, countryCode: 'DK', session: 'one-word', language: 'da' });
const RESOLVE = { countryCode: 'DK', session: 'one-word', language: 'da' };

/** The contract of every geocoder. */
export const geocoderContract = (name: string, { open, condition }: GeocoderUnderTest): void => {
  describe(`${name}, as every geocoder,`, () => {
    afterEach(() => condition?.('fine'));

    test('predicts what was begun, at most eight, each with an id that can be sent back', async () => {
      const geocoder = await open();
      const predictions = await geocoder.predictions(ask('Rådhuspladsen 1'));
      expect(predictions.length).toBeGreaterThan(0);
      expect(predictions.length).toBeLessThanOrEqual(MOST_PREDICTIONS);
      for (const { id, text, mainText } of predictions) {
        expect(id).not.toBe('');
        expect(id.length).toBeLessThanOrEqual(400);
        expect(text).toContain('Rådhuspladsen');
        expect(text.startsWith(mainText)).toBe(true);
      }
    });

    test('leads from a prediction to its address', async () => {
      const geocoder = await open();
      const [first] = await geocoder.predictions(ask('Rådhuspladsen 1'));
      const address = await geocoder.resolve(first?.id ?? '', RESOLVE);
      expect(address).toMatchObject(HOUSE);
      expect(address?.coordinates?.latitude).toBeCloseTo(55.676, 2);
      expect(address?.coordinates?.longitude).toBeCloseTo(12.569, 2);
    });

    test('knows no prediction that it never gave', async () => {
      const geocoder = await open();
      for (const id of ['nothing', 'street:nothing', '../../secret', 'x'.repeat(400)]) {
        expect(await geocoder.resolve(id, RESOLVE)).toBeUndefined();
      }
    });

    test('validates an existing address and returns its official spelling', async () => {
      const geocoder = await open();
      const verdict = await geocoder.validate({ ...HOUSE, streetName: 'rådhuspladsen', city: 'København' });
      expect(verdict).toMatchObject({ outcome: 'valid', address: HOUSE });
    });

    test('a street without a number will do', async () => {
      const geocoder = await open();
      const verdict = await geocoder.validate({ ...HOUSE, streetNumber: '' });
      expect(verdict).toMatchObject({
        outcome: 'valid',
        address: { streetName: 'Rådhuspladsen', city: 'København V' },
      });
    });

    test('a town that has not the postal code is named as wrong', async () => {
      const geocoder = await open();
      const verdict = await geocoder.validate({ ...HOUSE, city: 'Skagen' });
      expect(verdict).toMatchObject({ outcome: 'wrong' });
      expect(verdict.outcome === 'wrong' && verdict.fields).toContain('city');
    });

    test('an address that there is not is never valid', async () => {
      const geocoder = await open();
      const nowhere = { streetName: 'Mare', streetNumber: '1', postalCode: '0000', city: 'Moon', countryCode: 'DK' };
      expect((await geocoder.validate(nowhere)).outcome).not.toBe('valid');
    });

    test('returns the approximate location of a postal code, and nothing for an unknown one', async () => {
      const geocoder = await open();
      const found = await geocoder.locate('DK', '1550');
      expect(found?.latitude).toBeCloseTo(55.68, 1);
      expect(found?.longitude).toBeCloseTo(12.57, 1);
      expect(await geocoder.locate('DK', '0000')).toBeUndefined();
    });

    test('treats any text as text', async () => {
      const geocoder = await open();
      for (const query of [
        '%',
        '_',
        "'; drop table postal_places; --",
        '\\',
        '","',
        '🏠',
        '  ',
        'a'.repeat(120),
        '12, ,',
      ]) {
        expect(Array.isArray(await geocoder.predictions(ask(query)))).toBe(true);
      }
    });

    test('aborts with its caller', async () => {
      const geocoder = await open();
      const reason = new Error('gone');
      const gone = AbortSignal.abort(reason);
      await expect(geocoder.predictions(ask('Rådhuspladsen 1'), gone)).rejects.toBe(reason);
      await expect(geocoder.resolve('x', RESOLVE, gone)).rejects.toBe(reason);
      await expect(geocoder.validate(HOUSE, gone)).rejects.toBe(reason);
    });

    if (condition === undefined) return;

    test('fails as unavailable after a timeout, an error or an invalid response', async () => {
      const geocoder = await open();
      const [first] = await geocoder.predictions(ask('Rådhuspladsen 1'));
      for (const bad of ['silent', 'broken', 'nonsense'] as const) {
        condition(bad);
        await expect(geocoder.predictions(ask('Rådhuspladsen 1'))).rejects.toThrow(GeocoderDoesNotAnswer);
        await expect(geocoder.resolve(first?.id ?? '', RESOLVE)).rejects.toThrow(GeocoderDoesNotAnswer);
        await expect(geocoder.validate(HOUSE)).rejects.toThrow(GeocoderDoesNotAnswer);
      }
    });

    test('does not reveal its key', async () => {
      const geocoder = await open();
      const log = vi.spyOn(console, 'error');
      condition('broken');
      const error: unknown = await geocoder.validate(HOUSE).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(GeocoderDoesNotAnswer);
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret-key');
      expect(log).not.toHaveBeenCalled();
    });
  });
};
