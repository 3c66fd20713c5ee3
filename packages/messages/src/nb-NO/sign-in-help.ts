import type { signInHelp as source } from '../en-US/sign-in-help.ts';
import type { Translation } from '../translation.ts';

export const signInHelp: Translation<typeof source> = {
  'help.back': 'Tilbake til innlogging',
  'help.failed': 'Det gikk ikke. Prøv igjen om litt.',
  'help.tooMany': 'For mange forespørsler fra nettverket ditt. Prøv igjen om en time.',
  'help.forgotten': 'Glemt passord',
  'help.forgotten.lead': 'Skriv inn e-postadressen din. Vi sender en lenke der du velger et nytt passord.',
  'help.forgotten.submit': 'Send lenke',
  'help.forgotten.sent': 'Kontroller e-posten din',
  'help.forgotten.sent.text':
    'Hvis {email} er registrert hos oss, er en lenke på vei. Den kan brukes én gang innen 30 minutter.',
  'help.new': 'Nytt passord',
  'help.new.password': 'Nytt passord',
  'help.new.hint': 'Minst {count} tegn.',
  'help.new.short': 'Bruk minst {count} tegn.',
  'help.new.submit': 'Bytt passord',
  'help.new.invalid': 'Lenken er allerede brukt, erstattet av en nyere eller eldre enn 30 minutter.',
  'help.new.again': 'Få en ny lenke',
  'help.new.done': 'Passordet er byttet',
  'help.new.done.text': 'Du er logget ut overalt. Logg inn med det nye passordet.',
  'help.customer': 'Bli kunde',
  'help.customer.lead':
    'Vi selger til registrerte firmaer. Fortell oss hvem dere er: vi kontrollerer firmaet, oppretter en konto med vilkårene deres og svarer på e-post.',
  'help.customer.market': 'Land',
  'help.customer.company': 'Firma',
  'help.customer.registration': 'Organisasjonsnummer',
  'help.customer.person': 'Kontaktperson',
  'help.customer.phone': 'Telefon',
  'help.customer.message': 'Hva dere gjør, og hva dere kjøper mest (valgfritt)',
  'help.customer.submit': 'Send forespørsel',
  'help.customer.missing': 'Fyll ut feltet.',
  'help.customer.wrong': 'Kontroller feltet.',
  'help.customer.sent': 'Forespørselen er sendt',
  'help.customer.sent.text': 'Takk. Vi svarer til {email}.',
};
