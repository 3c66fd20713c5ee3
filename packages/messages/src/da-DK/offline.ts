import type { offline as source } from '../en-US/offline.ts';
import type { Translation } from '../translation.ts';

export const offline: Translation<typeof source> = {
  'offline.title': 'Venter på at blive sendt',
  'offline.bar': 'Offline. Det, du tilføjer, sendes, når du er online igen.',
  'offline.bar.asOf': 'Kurv, lister og ordrer pr. {time}, uden aktuelle priser.',
  'offline.bar.waiting': '{count, plural, one {# vare venter} other {# varer venter}} på at komme i kurven.',
  'offline.bar.sending': '{count, plural, one {# vare} other {# varer}} lægges i kurven.',
  'offline.bar.refused': '{count, plural, one {# vare blev} other {# varer blev}} afvist. Ret eller fjern.',
  'offline.bar.signIn': '{count, plural, one {# vare venter} other {# varer venter}}. Log ind igen for at sende.',
  'offline.queue.open': 'Vis {count}',
  'offline.queue.entry': '{quantity} × {name}',
  'offline.queue.remove': 'Fjern',
  'offline.queue.again': 'Send igen',
  'offline.queued': 'Gemt. Varen lægges i kurven, når du er online igen.',
  'offline.queued.named': '{name} er gemt og lægges i kurven, når du er online igen.',
  'offline.notQueued': 'Du er offline, og denne browser gemmer ingenting. Tilføj varen, når du er online igen.',
  'offline.refused.unknown': 'Ingen vare har dette nummer.',
  'offline.refused.several': 'Flere varer har dette nummer. Fjern det, og vælg en i søgningen.',
  'offline.refused.quantity': 'Antallet kan ikke bestilles. Ret det.',
  'offline.refused.pieces': 'Kartonens indhold er ukendt. Tilføj selve varen.',
  'offline.refused.old': 'Varen har ventet i fire uger. Kontrollér kurven, før du sender den igen.',
  'offline.order.off': 'Du er offline. Bestil, når du er online igen.',
  'offline.page.title': 'Du er offline',
  'offline.page.text': 'Siden er ikke gemt på denne enhed. Du kan åbne disse:',
  'offline.app.description': 'El- og VVS-materiel, også uden forbindelse',
};
