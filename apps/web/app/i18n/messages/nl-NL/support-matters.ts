import type { supportMatters as source } from '../en-US/support-matters.ts';
import type { Translation } from '../translation.ts';

export const supportMatters: Translation<typeof source> = {
  'support.matters': 'Vraagt aandacht',
  'support.matters.lead':
    'Orders die het ERP niet heeft aangenomen en kaartbetalingen die niet konden worden geïnd of vrijgegeven. De webshop heeft ze opgegeven: iemand moet zich erover ontfermen.',
  'support.matters.kind.order-given-up': 'Order niet aangenomen door het ERP',
  'support.matters.kind.charge-failed': 'Kaart niet belast',
  'support.matters.kind.release-failed': 'Bedrag op de kaart niet vrijgegeven',
  'support.matters.todo.order-given-up':
    'Neem de oorzaak in het ERP weg en probeer het opnieuw. Een order die daar met de hand met deze referentie is ingevoerd, wordt gevonden en niet dubbel aangemaakt.',
  'support.matters.todo.charge-failed':
    'De goederen zijn besteld. Mislukt het opnieuw, vraag de klant dan anders te betalen en noteer het hier.',
  'support.matters.todo.release-failed':
    'Er is geen order uit voortgekomen. Mislukt het opnieuw, geef het bedrag dan bij de betaaldienst vrij en noteer het hier.',
  'support.matters.order': 'Order {number}',
  'support.matters.payment': 'Betaling met kaart',
  'support.matters.customer': 'Klant',
  'support.matters.since': 'Sinds',
  'support.matters.attempts': '{count, plural, one {# poging} other {# pogingen}}',
  'support.matters.reference': 'Referentie',
  'support.matters.answer': 'Laatste antwoord',
  'support.matters.remark': 'Opmerking',
  'support.matters.seenBy': '{name}, {time}',
  'support.matters.trail': 'Tonen in het controlespoor',
  'support.matters.again': 'Opnieuw proberen',
  'support.matters.again.done': 'Het is weer onderweg',
  'support.matters.see': 'Afgehandeld',
  'support.matters.see.title': 'Hoe is het afgehandeld?',
  'support.matters.see.remark': 'Opmerking',
  'support.matters.see.hint': 'Bijvoorbeeld: met de hand ingevoerd, factuur gestuurd, klant gebeld.',
  'support.matters.see.save': 'Noteren',
  'support.matters.see.done': 'Het is als afgehandeld genoteerd',
  'support.matters.state': 'Toestand',
  'support.matters.state.open': 'Open',
  'support.matters.state.seen': 'Afgehandeld',
  'support.matters.none': 'Niets vraagt aandacht',
  'support.matters.none.text': 'Hier staat wat de webshop niet zelf kan afmaken.',
  'support.matters.none.seen': 'Er is nog niets afgehandeld',
  'support.matters.count.open': '{count, plural, one {# staat open} other {# staan open}}',
  'support.matters.count.seen': '{count, plural, one {# is afgehandeld} other {# zijn afgehandeld}}',
  'support.matters.countMost': 'Meer dan {count}',
  'support.matters.mark': '{count, plural, one {# open} other {# open}}',
  'support.problem.nobodyTakes': 'Orders of betalingen van deze soort worden hier niet meer aangenomen',
};
