import type { offline as source } from '../en-US/offline.ts';
import type { Translation } from '../translation.ts';

export const offline: Translation<typeof source> = {
  'offline.title': 'Väntar på att skickas',
  'offline.bar': 'Offline. Det du lägger till skickas när du är online igen.',
  'offline.bar.asOf': 'Varukorg, listor och order från {time}, utan aktuella priser.',
  'offline.bar.waiting':
    '{count, plural, one {# artikel väntar} other {# artiklar väntar}} på att läggas i varukorgen.',
  'offline.bar.sending': '{count, plural, one {# artikel} other {# artiklar}} läggs i varukorgen.',
  'offline.bar.refused': '{count, plural, one {# artikel} other {# artiklar}} avvisades. Ändra eller ta bort.',
  'offline.bar.signIn':
    '{count, plural, one {# artikel väntar} other {# artiklar väntar}}. Logga in igen för att skicka.',
  'offline.queue.open': 'Visa {count}',
  'offline.queue.entry': '{quantity} × {name}',
  'offline.queue.remove': 'Ta bort',
  'offline.queue.again': 'Skicka igen',
  'offline.queued': 'Noterat. Artikeln läggs i varukorgen när du är online igen.',
  'offline.queued.named': '{name} är noterad och läggs i varukorgen när du är online igen.',
  'offline.notQueued': 'Du är offline och webbläsaren sparar inget. Lägg till artikeln när du är online igen.',
  'offline.refused.unknown': 'Ingen artikel har detta nummer.',
  'offline.refused.several': 'Flera artiklar har det här numret. Ta bort det och välj en i sökningen.',
  'offline.refused.quantity': 'Antalet går inte att beställa. Ändra det.',
  'offline.refused.pieces': 'Kartongens innehåll är okänt. Lägg till själva artikeln.',
  'offline.refused.old': 'Artikeln har väntat i fyra veckor. Kontrollera varukorgen innan du skickar den igen.',
  'offline.order.off': 'Du är offline. Beställ när du är online igen.',
  'offline.page.title': 'Du är offline',
  'offline.page.text': 'Sidan är inte sparad på den här enheten. Du kan öppna dessa:',
  'offline.app.description': 'El- och VVS-material, även utan anslutning',
};
