import type { supportFailedOperations as source } from '../en-US/support-failed-operations.ts';
import type { Translation } from '../translation.ts';

export const supportFailedOperations: Translation<typeof source> = {
  'support.failedOperations': 'Mislukte bewerkingen',
  'support.failedOperations.lead':
    'Orders die het ERP heeft geweigerd en kaartbetalingen die niet konden worden geïnd of vrijgegeven. De webshop probeert het niet meer: los ze handmatig op.',
  'support.failedOperations.kind': 'Soort',
  'support.failedOperations.kind.all': 'Alle soorten',
  'support.failedOperations.kind.order-given-up': 'Order geweigerd door het ERP',
  'support.failedOperations.kind.charge-failed': 'Kaart niet belast',
  'support.failedOperations.kind.release-failed': 'Bedrag op de kaart niet vrijgegeven',
  'support.failedOperations.todo.order-given-up':
    'Neem de oorzaak in het ERP weg en probeer het opnieuw. Een order die daar met de hand met deze referentie is ingevoerd, wordt gevonden en niet dubbel aangemaakt.',
  'support.failedOperations.todo.charge-failed':
    'De goederen zijn besteld. Mislukt het opnieuw, vraag de klant dan anders te betalen en noteer het hier.',
  'support.failedOperations.todo.release-failed':
    'Er is geen bestelling geplaatst. Mislukt het opnieuw, geef het bedrag dan bij de betaaldienst vrij en noteer het hier.',
  'support.failedOperations.order': 'Order {number}',
  'support.failedOperations.payment': 'Kaartbetaling',
  'support.failedOperations.customer': 'Klant',
  'support.failedOperations.since': 'Sinds',
  'support.failedOperations.attempts': '{count, plural, one {# poging} other {# pogingen}}',
  'support.failedOperations.reference': 'Referentie',
  'support.failedOperations.answer': 'Laatste antwoord',
  'support.failedOperations.remark': 'Notitie',
  'support.failedOperations.seenBy': '{name}, {time}',
  'support.failedOperations.trail': 'Tonen in de auditlog',
  'support.failedOperations.again': 'Opnieuw proberen',
  'support.failedOperations.again.done': 'Het wordt opnieuw geprobeerd',
  'support.failedOperations.againAll': 'Alles opnieuw proberen',
  'support.failedOperations.againAll.done':
    '{count, plural, one {# wordt opnieuw geprobeerd} other {# worden opnieuw geprobeerd}}',
  'support.failedOperations.see': 'Oplossen',
  'support.failedOperations.see.title': 'Hoe is het opgelost?',
  'support.failedOperations.see.remark': 'Notitie',
  'support.failedOperations.see.hint': 'Bijvoorbeeld: met de hand ingevoerd, factuur gestuurd, klant gebeld.',
  'support.failedOperations.see.save': 'Als opgelost markeren',
  'support.failedOperations.see.done': 'Als opgelost gemarkeerd',
  'support.failedOperations.state': 'Status',
  'support.failedOperations.state.open': 'Open',
  'support.failedOperations.state.seen': 'Opgelost',
  'support.failedOperations.none': 'Geen mislukte bewerkingen',
  'support.failedOperations.none.text': 'Bewerkingen die de webshop niet zelf kan afronden, staan hier.',
  'support.failedOperations.none.seen': 'Nog niets opgelost',
  'support.failedOperations.count.open': '{count, plural, one {# staat open} other {# staan open}}',
  'support.failedOperations.count.seen': '{count, plural, one {# is opgelost} other {# zijn opgelost}}',
  'support.failedOperations.countMost': 'Meer dan {count}',
  'support.failedOperations.mark': '{count, plural, one {# open} other {# open}}',
  'support.problem.nobodyTakes': 'Orders en betalingen van deze soort worden hier niet meer behandeld',
};
