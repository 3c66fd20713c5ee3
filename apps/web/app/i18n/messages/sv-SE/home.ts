import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'El- och VVS-material för yrkesfolk',
  'home.lead': 'Hitta det med nummer, namn eller skanner. På bygget i morgon.',
  'home.greeting': 'Hej, {name}',
  'home.greeting.company': 'Du handlar för {company}.',
  'home.signIn': 'Logga in för att se dina priser och vad som finns i lager.',
  'home.departments': 'Avdelningar',
  'home.materials': '{count, plural, one {# artikel} other {# artiklar}}',
  'home.how': 'Så beställer du',
  'home.how.find': 'Hitta',
  'home.how.find.text': 'Skriv ett nummer, skanna en streckkod eller bläddra. Tryck / var som helst för att söka.',
  'home.how.add': 'Lägg till',
  'home.how.add.text': 'Antal följer minsta antal och förpackning, och vi säger till när vi avrundar uppåt.',
  'home.how.receive': 'Ta emot',
  'home.how.receive.text': 'Levererat till bygget den dag du väljer, eller hämtat i butik.',
};
