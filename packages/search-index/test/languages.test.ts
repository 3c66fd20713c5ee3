import type { Language } from '@grossist/domain';
import { describe, expect, it } from 'vitest';
import { fold, stemOf } from '../src/text/word-forms.ts';
import { aDocument, indexOf, keysOf, named } from './documents.ts';

const inLanguage = (language: Language, ...names: string[]) =>
  indexOf(...names.map((name, at) => aDocument({ key: `${at + 1}`, texts: { [language]: { name } } })));

describe('forms of a word', () => {
  it.each<[Language, string]>([
    ['da', 'kabel kabler kablet kablerne'],
    ['da', 'afbryder afbrydere afbryderen afbryderne'],
    ['da', 'relæ relæer relæet relæerne'],
    ['da', 'skrue skruer skruen skruerne'],
    ['da', 'rør røret rørene'],
    ['sv', 'uttag uttaget uttagen'],
    ['sv', 'kabel kablar kabeln kablarna'],
    ['sv', 'lampa lampor lampan lamporna'],
    ['nb', 'bryter brytere bryteren bryterne'],
    ['nb', 'boks bokser boksen'],
    ['de', 'Leitung Leitungen'],
    ['de', 'Kanal Kanäle Kanälen'],
    ['de', 'Schalter Schaltern'],
    ['nl', 'stopcontact stopcontacten'],
    ['nl', 'doos dozen'],
    ['nl', 'buis buizen'],
    ['nl', 'draad draden'],
    ['en', 'cable cables'],
    ['en', 'switch switches'],
    ['fo', 'lampa lampur lampan'],
  ])('in %s have one stem: %s', (language, forms) => {
    expect(new Set(forms.split(' ').map((form) => stemOf(fold(form), language))).size).toBe(1);
  });

  it('find each other, the form that was typed first', () => {
    const index = indexOf(named('1', 'kabler', { popularity: 900 }), named('2', 'kabel'), named('3', 'kablet'));
    expect(keysOf(index, 'kabel')[0]).toBe('2');
    expect(keysOf(index, 'kabler')[0]).toBe('1');
    expect(keysOf(index, 'kablerne').sort()).toEqual(['1', '2', '3']);
  });
});

describe('compounds', () => {
  it.each<[Language, string, string]>([
    ['da', 'Installationskabel', 'kabel installation'],
    ['da', 'Installationskabel', 'kabler til installation'],
    ['de', 'Kabelkanal', 'Kanal für Kabel'],
    ['de', 'Deckenleuchte', 'Leuchten Decke'],
    ['sv', 'Vägguttag', 'uttag vägg'],
    ['nb', 'Koblingsboks', 'boks kobling'],
    ['nl', 'Kabelgoot', 'goot voor kabels'],
  ])('in %s: %s is found by %s', (language, name, query) => {
    expect(keysOf(inLanguage(language, name), query, { language })).toEqual(['1']);
  });

  it.each<[Language, string, string]>([
    ['da', 'Kabel til installation', 'installationskabel'],
    ['de', 'Kanal für Kabel', 'Kabelkanal'],
    ['de', 'Kanal für Kabel', 'Kabelkanäle'],
    ['nl', 'Goot voor kabel', 'kabelgoot'],
  ])('in %s: %s is found by %s', (language, name, query) => {
    expect(keysOf(inLanguage(language, name), query, { language })).toEqual(['1']);
  });

  it('are found by their class, after exact names', () => {
    const index = indexOf(named('1', 'Installationskabel', { popularity: 900 }), named('2', 'Kabel'));
    expect(keysOf(index, 'kabel')).toEqual(['2', '1']);
    expect(keysOf(indexOf(named('1', 'Sikring')), 'ring')).toEqual([]);
  });
});

describe('stop words', () => {
  it('are ignored beside others', () => {
    const index = indexOf(named('1', 'rør grå'));
    expect(keysOf(index, 'et rør til det med grå')).toEqual(['1']);
  });

  it('are searched when there are no others', () => {
    expect(keysOf(indexOf(named('1', 'til')), 'til')).toEqual(['1']);
  });

  it('are those of the languages read', () => {
    const index = inLanguage('de', 'Kanal für Kabel', 'Kanal');
    expect(keysOf(index, 'der Kanal', { language: 'de' }).sort()).toEqual(['1', '2']);
  });
});

describe('letters typed on another keyboard', () => {
  it.each<[Language, string, string]>([
    ['da', 'målertavle', 'maalertavle'],
    ['da', 'kølebøjle', 'koelebojle'],
    ['sv', 'vägguttag', 'vagguttag'],
    ['de', 'umwälzpumpe', 'umwaelzpumpe'],
    ['fo', 'innleggingarkaðal', 'innleggingarkadal'],
    ['nb', 'påveggskappe', 'paaveggskappe'],
  ])('in %s: %s is found by %s', (language, name, query) => {
    expect(keysOf(inLanguage(language, name), query, { language })).toEqual(['1']);
  });
});
