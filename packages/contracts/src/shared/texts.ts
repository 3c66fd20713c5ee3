import { LANGUAGES, LOCALES, languageNamed } from '@grossist/domain';
import { z } from 'zod';
import { multilineText } from './values.ts';

export const LanguageCode = z.enum(LANGUAGES).describe('A language');

export const LanguageName = z
  .enum([...LANGUAGES, ...LOCALES])
  .transform(languageNamed)
  .describe('A language as a caller names it: by itself ("da"), or by its locale ("da-DK")');

/** A text in some of the seven languages, by language ("da"), as an editor writes it. */
export const textsIn = (longest: number) => z.partialRecord(LanguageName, multilineText(longest));

export const TextsOut = z.partialRecord(LanguageCode, z.string()).describe('The same as it is answered to editors');

export const SeenVersion = z
  .number()
  .int()
  .min(0)
  .max(2_000_000_000)
  .describe(
    'The version an editor saw; a save of another one is refused (409). 0 stands for a thing that is not there yet',
  );
export const seenVersion = z.coerce.number().int().min(0).max(2_000_000_000).describe('The same in an address');
