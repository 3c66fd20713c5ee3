import type { Language } from '@grossist/domain';

/** What keeps a line from being ordered, or from being in the sums. */
export type LineFault = 'not-in-market' | 'blocked' | 'no-price';

/** Of one line, and of `count` of which `material` is the first. */
interface Said {
  one: string;
  many: string;
}

export const ERROR_TEXTS: Record<Language, Record<LineFault, Said>> = {
  en: {
    'not-in-market': {
      one: '{material} is not sold to you: remove it to order the rest.',
      many: '{count} lines are not sold to you, the first is {material}: remove them to order the rest.',
    },
    blocked: {
      one: '{material} can no longer be ordered: remove it to order the rest.',
      many: '{count} lines can no longer be ordered, the first is {material}: remove them to order the rest.',
    },
    'no-price': {
      one: '{material} has no price and is not in the total: ask us for one.',
      many: '{count} lines have no price and are not in the total, the first is {material}: ask us for one.',
    },
  },
  da: {
    'not-in-market': {
      one: '{material} sælges ikke til jer: fjern linjen for at bestille resten.',
      many: '{count} linjer sælges ikke til jer, den første er {material}: fjern dem for at bestille resten.',
    },
    blocked: {
      one: '{material} kan ikke længere bestilles: fjern linjen for at bestille resten.',
      many: '{count} linjer kan ikke længere bestilles, den første er {material}: fjern dem for at bestille resten.',
    },
    'no-price': {
      one: '{material} har ingen pris og er ikke med i totalen: spørg os om en pris.',
      many: '{count} linjer har ingen pris og er ikke med i totalen, den første er {material}: spørg os om en pris.',
    },
  },
  de: {
    'not-in-market': {
      one: '{material} wird nicht an Sie verkauft: Entfernen Sie die Position, um den Rest zu bestellen.',
      many: '{count} Positionen werden nicht an Sie verkauft, die erste ist {material}: Entfernen Sie sie, um den Rest zu bestellen.',
    },
    blocked: {
      one: '{material} ist nicht mehr bestellbar: Entfernen Sie die Position, um den Rest zu bestellen.',
      many: '{count} Positionen sind nicht mehr bestellbar, die erste ist {material}: Entfernen Sie sie, um den Rest zu bestellen.',
    },
    'no-price': {
      one: '{material} hat keinen Preis und fehlt in der Summe: Fragen Sie bei uns an.',
      many: '{count} Positionen haben keinen Preis und fehlen in der Summe, die erste ist {material}: Fragen Sie bei uns an.',
    },
  },
  sv: {
    'not-in-market': {
      one: '{material} säljs inte till er: ta bort raden för att beställa resten.',
      many: '{count} rader säljs inte till er, den första är {material}: ta bort dem för att beställa resten.',
    },
    blocked: {
      one: '{material} kan inte längre beställas: ta bort raden för att beställa resten.',
      many: '{count} rader kan inte längre beställas, den första är {material}: ta bort dem för att beställa resten.',
    },
    'no-price': {
      one: '{material} saknar pris och är inte med i summan: fråga oss om ett pris.',
      many: '{count} rader saknar pris och är inte med i summan, den första är {material}: fråga oss om ett pris.',
    },
  },
  nl: {
    'not-in-market': {
      one: '{material} wordt niet aan u verkocht: verwijder de regel om de rest te bestellen.',
      many: '{count} regels worden niet aan u verkocht, de eerste is {material}: verwijder ze om de rest te bestellen.',
    },
    blocked: {
      one: '{material} is niet meer te bestellen: verwijder de regel om de rest te bestellen.',
      many: '{count} regels zijn niet meer te bestellen, de eerste is {material}: verwijder ze om de rest te bestellen.',
    },
    'no-price': {
      one: '{material} heeft geen prijs en telt niet mee in het totaal: vraag ons om een prijs.',
      many: '{count} regels hebben geen prijs en tellen niet mee in het totaal, de eerste is {material}: vraag ons om een prijs.',
    },
  },
  nb: {
    'not-in-market': {
      one: '{material} selges ikke til dere: fjern linjen for å bestille resten.',
      many: '{count} linjer selges ikke til dere, den første er {material}: fjern dem for å bestille resten.',
    },
    blocked: {
      one: '{material} kan ikke lenger bestilles: fjern linjen for å bestille resten.',
      many: '{count} linjer kan ikke lenger bestilles, den første er {material}: fjern dem for å bestille resten.',
    },
    'no-price': {
      one: '{material} har ingen pris og er ikke med i summen: spør oss om en pris.',
      many: '{count} linjer har ingen pris og er ikke med i summen, den første er {material}: spør oss om en pris.',
    },
  },
  fo: {
    'not-in-market': {
      one: '{material} verður ikki selt til tykkara: tak linjuna burtur fyri at bíleggja restina.',
      many: '{count} linjur verða ikki seldar til tykkara, tann fyrsta er {material}: tak tær burtur fyri at bíleggja restina.',
    },
    blocked: {
      one: '{material} kann ikki bíleggjast longur: tak linjuna burtur fyri at bíleggja restina.',
      many: '{count} linjur kunnu ikki bíleggjast longur, tann fyrsta er {material}: tak tær burtur fyri at bíleggja restina.',
    },
    'no-price': {
      one: '{material} hevur ongan prís og er ikki við í upphæddini: spyr okkum um ein prís.',
      many: '{count} linjur hava ongan prís og eru ikki við í upphæddini, tann fyrsta er {material}: spyr okkum um ein prís.',
    },
  },
};
