import { isBlank, LANGUAGES, LOCALES, languageNamed, localeNamed, MARKETS } from '@grossist/domain';
import { z } from 'zod';

export const Id = z.uuid().describe('UUID, version 7');
export const LocaleCode = z.enum(LOCALES).describe('A locale');
export const CultureName = z
  .enum([...LOCALES, ...LANGUAGES])
  .transform(localeNamed)
  .describe('The culture in which a caller wants texts: a locale ("da-DK"), or its language alone ("da")');
export const MarketCode = z.enum(MARKETS).describe('A market: the country in which the shop sells');
export const CurrencyCode = z.enum(['DKK', 'EUR', 'SEK', 'NOK']).describe('ISO 4217 currency code');

/** One line that a person typed: names, numbers, references, whatever may end up in a mail's header or a cell. */
export const typedText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f\u0085\u2028\u2029]*$/, 'must be one line without control characters');

/** Text that may have several lines (notes, descriptions), and searches, which take a line break for a blank. */
export const multilineText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'has control characters');

export const MaterialCode = typedText(40).min(1).describe('The code of a variation, as in its address');
export const SapMaterialNumber = typedText(40).min(1).describe('SAP material number');

export const QuantityIn = z
  .number()
  .min(-9_999_999)
  .max(9_999_999)
  .refine((value) => Math.abs(Math.round(value * 1000) - value * 1000) < 1e-6, 'has more than three decimals')
  .describe(
    "A quantity as it is sent: at most three decimals. Zero and less are the rules' business (422), not the form's",
  );

export const QuantityOut = z.number().describe('A quantity as it is answered: sales units, at most three decimals');
export const AmountOut = z.number().describe('Money as it is answered: a number beside its formatted string');

export const CalendarDate = z.iso.date().describe('A day, "2026-03-31"');
export const Instant = z.iso.datetime().describe('A point in time, UTC');

export const Ok = z
  .object({ ok: z.literal(true).describe('Always true') })
  .describe('Confirms that the call was carried out');

export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1).describe('Number of the page, from 1');
export const pageSize = (preset: number) => z.coerce.number().int().min(1).max(100).default(preset);
/** True or false in an address. */
export const flag = (preset: boolean) =>
  z
    .enum(['true', 'false'])
    .default(preset ? 'true' : 'false')
    .transform((value) => value === 'true');

const Blank = z
  .union([z.null(), z.custom<''>((value) => typeof value === 'string' && isBlank(value), 'must be blank')])
  .describe('Blank: null or only spaces');

/** A choice that falls back to a preset where it is blank. */
export const orBlank = <S extends z.ZodType, const P extends string | undefined>(schema: S, preset: P) =>
  z.union([schema, Blank.transform((): P => preset)]);

const LONGEST_LIST = 5000;

/** Several values in an address: comma-separated, as a repeated parameter, or both. */
export const valuesInQuery = <S extends z.ZodType<unknown, string>>(element: S, most: number) =>
  z
    .union([z.string().max(LONGEST_LIST), z.array(z.string().max(LONGEST_LIST)).max(most)])
    .transform((sent) =>
      [sent]
        .flat()
        .flatMap((part) => part.split(','))
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    )
    .pipe(z.array(element).max(most));

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
  .describe('The version an editor saw; a save of another one is refused (409). 0 for a thing that does not exist yet');
export const seenVersion = z.coerce.number().int().min(0).max(2_000_000_000).describe('The same in an address');

export const Problem = z
  .object({
    type: z.string().describe('URI of the kind of problem'),
    title: z.string().describe('Short title, the same for every problem of its kind'),
    status: z.number().int().describe('HTTP status code'),
    detail: z.string().optional().describe('What happened, for the user'),
    code: z.string().describe('Stable word for programs: "quantity-not-positive"'),
    errors: z
      .array(
        z.object({
          field: z.string().describe('Path of the field'),
          message: z.string().describe('What is wrong with the field'),
        }),
      )
      .optional()
      .describe('The fields that were wrong'),
    requestId: z.string().optional().describe('Id of the request, for support'),
  })
  .describe('A failure as RFC 9457 has it');
export type Problem = z.infer<typeof Problem>;
