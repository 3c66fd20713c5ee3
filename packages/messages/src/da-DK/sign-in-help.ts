import type { signInHelp as source } from '../en-US/sign-in-help.ts';
import type { Translation } from '../translation.ts';

export const signInHelp: Translation<typeof source> = {
  'help.back': 'Tilbage til login',
  'help.failed': 'Det lykkedes ikke. Prøv igen om lidt.',
  'help.tooMany': 'For mange forespørgsler fra dit netværk. Prøv igen om en time.',
  'help.forgotten': 'Glemt adgangskode',
  'help.forgotten.lead': 'Skriv din e-mailadresse. Vi sender et link, hvor du kan vælge en ny adgangskode.',
  'help.forgotten.submit': 'Send link',
  'help.forgotten.sent': 'Kontrollér din e-mail',
  'help.forgotten.sent.text':
    'Hvis {email} er registreret hos os, er et link på vej. Det kan bruges én gang inden for 30 minutter.',
  'help.new': 'Ny adgangskode',
  'help.new.password': 'Ny adgangskode',
  'help.new.hint': 'Mindst {count} tegn.',
  'help.new.short': 'Brug mindst {count} tegn.',
  'help.new.submit': 'Skift adgangskode',
  'help.new.invalid': 'Linket er allerede brugt, erstattet af et nyere eller ældre end 30 minutter.',
  'help.new.again': 'Få et nyt link',
  'help.new.done': 'Adgangskoden er skiftet',
  'help.new.done.text': 'Du er logget ud overalt. Log ind med den nye adgangskode.',
  'help.customer': 'Bliv kunde',
  'help.customer.lead':
    'Vi sælger til registrerede firmaer. Fortæl os, hvem I er: vi kontrollerer firmaet, opretter en konto med jeres vilkår og svarer på e-mail.',
  'help.customer.market': 'Land',
  'help.customer.company': 'Firma',
  'help.customer.registration': 'CVR-nummer',
  'help.customer.person': 'Kontaktperson',
  'help.customer.phone': 'Telefon',
  'help.customer.message': 'Hvad I laver, og hvad I køber mest (valgfrit)',
  'help.customer.submit': 'Send forespørgsel',
  'help.customer.missing': 'Udfyld feltet.',
  'help.customer.wrong': 'Kontrollér feltet.',
  'help.customer.sent': 'Forespørgslen er sendt',
  'help.customer.sent.text': 'Tak. Vi svarer på {email}.',
};
