import type { supportMatters as source } from '../en-US/support-matters.ts';
import type { Translation } from '../translation.ts';

export const supportMatters: Translation<typeof source> = {
  'support.matters': 'Mislukte bewerkingen',
  'support.matters.lead':
    'Orders die het ERP heeft geweigerd en kaartbetalingen die niet konden worden geïnd of vrijgegeven. De webshop probeert het niet meer: los ze handmatig op.',
  'support.matters.kind': 'Soort',
  'support.matters.kind.all': 'Alle soorten',
  'support.matters.kind.order-given-up': 'Order geweigerd door het ERP',
  'support.matters.kind.charge-failed': 'Kaart niet belast',
  'support.matters.kind.release-failed': 'Bedrag op de kaart niet vrijgegeven',
  'support.matters.todo.order-given-up':
    'Neem de oorzaak in het ERP weg en probeer het opnieuw. Een order die daar met de hand met deze referentie is ingevoerd, wordt gevonden en niet dubbel aangemaakt.',
  'support.matters.todo.charge-failed':
    'De goederen zijn besteld. Mislukt het opnieuw, vraag de klant dan anders te betalen en noteer het hier.',
  'support.matters.todo.release-failed':
    'Er is geen bestelling geplaatst. Mislukt het opnieuw, geef het bedrag dan bij de betaaldienst vrij en noteer het hier.',
  'support.matters.order': 'Order {number}',
  'support.matters.payment': 'Kaartbetaling',
  'support.matters.customer': 'Klant',
  'support.matters.since': 'Sinds',
  'support.matters.attempts': '{count, plural, one {# poging} other {# pogingen}}',
  'support.matters.reference': 'Referentie',
  'support.matters.answer': 'Laatste antwoord',
  'support.matters.remark': 'Notitie',
  'support.matters.seenBy': '{name}, {time}',
  'support.matters.trail': 'Tonen in de auditlog',
  'support.matters.again': 'Opnieuw proberen',
  'support.matters.again.done': 'Het wordt opnieuw geprobeerd',
  'support.matters.againAll': 'Alles opnieuw proberen',
  'support.matters.againAll.done':
    '{count, plural, one {# wordt opnieuw geprobeerd} other {# worden opnieuw geprobeerd}}',
  'support.matters.see': 'Oplossen',
  'support.matters.see.title': 'Hoe is het opgelost?',
  'support.matters.see.remark': 'Notitie',
  'support.matters.see.hint': 'Bijvoorbeeld: met de hand ingevoerd, factuur gestuurd, klant gebeld.',
  'support.matters.see.save': 'Als opgelost markeren',
  'support.matters.see.done': 'Als opgelost gemarkeerd',
  'support.matters.state': 'Status',
  'support.matters.state.open': 'Open',
  'support.matters.state.seen': 'Opgelost',
  'support.matters.none': 'Geen mislukte bewerkingen',
  'support.matters.none.text': 'Bewerkingen die de webshop niet zelf kan afronden, staan hier.',
  'support.matters.none.seen': 'Nog niets opgelost',
  'support.matters.count.open': '{count, plural, one {# staat open} other {# staan open}}',
  'support.matters.count.seen': '{count, plural, one {# is opgelost} other {# zijn opgelost}}',
  'support.matters.countMost': 'Meer dan {count}',
  'support.matters.mark': '{count, plural, one {# open} other {# open}}',
  'support.problem.nobodyTakes': 'Orders en betalingen van deze soort worden hier niet meer behandeld',
};
