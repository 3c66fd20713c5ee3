import type { offline as source } from '../en-US/offline.ts';
import type { Translation } from '../translation.ts';

export const offline: Translation<typeof source> = {
  'offline.title': 'Venter på å bli sendt',
  'offline.bar': 'Frakoblet. Det du legger til, sendes når du er på nett igjen.',
  'offline.bar.asOf': 'Handlekurv, lister og ordrer per {time}, uten gjeldende priser.',
  'offline.bar.waiting': '{count, plural, one {# vare venter} other {# varer venter}} på å komme i handlekurven.',
  'offline.bar.sending': '{count, plural, one {# vare} other {# varer}} legges i handlekurven.',
  'offline.bar.refused': '{count, plural, one {# vare} other {# varer}} ble avvist. Endre eller fjern.',
  'offline.bar.signIn': '{count, plural, one {# vare venter} other {# varer venter}}. Logg inn på nytt for å sende.',
  'offline.queue.open': 'Vis {count}',
  'offline.queue.entry': '{quantity} × {name}',
  'offline.queue.remove': 'Fjern',
  'offline.queue.again': 'Send på nytt',
  'offline.queued': 'Notert. Varen legges i handlekurven når du er på nett igjen.',
  'offline.queued.named': '{name} er notert og legges i handlekurven når du er på nett igjen.',
  'offline.notQueued': 'Du er frakoblet, og nettleseren lagrer ingenting. Legg til varen når du er på nett igjen.',
  'offline.refused.unknown': 'Ingen vare har dette nummeret.',
  'offline.refused.several': 'Flere varer har dette nummeret. Fjern det, og velg en i søket.',
  'offline.refused.quantity': 'Antallet kan ikke bestilles. Endre det.',
  'offline.refused.pieces': 'Kartongens innhold er ukjent. Legg til selve varen.',
  'offline.refused.old': 'Varen har ventet i fire uker. Kontroller handlekurven før du sender den på nytt.',
  'offline.order.off': 'Du er frakoblet. Bestill når du er på nett igjen.',
  'offline.page.title': 'Du er frakoblet',
  'offline.page.text': 'Siden er ikke lagret på denne enheten. Du kan åpne disse:',
  'offline.app.description': 'El- og VVS-varer, også uten forbindelse',
};
