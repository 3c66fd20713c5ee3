import type { Language, Market } from '@grossist/domain';

/** What the demo's visitors search for in a market, the most common first; `missing` finds nothing in the demo. */
export const SEARCHED_WORDS: Readonly<
  Record<Market, { language: Language; found: readonly string[]; missing: readonly string[] }>
> = {
  DK: {
    language: 'da',
    found: [
      'kabel',
      'stikkontakt',
      'gruppeafbryder',
      'installationskabel',
      'led spot',
      'fi relæ',
      'kontaktor',
      'kabelbinder',
      'ladestander',
      'samlemuffe',
      'termostat',
      'blandingsbatteri',
    ],
    missing: ['røgalarm', 'spotlampe', 'jordspyd', 'dørklokke', 'strømskinne', 'gulvvarmeslange'],
  },
  DE: {
    language: 'de',
    found: [
      'kabel',
      'steckdose',
      'leitungsschutzschalter',
      'fi schalter',
      'leuchte',
      'kabelbinder',
      'wallbox',
      'aderendhülse',
      'durchlauferhitzer',
    ],
    missing: ['unterputzdose', 'rauchmelder', 'pressbogen', 'türklingel', 'erdspieß'],
  },
  SE: {
    language: 'sv',
    found: ['kabel', 'vägguttag', 'dvärgbrytare', 'jordfelsbrytare', 'armatur', 'dosa', 'buntband', 'laddbox'],
    missing: ['kopplingsplint', 'brandvarnare', 'ringklocka'],
  },
  NL: {
    language: 'nl',
    found: [
      'kabel',
      'wandcontactdoos',
      'installatieautomaat',
      'aardlekschakelaar',
      'lasklem',
      'kabelbinder',
      'laadpaal',
    ],
    missing: ['rookmelder', 'deurbel'],
  },
  NO: {
    language: 'nb',
    found: ['kabel', 'stikkontakt', 'automatsikring', 'jordfeilbryter', 'armatur', 'koblingsboks', 'ladeboks'],
    missing: ['røykvarsler', 'vekselretter', 'ringeklokke'],
  },
};
