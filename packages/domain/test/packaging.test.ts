import { describe, expect, it } from 'vitest';
import { completeGtin, packagingOf, piecesOfCode, quantityOf } from '../src/index.ts';

const EAN = '5701234567899';
const carton = (indicator: number): string => completeGtin(`${indicator}${EAN.slice(0, 12)}`) ?? '';
const material = { ean: EAN, packageSize: quantityOf(1), packagings: {} };

describe('a GTIN-14', () => {
  it('with an indicator from 1 to 8 is a packaging level of the GTIN inside', () => {
    for (const indicator of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(packagingOf(carton(indicator))).toEqual({ gtin: carton(indicator), contained: EAN });
    expect(packagingOf(`(01)${carton(1)}(10)LOT`)?.contained).toBe(EAN);
    expect(packagingOf(`]C101${carton(1)}`)?.contained).toBe(EAN);
  });

  it('with a leading zero, of variable measure, with a wrong check digit or of 12 digits is none', () => {
    const wrong = `${carton(1).slice(0, 13)}${(Number(carton(1).at(-1)) + 1) % 10}`;
    for (const code of [`0${EAN}`, carton(9), EAN, '012345678905', wrong, ''])
      expect(packagingOf(code)).toBeUndefined();
  });
});

describe('the pieces of a code', () => {
  it('come from the packaging data', () => {
    const packed = { ...material, packageSize: quantityOf(10), packagings: { [carton(1)]: '25', [carton(2)]: '100' } };
    expect(piecesOfCode(carton(1), packed)).toBe(quantityOf(25));
    expect(piecesOfCode(carton(2), packed)).toBe(quantityOf(100));
    expect(piecesOfCode(carton(3), packed)).toBe('unknown');
  });

  it('come from the packaging data also where a package has a GTIN-13 of its own', () => {
    const packed = { ...material, packagings: { '4050118102697': '12' } };
    expect(piecesOfCode('4050118102697', packed)).toBe(quantityOf(12));
    expect(piecesOfCode('04050118102697', packed)).toBe(quantityOf(12));
  });

  it('come from the one packing unit where no level has a number of its own', () => {
    expect(piecesOfCode(carton(1), { ...material, packageSize: quantityOf(10) })).toBe(quantityOf(10));
    expect(piecesOfCode(carton(1), material)).toBe('unknown');
  });

  it('are none for the material itself', () => {
    expect(piecesOfCode(EAN, material)).toBeUndefined();
    expect(piecesOfCode(`0${EAN}`, material)).toBeUndefined();
    expect(piecesOfCode(carton(1), { ...material, ean: carton(1) })).toBeUndefined();
    expect(piecesOfCode('1000123', material)).toBeUndefined();
  });
});
