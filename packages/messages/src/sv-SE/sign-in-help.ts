import type { signInHelp as source } from '../en-US/sign-in-help.ts';
import type { Translation } from '../translation.ts';

export const signInHelp: Translation<typeof source> = {
  'help.back': 'Tillbaka till inloggningen',
  'help.failed': 'Det gick inte. Försök igen om en stund.',
  'help.tooMany': 'För många förfrågningar från ditt nätverk. Försök igen om en timme.',
  'help.forgotten': 'Glömt lösenord',
  'help.forgotten.lead': 'Skriv din e-postadress. Vi skickar en länk där du väljer ett nytt lösenord.',
  'help.forgotten.submit': 'Skicka länk',
  'help.forgotten.sent': 'Kontrollera din e-post',
  'help.forgotten.sent.text':
    'Om {email} är registrerad hos oss är en länk på väg. Den kan användas en gång inom 30 minuter.',
  'help.new': 'Nytt lösenord',
  'help.new.password': 'Nytt lösenord',
  'help.new.hint': 'Minst {count} tecken.',
  'help.new.short': 'Använd minst {count} tecken.',
  'help.new.submit': 'Byt lösenord',
  'help.new.invalid': 'Länken är redan använd, ersatt av en nyare eller äldre än 30 minuter.',
  'help.new.again': 'Få en ny länk',
  'help.new.done': 'Lösenordet är bytt',
  'help.new.done.text': 'Du är utloggad överallt. Logga in med det nya lösenordet.',
  'help.customer': 'Bli kund',
  'help.customer.lead':
    'Vi säljer till registrerade företag. Berätta vilka ni är: vi kontrollerar företaget, lägger upp ett konto med era villkor och svarar via e-post.',
  'help.customer.market': 'Land',
  'help.customer.company': 'Företag',
  'help.customer.registration': 'Organisationsnummer',
  'help.customer.person': 'Kontaktperson',
  'help.customer.phone': 'Telefon',
  'help.customer.message': 'Vad ni gör och köper mest (valfritt)',
  'help.customer.submit': 'Skicka förfrågan',
  'help.customer.missing': 'Fyll i fältet.',
  'help.customer.wrong': 'Kontrollera fältet.',
  'help.customer.sent': 'Förfrågan är skickad',
  'help.customer.sent.text': 'Tack. Vi svarar till {email}.',
};
