/** Endings of words and stop words of each language. */

import type { Language } from '@grossist/domain';

/** Endings of number, definiteness and case on folded words, the longest first. */
export const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['es', 's', 'e'],
  da: ['ernes', 'erens', 'erne', 'eren', 'ens', 'ets', 'ers', 'ere', 'ene', 'er', 'en', 'et', 'es', 'e', 's'],
  nb: ['ernes', 'erens', 'erne', 'eren', 'ens', 'ets', 'ers', 'ere', 'ene', 'er', 'en', 'et', 'es', 'e', 'a', 's'],
  fo: ['urnar', 'arnir', 'irnir', 'arnar', 'ina', 'num', 'ar', 'ir', 'ur', 'in', 'an', 'id', 'um', 'a', 'i', 's'],
  sv: [
    'arnas',
    'arens',
    'arna',
    'erna',
    'orna',
    'aren',
    'ens',
    'ets',
    'are',
    'ar',
    'or',
    'er',
    'en',
    'et',
    'an',
    'na',
    'a',
    'n',
    's',
  ],
  nl: ['eren', 'en', 's', 'e'],
  de: ['ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'],
};

/** Words that tell nothing of a material, as they are written. */
export const STOP_WORDS: Readonly<Record<Language, string>> = {
  en: 'a an and or the of for to with without in on at by from as is',
  da: 'og eller en et den det de til for med uden i på af fra ved som der er',
  nb: 'og eller en ei et den det de til for med uten i på av fra ved som er',
  sv: 'och eller en ett den det de till för med utan i på av från vid som är',
  fo: 'og ella ein eitt hin tann til fyri við uttan í á av frá sum er',
  nl: 'en of een de het voor met zonder in op van uit bij aan te tot als is',
  de: 'und oder ein eine einen einem einer der die das den dem des für mit ohne in im an am auf aus von vom zu zum zur bei als ist',
};
