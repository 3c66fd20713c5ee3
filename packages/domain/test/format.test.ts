import { describe, expect, it } from 'vitest';
import { formatMoney, formatQuantity, formatUnitPrice, LOCALES, moneyOf, quantityOf } from '../src/index.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-');

describe('formatting', () => {
  it('shows an amount with two decimals as the locale writes it', () => {
    expect(plain(formatMoney(moneyOf('1234.5'), 'DKK', 'da-DK'))).toBe('1.234,50 kr.');
    expect(plain(formatMoney(moneyOf('1234.5'), 'EUR', 'de-DE'))).toBe('1.234,50 €');
    expect(plain(formatMoney(moneyOf('-0.5'), 'EUR', 'en-US'))).toBe('-€0.50');
  });

  it('shows amounts too large for a float to the last digit', () => {
    expect(plain(formatMoney(moneyOf('12345678901234567.89'), 'EUR', 'en-US'))).toBe('€12,345,678,901,234,567.89');
  });

  it('rounds half away from zero', () => {
    expect(plain(formatMoney(moneyOf('1.005'), 'EUR', 'en-US'))).toBe('€1.01');
    expect(plain(formatMoney(moneyOf('-1.005'), 'EUR', 'en-US'))).toBe('-€1.01');
  });

  it('shows a unit price with the decimals that it has', () => {
    expect(plain(formatUnitPrice(moneyOf('0.1234'), 'EUR', 'de-DE'))).toBe('0,1234 €');
    expect(plain(formatUnitPrice(moneyOf('3'), 'EUR', 'de-DE'))).toBe('3,00 €');
  });

  it('shows a quantity with its unit, which never parts from it', () => {
    expect(formatQuantity(quantityOf('1250.5'), 'm', 'da-DK')).toBe('1.250,5\u00a0m');
    expect(formatQuantity(quantityOf('3'), '', 'en-US')).toBe('3');
  });

  it.each(LOCALES)('knows %s', (locale) => {
    expect(formatMoney(moneyOf('1.5'), 'NOK', locale)).toMatch(/1[.,]50/);
    expect(formatQuantity(quantityOf('1.5'), 'stk', locale)).toMatch(/1[.,]5/);
  });
});
