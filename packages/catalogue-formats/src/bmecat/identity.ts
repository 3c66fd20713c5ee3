import { isGtin } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { MaterialRecord } from '../records.ts';
import { child, type Element, textOf, tidy, within } from '../xml/element.ts';
import { LONGEST_CODE, MOST_ALTERNATIVE_NUMBERS } from './bounds.ts';
import { type Catalogue, type Maker, makerOf } from './catalogue.ts';
import { marketOfTerritory } from './markets.ts';
import type { NoteTally } from './note-tally.ts';

export type Numbers = Pick<
  MaterialRecord,
  'supplierCode' | 'supplierNumber' | 'supplierNumbers' | 'elNumber' | 'hwsNumber' | 'ean' | 'alternativeNumbers'
>;

export interface Identity<N extends Numbers> {
  /** SUPPLIER_PID, what the file itself calls the product. */
  pid: string;
  maker: Maker | undefined;
  numbers: N;
}

const GTIN_TYPES: ReadonlySet<string> = new Set(['gtin', 'ean', 'ean13', 'ean_13', 'ean8', 'gtin13', 'gtin14', 'upc']);
const EL_TYPE = /^(?:el|e)[-_ ]?(?:nr|no|nummer|number)?$/;
const HWS_TYPE = /^(?:hws|nrf|rsk|vvs)[-_ ]?(?:nr|no|nummer|number)?$/;

/** SUPPLIER_PID. @throws Refusal when it is missing: nothing else tells one product of a file from another */
export const readPid = (product: Element): string => {
  const pid = textOf(product, 'SUPPLIER_PID');
  if (pid === '') throw new Refusal('number', importMessage`${'SUPPLIER_PID'} is missing`, 'SUPPLIER_PID');
  if (pid.length > LONGEST_CODE)
    throw new Refusal(
      'number',
      importMessage`${'SUPPLIER_PID'} ${shown(pid)} has more than ${LONGEST_CODE} characters`,
      'SUPPLIER_PID',
    );
  return pid;
};

interface Given {
  type: string;
  number: string;
  line: number;
}

const NUMBERS: ReadonlySet<string> = new Set(['EAN', 'INTERNATIONAL_PID', 'SUPPLIER_ALT_PID', 'BUYER_PID']);

const numbersOf = (details: Element | undefined, notes: NoteTally): Given[] => {
  const given: Given[] = [];
  for (const element of details?.children ?? []) {
    if (!NUMBERS.has(element.name)) continue;
    const number = tidy(element.text);
    const type = element.name === 'EAN' ? 'ean' : (element.attributes['type'] ?? '').trim().toLowerCase();
    if (number.length > LONGEST_CODE) notes.add('code-too-long', element.line);
    else if (number !== '') given.push({ type, number, line: element.line });
  }
  return given;
};

const BRANCHES: Readonly<Record<string, 'elNumber' | 'hwsNumber'>> = { electrical: 'elNumber', hvac: 'hwsNumber' };

/** A number in the register of a country's trade: the Norwegian EL number, RSK, NRF, VVS. */
interface BranchNumber {
  number: string;
  /** Undefined where it is of another trade or of a market that the file is not for: then it only finds the product. */
  name: 'elNumber' | 'hwsNumber' | undefined;
}

const branchNumbersOf = (product: Element, { markets }: Catalogue, notes: NoteTally): BranchNumber[] =>
  within(child(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.COUNTRY_BRANCH_NUMBER').flatMap((element) => {
    const number = tidy(element.text);
    if (number.length > LONGEST_CODE) notes.add('code-too-long', element.line);
    if (number === '' || number.length > LONGEST_CODE) return [];
    const market = marketOfTerritory((element.attributes['country'] ?? '').trim());
    const branch = (element.attributes['type'] ?? '').trim().toLowerCase();
    const isOfFile = market !== undefined && markets.includes(market);
    return [{ number, name: isOfFile && Object.hasOwn(BRANCHES, branch) ? BRANCHES[branch] : undefined }];
  });

/**
 * Who makes a product and what its numbers are. The maker is MANUFACTURER_NAME with MANUFACTURER_PID; a product
 * without one is its supplier's own. Every other number finds it too.
 * @param numbers which are added to
 */
export const readIdentity = <N extends Numbers>(
  product: Element,
  catalogue: Catalogue,
  notes: NoteTally,
  numbers: N,
): Identity<N> => {
  const pid = readPid(product);
  const details = child(product, 'PRODUCT_DETAILS');
  const named =
    makerOf(textOf(details, 'MANUFACTURER_NAME')) ?? catalogue.parties.get(textOf(details, 'MANUFACTURER_IDREF'));
  const maker = named ?? catalogue.supplier;
  const makerNumber = textOf(details, 'MANUFACTURER_PID').slice(0, LONGEST_CODE);
  const supplierNumber = makerNumber || pid;
  numbers.supplierNumber = supplierNumber;
  if (maker) numbers.supplierCode = maker.code;
  const { supplier } = catalogue;
  // What the catalogue's supplier calls it is no number of the maker: references and updates name it by that.
  if (supplier && (supplierNumber !== pid || maker?.code !== supplier.code))
    numbers.supplierNumbers = [{ supplierCode: supplier.code, number: pid }];
  const others = new Set<string>(supplierNumber === pid ? [] : [pid]);
  const take = (name: 'ean' | 'elNumber' | 'hwsNumber', number: string): void => {
    if (numbers[name] === undefined) numbers[name] = number;
    else if (numbers[name] !== number) others.add(number);
  };
  for (const { type, number, line } of numbersOf(details, notes)) {
    if (GTIN_TYPES.has(type)) {
      if (isGtin(number)) take('ean', number);
      else notes.add('gtin', line);
    } else if (EL_TYPE.test(type)) take('elNumber', number);
    else if (HWS_TYPE.test(type)) take('hwsNumber', number);
    else others.add(number);
  }
  for (const { number, name } of branchNumbersOf(product, catalogue, notes))
    if (name === undefined) others.add(number);
    else take(name, number);
  for (const element of within(child(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.GTIN')) {
    const number = tidy(element.text);
    if (isGtin(number)) others.add(number);
    else if (number !== '') notes.add('gtin', element.line);
  }
  for (const known of [supplierNumber, numbers.ean ?? '', numbers.elNumber ?? '', numbers.hwsNumber ?? ''])
    others.delete(known);
  const alternativeNumbers = [...others].slice(0, MOST_ALTERNATIVE_NUMBERS);
  if (others.size > alternativeNumbers.length) notes.add('too-many-numbers', product.line);
  if (alternativeNumbers.length > 0) numbers.alternativeNumbers = alternativeNumbers;
  return { pid, maker, numbers };
};
