import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsOfResults, searchedFields } from '../../app/analytics/tracker/searches.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const words = fc.constantFrom('kabel', 'NOIKLX 3G1,5', 'automatsikring', 'Rohr 22 mm', '');
const personal = fc.oneof(
  fc.emailAddress(),
  digits(8).map((number) => `+45 ${number.slice(0, 4)} ${number.slice(4)}`),
  digits(10).map((number) => `${number.slice(0, 6)}-${number.slice(6)}`),
  fc.constantFrom('Jens Hansen', 'ring til Mette', 'Frau Schneider', 'Nørregade 12', 'Hr. Holm', 'www.firma.dk'),
);

describe('the search text that leaves the browser', () => {
  test('never holds an e-mail address, phone number, identity number, street or name', () => {
    fc.assert(
      fc.property(words, personal, words, (before, secret, after) => {
        const fields = searchedFields(`${before} ${secret} ${after}`, 'search', []);
        expect(fields).not.toHaveProperty('query');
      }),
    );
  });

  test('never holds the name or company of the person', () => {
    fc.assert(
      fc.property(words, fc.stringMatching(/^[A-Z][a-z]{3,12} ?[A-Z][a-z]{3,12}$/), (before, name) => {
        expect(searchedFields(`${before} ${name.toUpperCase()}`, 'search', ['', name])).not.toHaveProperty('query');
      }),
    );
  });

  test('is the same for each way to type the same words', () => {
    expect(searchedFields('  NOIKLX   3G1,5', 'suggestion', [])).toEqual({
      query_kind: 'words',
      query: 'noiklx 3g1,5',
      placement: 'suggestion',
    });
  });

  test('is no number', () => {
    expect(searchedFields('4012345678901', 'search', [])).toEqual({ query_kind: 'number', placement: 'search' });
  });
});

describe('a page of results', () => {
  const shown = { query: 'kabel', total: 40, page: 1, facetCount: 0 };

  test('counts a search once, however many of its pages are looked at', () => {
    const first = eventsOfResults(shown, undefined, []);
    const second = eventsOfResults({ ...shown, page: 2 }, 'kabel', []);
    expect([first, second].map((events) => events.map(([name]) => name))).toEqual([
      ['search_made', 'results_shown'],
      ['results_shown'],
    ]);
  });

  test('counts a search without results as such', () => {
    const [search] = eventsOfResults({ ...shown, query: 'qqzz', total: 0 }, 'kabel', []);
    expect(search).toEqual(['search_without_result', { query_kind: 'words', query: 'qqzz', placement: 'search' }]);
  });

  test('is no search below a node of the catalog', () => {
    expect(eventsOfResults({ ...shown, query: '', facetCount: 2 }, 'kabel', [])).toEqual([
      ['results_shown', { result_count: 40, page: 1, facet_count: 2, placement: 'catalog' }],
    ]);
  });
});
