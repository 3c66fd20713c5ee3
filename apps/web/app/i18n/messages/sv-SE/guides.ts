import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Läs mer',
  'guides.close': 'Uppfattat',
  'guides.search': 'Tre sätt att se det',
  'guides.search.text':
    'Kort, smala rader för många på en gång eller en rad per produkt med storlekarna inuti. Tangenten / leder till sökfältet överallt, och en skanner hörs på varje sida.',
  'guides.variation': 'Mer än ett pris',
  'guides.variation.text':
    'Se steg för steg hur ditt pris blir till, vad som finns i lager de närmaste dagarna och i vilket center. Ställ upp till fyra varor sida vid sida.',
  'guides.orders': 'Beställ det igen',
  'guides.orders.text':
    'Öppna en order för att lägga hela eller några rader i varukorgen till dagens priser. Ordrar hittas på nummer, referens eller vara och kan hämtas som Excel.',
  'guides.cart': 'Varukorgen fungerar som ett kalkylblad',
  'guides.cart.text':
    'Piltangenterna går från cell till cell, Enter tar ett antal och går vidare. Klistra in rader från ett kalkylblad under ”Många rader”. Det du tar bort kan ångras.',
};
