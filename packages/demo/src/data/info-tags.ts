import type { InfoTag } from '@grossist/domain';
import { DEMO_MATERIALS } from '../leads.ts';

const NEW: InfoTag = {
  color: 'blue',
  ribbonTexts: { en: 'New', da: 'Nyhed', de: 'Neu', sv: 'Nyhet', nl: 'Nieuw', nb: 'Nyhet', fo: 'Nýggj vøra' },
  descriptions: {
    en: 'In the range since this season.',
    da: 'I sortimentet siden denne sæson.',
    de: 'Seit dieser Saison im Sortiment.',
    sv: 'I sortimentet sedan den här säsongen.',
    nl: 'Sinds dit seizoen in het assortiment.',
    nb: 'I sortimentet siden denne sesongen.',
    fo: 'Í úrvalinum síðani hesa árstíð.',
  },
};

const DECLARED: InfoTag = {
  color: 'green',
  ribbonTexts: {
    en: 'Environmental declaration',
    da: 'Miljødeklaration',
    de: 'Umweltdeklaration',
    sv: 'Miljödeklaration',
    nl: 'Milieuverklaring',
    nb: 'Miljødeklarasjon',
    fo: 'Umhvørvisváttan',
  },
  descriptions: {
    en: 'There is an environmental product declaration (EPD) by EN 15804 of it.',
    da: 'Der findes en miljøvaredeklaration (EPD) efter EN 15804.',
    de: 'Es gibt eine Umweltproduktdeklaration (EPD) nach EN 15804.',
    sv: 'Det finns en miljövarudeklaration (EPD) enligt EN 15804.',
    nl: 'Er is een milieuproductverklaring (EPD) volgens EN 15804.',
    nb: 'Det finnes en miljødeklarasjon (EPD) etter EN 15804.',
    fo: 'Ein umhvørvisváttan (EPD) eftir EN 15804 er til.',
  },
};

const THIS_WEEK: InfoTag = {
  color: 'yellow',
  ribbonTexts: {
    en: 'Only this week',
    da: 'Kun denne uge',
    de: 'Nur diese Woche',
    sv: 'Bara den här veckan',
    nl: 'Alleen deze week',
    nb: 'Bare denne uken',
    fo: 'Bara hesa vikuna',
  },
  descriptions: {
    en: 'The remaining stock is sold first come, first served.',
    da: 'Vi sælger, hvad vi har; først til mølle.',
    de: 'Solange der Vorrat reicht.',
    sv: 'Så långt lagret räcker.',
    nl: 'Zolang de voorraad strekt.',
    nb: 'Så lenge lageret rekker.',
    fo: 'So leingi goymslan røkkur.',
  },
};

const TO_BE_TRAINED: InfoTag = {
  color: 'red',
  ribbonTexts: {
    en: 'For certified installers',
    da: 'Kun for autoriserede',
    de: 'Nur für Fachbetriebe',
    sv: 'Endast för behöriga',
    nl: 'Alleen voor erkende installateurs',
    nb: 'Kun for autoriserte',
    fo: 'Bara fyri góðkend',
  },
  descriptions: {
    en: 'To be installed by certified companies only.',
    da: 'Må kun installeres af autoriserede virksomheder.',
    de: 'Darf nur von zugelassenen Fachbetrieben installiert werden.',
    sv: 'Får bara installeras av behöriga företag.',
    nl: 'Mag alleen door erkende bedrijven worden geïnstalleerd.',
    nb: 'Skal bare installeres av autoriserte virksomheter.',
    fo: 'Skal bara setast upp av góðkendum fyritøkum.',
  },
};

const REUSABLE_PACKAGING: InfoTag = {
  color: 'grey',
  ribbonTexts: {
    en: 'Returnable packaging',
    da: 'Returemballage',
    de: 'Mehrwegverpackung',
    sv: 'Returemballage',
    nl: 'Retouremballage',
    nb: 'Returemballasje',
    fo: 'Afturberandi pakning',
  },
  descriptions: {},
};

export const INFO_TAGS: readonly InfoTag[] = [NEW, DECLARED, THIS_WEEK, TO_BE_TRAINED, REUSABLE_PACKAGING];

/** What hangs on materials that every demo has. */
export const LEADS_TAGS: Readonly<Record<string, InfoTag>> = {
  [DEMO_MATERIALS.installationCable]: DECLARED,
  [DEMO_MATERIALS.pressElbow]: NEW,
};
