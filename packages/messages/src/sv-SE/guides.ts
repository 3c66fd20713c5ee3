import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Läs mer',
  'guides.close': 'Uppfattat',
  'guides.search': 'Tre resultatvyer',
  'guides.search.text':
    'Kort, kompakta rader eller en rad per produkt med varianter. Tryck / för att söka, och skanna på varje sida.',
  'guides.variation': 'Mer än ett pris',
  'guides.variation.text':
    'Se hur ditt pris beräknas, väntat lager de närmaste dagarna och lagret i varje butik. Jämför upp till fyra artiklar.',
  'guides.orders': 'Beställ igen',
  'guides.orders.text':
    'Öppna en order för att lägga alla eller några rader i varukorgen till dagens priser. Hitta order på nummer, referens eller artikel och ladda ner dem till Excel.',
  'guides.cart': 'Varukorgen fungerar som ett kalkylblad',
  'guides.cart.text':
    'Flytta mellan celler med piltangenterna och tryck Enter för att använda ett antal. Klistra in rader från ett kalkylblad under ”Flera rader”. Det du tar bort kan ångras.',
};
