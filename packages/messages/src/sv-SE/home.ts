import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'El- och VVS-material för yrkesfolk',
  'home.lead': 'Hitta det med nummer, namn eller skanner. På bygget i morgon.',
  'home.greeting': 'Hej, {name}',
  'home.greeting.company': 'Du handlar för {company}.',
  'home.becomeCustomer': 'Bli kund',
  'home.signIn': 'Logga in för att se dina priser och lagersaldo.',
  'home.departments': 'Avdelningar',
  'home.materials': '{count, plural, one {# artikel} other {# artiklar}}',
};
