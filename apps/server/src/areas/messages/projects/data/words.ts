import type { Language } from '@grossist/domain';

/** What a mail about a project is written with, for the people of the house. */
export interface ProjectMailWords {
  touch: string;
  quote: string;
  project: string;
  contactPerson: string;
  phone: string;
  sender: string;
  company: string;
  account: string;
  message: string;
  reply: string;
}

export const PROJECT_MAIL_WORDS: Record<Language, ProjectMailWords> = {
  en: {
    touch: 'Enquiry about a project: {subject}',
    quote: 'Quote wanted: {subject}',
    project: 'Project',
    contactPerson: 'Contact person',
    phone: 'Telephone',
    sender: 'Written by',
    company: 'Company',
    account: 'Account',
    message: 'Message',
    reply: 'A reply to this mail goes to who wrote it.',
  },
  da: {
    touch: 'Henvendelse om et projekt: {subject}',
    quote: 'Tilbud ønskes: {subject}',
    project: 'Projekt',
    contactPerson: 'Kontaktperson',
    phone: 'Telefon',
    sender: 'Skrevet af',
    company: 'Firma',
    account: 'Konto',
    message: 'Besked',
    reply: 'Et svar på denne mail går til den, der skrev den.',
  },
  de: {
    touch: 'Anfrage zu einem Projekt: {subject}',
    quote: 'Angebot gewünscht: {subject}',
    project: 'Projekt',
    contactPerson: 'Ansprechpartner',
    phone: 'Telefon',
    sender: 'Geschrieben von',
    company: 'Firma',
    account: 'Konto',
    message: 'Nachricht',
    reply: 'Eine Antwort auf diese E-Mail geht an den Absender der Anfrage.',
  },
  sv: {
    touch: 'Förfrågan om ett projekt: {subject}',
    quote: 'Offert önskas: {subject}',
    project: 'Projekt',
    contactPerson: 'Kontaktperson',
    phone: 'Telefon',
    sender: 'Skrivet av',
    company: 'Företag',
    account: 'Konto',
    message: 'Meddelande',
    reply: 'Ett svar på det här mejlet går till den som skrev det.',
  },
  nl: {
    touch: 'Vraag over een project: {subject}',
    quote: 'Offerte gevraagd: {subject}',
    project: 'Project',
    contactPerson: 'Contactpersoon',
    phone: 'Telefoon',
    sender: 'Geschreven door',
    company: 'Bedrijf',
    account: 'Account',
    message: 'Bericht',
    reply: 'Een antwoord op deze e-mail gaat naar wie hem schreef.',
  },
  nb: {
    touch: 'Henvendelse om et prosjekt: {subject}',
    quote: 'Tilbud ønskes: {subject}',
    project: 'Prosjekt',
    contactPerson: 'Kontaktperson',
    phone: 'Telefon',
    sender: 'Skrevet av',
    company: 'Firma',
    account: 'Konto',
    message: 'Melding',
    reply: 'Et svar på denne e-posten går til den som skrev den.',
  },
  fo: {
    touch: 'Fyrispurningur um eina verkætlan: {subject}',
    quote: 'Tilboð ynskt: {subject}',
    project: 'Verkætlan',
    contactPerson: 'Sambandspersónur',
    phone: 'Telefon',
    sender: 'Skrivað hevur',
    company: 'Fyritøka',
    account: 'Konta',
    message: 'Boð',
    reply: 'Eitt svar upp á henda teldupost fer til tann, sum skrivaði.',
  },
};
