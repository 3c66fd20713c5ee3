import { expect, test } from 'vitest';
import { redactAnswer } from '../../src/areas/failed-operations/routes.ts';

test('shortens a response to one line of at most 400 characters', () => {
  expect(redactAnswer(' SAP\r\n answers\t400\u0000 \u202Eagain ')).toBe('SAP answers 400 again');
  const long = redactAnswer('å'.repeat(1000));
  expect(Array.from(long)).toHaveLength(400);
  expect(long.endsWith('…')).toBe(true);
});

test.each([
  ['The card 4571 9940 0006 2336 has expired', 'The card … 2336 has expired'],
  ['4571994000062336', '… 2336'],
  ['401 for Bearer eyJhbGciOiJIUzI1NiJ9.e30.abc', '401 for Bearer …'],
  ['Authorization: Basic R1JPU1NJU1Q6c2VjcmV0', 'Authorization: Basic …'],
  ['user GROSSIST, password=Secret/Passwort+1 is locked', 'user GROSSIST, password=… is locked'],
])('redacts cards and secrets of “%s”', (response, shown) => {
  expect(redactAnswer(response)).toBe(shown);
});

test.each(['Material 4015081234567 is blocked', 'Order 0190F2A4B5C6 of 700001', '<b>no</b> & "so"'])(
  'shows “%s” unchanged',
  (response) => expect(redactAnswer(response)).toBe(response),
);
