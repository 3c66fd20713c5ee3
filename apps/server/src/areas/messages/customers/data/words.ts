import type { Language } from '@grossist/domain';

/** Texts of the mail in which a company asks to become a customer, for the people of the wholesaler. */
export interface CustomerRequestWords {
  subject: string;
  company: string;
  registration: string;
  person: string;
  email: string;
  phone: string;
  reply: string;
}

export const CUSTOMER_REQUEST_WORDS: Record<Language, CustomerRequestWords> = {
  en: {
    subject: 'New customer: {company}',
    company: 'Company',
    registration: 'Company registration number',
    person: 'Contact person',
    email: 'E-mail',
    phone: 'Telephone',
    reply: 'A reply to this mail goes to the person who asked. Nothing of it was verified.',
  },
  da: {
    subject: 'Ny kunde: {company}',
    company: 'Firma',
    registration: 'CVR-nummer',
    person: 'Kontaktperson',
    email: 'E-mail',
    phone: 'Telefon',
    reply: 'Et svar på denne mail går til den, der spurgte. Intet af det er kontrolleret.',
  },
  de: {
    subject: 'Neuer Kunde: {company}',
    company: 'Firma',
    registration: 'Handelsregister- oder USt-IdNr.',
    person: 'Ansprechpartner',
    email: 'E-Mail',
    phone: 'Telefon',
    reply: 'Eine Antwort auf diese E-Mail geht an den Anfragenden. Die Angaben sind nicht geprüft.',
  },
  sv: {
    subject: 'Ny kund: {company}',
    company: 'Företag',
    registration: 'Organisationsnummer',
    person: 'Kontaktperson',
    email: 'E-post',
    phone: 'Telefon',
    reply: 'Ett svar på det här mejlet går till den som frågade. Uppgifterna är inte kontrollerade.',
  },
  nl: {
    subject: 'Nieuwe klant: {company}',
    company: 'Bedrijf',
    registration: 'KvK-nummer',
    person: 'Contactpersoon',
    email: 'E-mail',
    phone: 'Telefoon',
    reply: 'Een antwoord op deze e-mail gaat naar de aanvrager. De gegevens zijn niet gecontroleerd.',
  },
  nb: {
    subject: 'Ny kunde: {company}',
    company: 'Firma',
    registration: 'Organisasjonsnummer',
    person: 'Kontaktperson',
    email: 'E-post',
    phone: 'Telefon',
    reply: 'Et svar på denne e-posten går til den som spurte. Opplysningene er ikke kontrollert.',
  },
  fo: {
    subject: 'Nýggjur kundi: {company}',
    company: 'Fyritøka',
    registration: 'Skrásetingarnummar',
    person: 'Sambandspersónur',
    email: 'Teldupostur',
    phone: 'Telefon',
    reply: 'Eitt svar upp á henda teldupost fer til tann, sum spurdi. Einki er kannað.',
  },
};
