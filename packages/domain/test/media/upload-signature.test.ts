import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSignatureCurrent, isUploadName, mediaSlug, signedParameters } from '../../src/index.ts';

it('signs parameters sorted by name, without those that are left out', () => {
  const parameters = {
    timestamp: '1315060510',
    public_id: 'sample_image',
    api_key: '1234',
    resource_type: 'image',
    file: 'x',
    cloud_name: 'demo',
    eager: 'w_400,h_300,c_pad|w_260,h_200,c_crop',
  };
  expect(signedParameters(parameters)).toBe(
    'eager=w_400,h_300,c_pad|w_260,h_200,c_crop&public_id=sample_image&timestamp=1315060510',
  );
});

it('signs different parameters differently, for any values', () => {
  const values = fc.string({
    minLength: 1,
    maxLength: 8,
    unit: fc.constantFrom('a', '&', '=', 'timestamp', '%', '\n'),
  });
  fc.assert(
    fc.property(values, values, values, values, (id, folder, otherId, otherFolder) => {
      const sign = (public_id: string, in_folder: string) => {
        try {
          return signedParameters({ public_id, folder: in_folder });
        } catch {
          return undefined;
        }
      };
      const [one, other] = [sign(id, folder), sign(otherId, otherFolder)];
      if (one !== undefined && one === other) expect([id, folder]).toEqual([otherId, otherFolder]);
    }),
  );
  expect(() => signedParameters({ public_id: 'a&timestamp=9' })).toThrow(RangeError);
});

it('has a signature hold for an hour', () => {
  const at = 1_800_000_000;
  const times = [at - 61, at - 60, at, at + 3599, at + 3600];
  expect(times.map((now) => isSignatureCurrent(at, now))).toEqual([false, true, true, true, false]);
});

it.each([
  '../logo.png',
  'a/b.png',
  'a\\b.png',
  '..png',
  '.png',
  'logo.svg',
  'logo',
  'a\u0000.png',
  'a.png.html',
  `${'x'.repeat(200)}.png`,
])('refuses the file name %j', (name) => expect(isUploadName(name)).toBe(false));

it.each([
  ['Forside 2.PNG', 'forside-2'],
  ['Ærø – kælder.jpeg', 'aero-kaelder'],
  ['....csv', 'file'],
  ['日本.gif', 'file'],
])('makes a slug of %j', (name, slug) => expect(mediaSlug(name)).toBe(slug));
