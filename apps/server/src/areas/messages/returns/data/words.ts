import type { Language } from '@grossist/domain';

interface StepWords {
  subject: string;
  /** Said to who gave back. */
  said: string;
}

/** What is written of a return. `{…}` stands for what is put in. */
export interface ReturnWords {
  return: string;
  order: string;
  asked: string;
  amount: string;
  open: string;
  why: string;
  received: StepWords;
  credited: StepWords;
  refused: StepWords;
}

export const RETURN_WORDS: Record<Language, ReturnWords> = {
  en: {
    return: 'Return',
    order: 'Order',
    asked: 'Asked for',
    amount: 'Amount',
    open: 'See the return',
    why: 'You get this mail because you gave these goods back.',
    received: {
      subject: 'Your return {number} has come',
      said: '{name}, the goods of your return {number} are back with us. Next they are credited.',
    },
    credited: {
      subject: 'Your return {number} is credited',
      said: '{name}, we have credited your return {number}.',
    },
    refused: {
      subject: 'Your return {number} is refused',
      said: '{name}, we can’t take back the goods of your return {number}. Our support tells you why.',
    },
  },
  da: {
    return: 'Returnering',
    order: 'Ordre',
    asked: 'Anmeldt',
    amount: 'Beløb',
    open: 'Se returneringen',
    why: 'Du får denne mail, fordi du har returneret varerne.',
    received: {
      subject: 'Din returnering {number} er modtaget',
      said: '{name}, varerne fra din returnering {number} er tilbage hos os. Nu bliver de krediteret.',
    },
    credited: {
      subject: 'Din returnering {number} er krediteret',
      said: '{name}, vi har krediteret din returnering {number}.',
    },
    refused: {
      subject: 'Din returnering {number} er afvist',
      said: '{name}, vi kan ikke tage varerne fra din returnering {number} retur. Vores support fortæller dig hvorfor.',
    },
  },
  de: {
    return: 'Rücksendung',
    order: 'Bestellung',
    asked: 'Angemeldet am',
    amount: 'Betrag',
    open: 'Rücksendung ansehen',
    why: 'Sie erhalten diese E-Mail, weil Sie diese Ware zurückgegeben haben.',
    received: {
      subject: 'Ihre Rücksendung {number} ist eingegangen',
      said: '{name}, die Ware Ihrer Rücksendung {number} ist wieder bei uns. Als Nächstes wird sie gutgeschrieben.',
    },
    credited: {
      subject: 'Ihre Rücksendung {number} ist gutgeschrieben',
      said: '{name}, wir haben Ihre Rücksendung {number} gutgeschrieben.',
    },
    refused: {
      subject: 'Ihre Rücksendung {number} ist abgelehnt',
      said: '{name}, wir können die Ware Ihrer Rücksendung {number} nicht zurücknehmen. Warum, sagt Ihnen unser Support.',
    },
  },
  sv: {
    return: 'Retur',
    order: 'Order',
    asked: 'Anmäld',
    amount: 'Belopp',
    open: 'Visa returen',
    why: 'Du får det här mejlet eftersom du har returnerat varorna.',
    received: {
      subject: 'Din retur {number} har kommit',
      said: '{name}, varorna i din retur {number} är tillbaka hos oss. Nu krediteras de.',
    },
    credited: {
      subject: 'Din retur {number} är krediterad',
      said: '{name}, vi har krediterat din retur {number}.',
    },
    refused: {
      subject: 'Din retur {number} är nekad',
      said: '{name}, vi kan inte ta tillbaka varorna i din retur {number}. Vår support berättar varför.',
    },
  },
  nl: {
    return: 'Retour',
    order: 'Bestelling',
    asked: 'Aangemeld',
    amount: 'Bedrag',
    open: 'Retour bekijken',
    why: 'U ontvangt deze e-mail omdat u deze goederen hebt geretourneerd.',
    received: {
      subject: 'Uw retour {number} is ontvangen',
      said: '{name}, de goederen van uw retour {number} zijn weer bij ons. Hierna worden ze gecrediteerd.',
    },
    credited: {
      subject: 'Uw retour {number} is gecrediteerd',
      said: '{name}, wij hebben uw retour {number} gecrediteerd.',
    },
    refused: {
      subject: 'Uw retour {number} is geweigerd',
      said: '{name}, wij kunnen de goederen van uw retour {number} niet terugnemen. Onze support vertelt u waarom.',
    },
  },
  nb: {
    return: 'Retur',
    order: 'Ordre',
    asked: 'Meldt',
    amount: 'Beløp',
    open: 'Se returen',
    why: 'Du får denne e-posten fordi du har returnert varene.',
    received: {
      subject: 'Returen din {number} er mottatt',
      said: '{name}, varene i returen din {number} er tilbake hos oss. Nå blir de kreditert.',
    },
    credited: {
      subject: 'Returen din {number} er kreditert',
      said: '{name}, vi har kreditert returen din {number}.',
    },
    refused: {
      subject: 'Returen din {number} er avvist',
      said: '{name}, vi kan ikke ta tilbake varene i returen din {number}. Supporten vår forteller deg hvorfor.',
    },
  },
  fo: {
    return: 'Afturlating',
    order: 'Bílegging',
    asked: 'Fráboðað',
    amount: 'Upphædd',
    open: 'Vís afturlatingina',
    why: 'Tú fært henda teldupostin, tí tú hevur latið vørurnar aftur.',
    received: {
      subject: 'Tín afturlating {number} er móttikin',
      said: '{name}, vørurnar úr tíni afturlating {number} eru aftur hjá okkum. Nú verða tær kreditteraðar.',
    },
    credited: {
      subject: 'Tín afturlating {number} er kreditterað',
      said: '{name}, vit hava kreditterað tína afturlating {number}.',
    },
    refused: {
      subject: 'Tín afturlating {number} er avvíst',
      said: '{name}, vit kunnu ikki taka vørurnar úr tíni afturlating {number} aftur. Stuðulin hjá okkum sigur tær hví.',
    },
  },
};
