import { parseArgs } from 'node:util';
import type { CatalogueFormat } from '@grossist/catalogue-formats';
import { MARKETS, type Market } from '@grossist/domain';
import { FORMATS } from './commands/import-file.ts';

export interface ImportArguments {
  path: string;
  format: CatalogueFormat | undefined;
  dryRun: boolean;
  markets: readonly Market[];
  /** Where the whole report goes as CSV. */
  report: string | undefined;
}

export const USAGE = `Usage: npm run import -- FILE [--format ${FORMATS.join('|')}] [--dry-run] [--market ${MARKETS.join('|')}]... [--report FILE]`;

/** The command line cannot be understood; the message says why. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

const parsed = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        market: { type: 'string', multiple: true, default: [] },
        report: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
};

const oneOf = <T extends string>(what: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((each) => each === value);
  if (found === undefined)
    throw new WrongUsage(`${what} is one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`);
  return found;
};

/** @throws WrongUsage */
export const readArguments = (argv: readonly string[]): ImportArguments => {
  const { values, positionals } = parsed(argv);
  const [path, ...more] = positionals;
  if (path === undefined) throw new WrongUsage('Which file is to be imported?');
  if (more.length > 0) throw new WrongUsage('One file at a time');
  return {
    path,
    format: values.format === undefined ? undefined : oneOf('--format', values.format, FORMATS),
    dryRun: values['dry-run'],
    markets: [...new Set(values.market.map((market) => oneOf('--market', market, MARKETS)))],
    report: values.report,
  };
};
