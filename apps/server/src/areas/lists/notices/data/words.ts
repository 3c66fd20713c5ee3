import type { Language } from '@grossist/domain';
import type { ChangeRow } from '../read-changes.ts';

/** What the daily mail is written with. `{…}` stands for what is put in. */
export interface NoticeWords {
  subjectOne: string;
  subjectMany: string;
  greeting: string;
  /** Of each kind of change; {material}: name and number. */
  kinds: Record<ChangeRow['kind'], string>;
  /** Behind a change; {material}: what can be ordered instead. */
  successor: string;
  /** Behind a change; {person}: who made it. */
  by: string;
  more: string;
  open: string;
  why: string;
  stop: string;
}

export const NOTICE_WORDS: Record<Language, NoticeWords> = {
  en: {
    subjectOne: 'Changes on your list “{list}”',
    subjectMany: 'Changes on {count} of your lists',
    greeting: 'Hello {name}, this has changed on your lists:',
    kinds: {
      added: 'Added: {material}',
      removed: 'Removed: {material}',
      replaced: 'Replaced: {material}',
      'phased-out': 'Phased out, available while stock lasts: {material}',
      blocked: 'Blocked, can’t be ordered at the moment: {material}',
      obsolete: 'Discontinued: {material}',
    },
    successor: 'replaced by {material}',
    by: 'by {person}',
    more: 'and {count} more changes',
    open: 'Open the list',
    why: 'You get this email because you asked for the changes of these lists.',
    stop: 'To stop it, open a list and turn off the daily email there.',
  },
  da: {
    subjectOne: 'Ændringer på din liste “{list}”',
    subjectMany: 'Ændringer på {count} af dine lister',
    greeting: 'Hej {name}, dette er ændret på dine lister:',
    kinds: {
      added: 'Tilføjet: {material}',
      removed: 'Fjernet: {material}',
      replaced: 'Udskiftet: {material}',
      'phased-out': 'Udgår, sælges så længe lager haves: {material}',
      blocked: 'Spærret, kan ikke bestilles lige nu: {material}',
      obsolete: 'Udgået: {material}',
    },
    successor: 'erstattes af {material}',
    by: 'af {person}',
    more: 'og {count} ændringer mere',
    open: 'Åbn listen',
    why: 'Du får denne mail, fordi du har bedt om ændringerne på disse lister.',
    stop: 'Vil du ikke have den længere, så åbn en liste og slå den daglige mail fra dér.',
  },
  de: {
    subjectOne: 'Änderungen auf Ihrer Liste „{list}“',
    subjectMany: 'Änderungen auf {count} Ihrer Listen',
    greeting: 'Guten Tag {name}, auf Ihren Listen hat sich Folgendes geändert:',
    kinds: {
      added: 'Hinzugefügt: {material}',
      removed: 'Entfernt: {material}',
      replaced: 'Ersetzt: {material}',
      'phased-out': 'Auslaufartikel, nur solange der Vorrat reicht: {material}',
      blocked: 'Gesperrt, zurzeit nicht bestellbar: {material}',
      obsolete: 'Nicht mehr lieferbar: {material}',
    },
    successor: 'Nachfolger: {material}',
    by: 'von {person}',
    more: 'und {count} weitere Änderungen',
    open: 'Liste öffnen',
    why: 'Sie erhalten diese E-Mail, weil Sie die Änderungen dieser Listen abonniert haben.',
    stop: 'Zum Abbestellen öffnen Sie eine Liste und schalten dort die tägliche E-Mail aus.',
  },
  sv: {
    subjectOne: 'Ändringar på din lista ”{list}”',
    subjectMany: 'Ändringar på {count} av dina listor',
    greeting: 'Hej {name}, det här har ändrats på dina listor:',
    kinds: {
      added: 'Tillagd: {material}',
      removed: 'Borttagen: {material}',
      replaced: 'Ersatt: {material}',
      'phased-out': 'Utgående, säljs så länge lagret räcker: {material}',
      blocked: 'Spärrad, kan inte beställas just nu: {material}',
      obsolete: 'Utgången: {material}',
    },
    successor: 'ersätts av {material}',
    by: 'av {person}',
    more: 'och {count} ändringar till',
    open: 'Öppna listan',
    why: 'Du får det här mejlet för att du har valt att få ändringarna på de här listorna.',
    stop: 'Vill du inte ha det längre öppnar du en lista och stänger av det dagliga mejlet där.',
  },
  nl: {
    subjectOne: 'Wijzigingen op uw lijst “{list}”',
    subjectMany: 'Wijzigingen op {count} van uw lijsten',
    greeting: 'Hallo {name}, dit is er gewijzigd op uw lijsten:',
    kinds: {
      added: 'Toegevoegd: {material}',
      removed: 'Verwijderd: {material}',
      replaced: 'Vervangen: {material}',
      'phased-out': 'Uitlopend, zolang de voorraad strekt: {material}',
      blocked: 'Geblokkeerd, nu niet te bestellen: {material}',
      obsolete: 'Niet meer leverbaar: {material}',
    },
    successor: 'vervangen door {material}',
    by: 'door {person}',
    more: 'en nog {count} wijzigingen',
    open: 'Lijst openen',
    why: 'U ontvangt deze e-mail omdat u de wijzigingen van deze lijsten wilt ontvangen.',
    stop: 'Wilt u hem niet meer, open dan een lijst en zet daar de dagelijkse e-mail uit.',
  },
  nb: {
    subjectOne: 'Endringer på listen din «{list}»',
    subjectMany: 'Endringer på {count} av listene dine',
    greeting: 'Hei {name}, dette er endret på listene dine:',
    kinds: {
      added: 'Lagt til: {material}',
      removed: 'Fjernet: {material}',
      replaced: 'Byttet ut: {material}',
      'phased-out': 'Utgår, selges så lenge lageret rekker: {material}',
      blocked: 'Sperret, kan ikke bestilles nå: {material}',
      obsolete: 'Utgått: {material}',
    },
    successor: 'erstattes av {material}',
    by: 'av {person}',
    more: 'og {count} endringer til',
    open: 'Åpne listen',
    why: 'Du får denne e-posten fordi du har bedt om endringene på disse listene.',
    stop: 'Vil du ikke ha den lenger, åpner du en liste og slår av den daglige e-posten der.',
  },
  fo: {
    subjectOne: 'Broytingar á listanum hjá tær “{list}”',
    subjectMany: 'Broytingar á {count} av listunum hjá tær',
    greeting: 'Hey {name}, hetta er broytt á listunum hjá tær:',
    kinds: {
      added: 'Lagt afturat: {material}',
      removed: 'Tikið burtur: {material}',
      replaced: 'Skift út: {material}',
      'phased-out': 'Fer úr søluni, fæst so leingi goymslan røkkur: {material}',
      blocked: 'Sperrað, kann ikki bíleggjast í løtuni: {material}',
      obsolete: 'Farið úr søluni: {material}',
    },
    successor: 'kemur í staðin: {material}',
    by: 'av {person}',
    more: 'og {count} broytingar afturat',
    open: 'Lat listan upp',
    why: 'Tú fært henda teldupost, tí tú hevur biðið um broytingarnar á hesum listum.',
    stop: 'Vilt tú ikki hava hann longur, so lat ein lista upp og sløkk dagliga teldupostin har.',
  },
};
