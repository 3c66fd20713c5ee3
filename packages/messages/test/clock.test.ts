import { LOCALES, type Locale } from '@grossist/domain';
import { expect, test } from 'vitest';
import { allMessages } from '../src/all-messages.server.ts';
import { clockText, formatLocaleOf, hoursText, momentText, shopIntl } from '../src/index.ts';
import { parsedMessages } from '../src/parsed-message.ts';
import { writtenMoment } from '../src/server-texts.ts';

const AT = '2026-11-26T14:30:00Z';
const timeZone = 'Europe/Copenhagen';

const intlOf = (locale: Locale) =>
  shopIntl(formatLocaleOf(locale), parsedMessages(allMessages[locale]), { isStrict: true });

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test.each<[Locale, clock: string, hours: string, moment: string]>([
  ['en-US', '3:30 PM', '9:00 AM–3:30 PM', 'Nov 26, 2026, 3:30 PM'],
  ['nl-NL', '15:30 uur', '09:00–15:30 uur', '26 nov 2026, 15:30 uur'],
  ['sv-SE', 'kl. 15:30', 'kl. 09:00–15:30', '26 nov. 2026 kl. 15:30'],
  ['da-DK', 'kl. 15.30', 'kl. 09.00–15.30', '26. nov. 2026 kl. 15.30'],
  ['nb-NO', 'kl. 15:30', 'kl. 09:00–15:30', '26. nov. 2026 kl. 15:30'],
  ['fo-FO', 'kl. 15.30', 'kl. 09.00–15.30', '26. nov. 2026 kl. 15.30'],
  ['de-DE', '15:30 Uhr', '09:00–15:30 Uhr', '26.11.2026, 15:30 Uhr'],
])('clock times in %s have one notation', (locale, clock, hours, moment) => {
  const intl = intlOf(locale);
  expect(plain(clockText(intl, AT, timeZone))).toBe(clock);
  expect(plain(hoursText(intl, ['2026-11-26T08:00:00Z', AT], timeZone))).toBe(hours);
  expect(plain(momentText(intl, AT, { dateStyle: 'medium', timeZone }))).toBe(moment);
});

test('the server writes a moment as pages do', () => {
  for (const locale of LOCALES.filter((one) => one !== 'fo-FO')) {
    const ofPage = momentText(intlOf(locale), AT, { dateStyle: 'long', timeZone });
    expect(writtenMoment(new Date(AT), locale, { timeZone })).toBe(ofPage);
  }
});

test('no text adds a notation of its own around a clock time', () => {
  for (const locale of LOCALES) {
    const doubled = Object.entries(allMessages[locale]).filter(
      ([key, message]) => !key.startsWith('time.') && /\bkl\.? \{|\{\w+\} (?:Uhr|uur)\b/.test(message),
    );
    expect(doubled).toEqual([]);
  }
});
