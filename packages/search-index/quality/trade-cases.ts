import type { MaterialRecord } from '@grossist/catalogue-formats';
import { LANGUAGES } from '@grossist/domain';
import { MARKET_OF, type QualityCase } from './cases.ts';
import { TRADE } from './data/trade.ts';

/** What tradespeople type, answered by the materials of the demo that have the class and the type. */
export const tradeCases = (materials: readonly MaterialRecord[]): QualityCase[] =>
  LANGUAGES.flatMap((language) =>
    TRADE[language].map(([query, classes, type = '']): QualityCase => {
      const market = MARKET_OF[language];
      const codes = classes.split(' ');
      const answers = materials.filter(
        ({ classCode, typeDesignation, markets }) =>
          codes.includes(classCode ?? '') && markets.includes(market) && (typeDesignation ?? '').includes(type),
      );
      const expected = new Set(answers.map(({ sapMaterialNumber }) => sapMaterialNumber ?? ''));
      return { kind: 'trade', language, market, query, expected };
    }),
  );
