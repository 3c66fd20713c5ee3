import type { projects as source } from '../en-US/projects.ts';
import type { Translation } from '../translation.ts';

export const projects: Translation<typeof source> = {
  'projects.lead': 'Vertel ons over het project: wat er nodig is, hoeveel en wanneer.',
  'projects.kind': 'Soort aanvraag',
  'projects.quote': 'Offerte aanvragen',
  'projects.touch': 'Contact opnemen',
  'projects.quote.lead': 'Wij berekenen de prijs van de artikelen en sturen een offerte.',
  'projects.touch.lead': 'Een vraag, een tekening, een bezoek: wij bellen of schrijven terug.',
  'projects.name': 'Project',
  'projects.subject': 'Onderwerp',
  'projects.message': 'Bericht',
  'projects.message.hint': 'Artikelen, aantallen, data: alles wat helpt.',
  'projects.person': 'Contactpersoon',
  'projects.phone': 'Telefoon',
  'projects.phone.hint': 'Telefoonnummer van de contactpersoon',
  'projects.send.quote': 'Offerte aanvragen',
  'projects.send.touch': 'Versturen',
  'projects.replyTo': 'We antwoorden naar {email}.',
  'projects.sent': 'Verstuurd',
  'projects.sent.text': 'We hebben uw bericht over “{project}” ontvangen en antwoorden naar {email}.',
  'projects.another': 'Nog een versturen',
  'projects.missing': 'Vul dit veld in',
  'projects.phone.wrong': 'Voer een geldig telefoonnummer in',
  'projects.unusable': 'Sommige tekens kunnen hier niet worden gebruikt. Verwijder ze.',
  'projects.check': 'Controleer de gemarkeerde velden',
  'projects.many':
    'U hebt het afgelopen uur veel berichten verstuurd. Probeer het later opnieuw; uw tekst blijft staan.',
  'projects.failed': 'Het kon niet worden verstuurd. Uw tekst blijft staan. Probeer het opnieuw.',
  'projects.customers': 'Voor klanten',
  'projects.customers.text': 'Alleen klanten kunnen hier projectaanvragen versturen.',
  'projects.waiting': 'Geen verbinding. Uw bericht wordt verstuurd zodra u weer online bent. Laat deze pagina open.',
};
