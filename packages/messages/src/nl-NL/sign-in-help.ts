import type { signInHelp as source } from '../en-US/sign-in-help.ts';
import type { Translation } from '../translation.ts';

export const signInHelp: Translation<typeof source> = {
  'help.back': 'Terug naar inloggen',
  'help.failed': 'Dat is niet gelukt. Probeer het zo nog eens.',
  'help.tooMany': 'Te veel aanvragen vanaf uw netwerk. Probeer het over een uur opnieuw.',
  'help.forgotten': 'Wachtwoord vergeten',
  'help.forgotten.lead': 'Vul uw e-mailadres in. Wij mailen u een link om een nieuw wachtwoord te kiezen.',
  'help.forgotten.submit': 'Link versturen',
  'help.forgotten.sent': 'Bekijk uw e-mail',
  'help.forgotten.sent.text':
    'Als {email} bij ons bekend is, is er een link onderweg. Die kan één keer worden gebruikt, binnen 30 minuten.',
  'help.new': 'Nieuw wachtwoord',
  'help.new.password': 'Nieuw wachtwoord',
  'help.new.hint': 'Minstens {count} tekens.',
  'help.new.short': 'Gebruik minstens {count} tekens.',
  'help.new.submit': 'Wachtwoord wijzigen',
  'help.new.invalid': 'Deze link is al gebruikt, door een nieuwere vervangen of ouder dan 30 minuten.',
  'help.new.again': 'Nieuwe link aanvragen',
  'help.new.done': 'Wachtwoord gewijzigd',
  'help.new.done.text': 'U bent overal uitgelogd. Log in met het nieuwe wachtwoord.',
  'help.customer': 'Klant worden',
  'help.customer.lead':
    'Wij verkopen aan geregistreerde bedrijven. Vertel ons wie u bent: wij controleren het bedrijf, openen een account met uw condities en antwoorden per e-mail.',
  'help.customer.market': 'Land',
  'help.customer.company': 'Bedrijf',
  'help.customer.registration': 'KvK-nummer',
  'help.customer.person': 'Contactpersoon',
  'help.customer.phone': 'Telefoon',
  'help.customer.message': 'Wat u doet en het meest koopt (optioneel)',
  'help.customer.submit': 'Aanvraag versturen',
  'help.customer.missing': 'Vul dit veld in.',
  'help.customer.wrong': 'Controleer dit veld.',
  'help.customer.sent': 'Aanvraag verstuurd',
  'help.customer.sent.text': 'Dank u. Wij antwoorden aan {email}.',
};
