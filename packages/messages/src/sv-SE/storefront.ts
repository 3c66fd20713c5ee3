import type { storefront as source } from '../en-US/storefront.ts';
import type { Translation } from '../translation.ts';

export const storefront: Translation<typeof source> = {
  'storefront.brands': 'Varumärken vi för',
  'storefront.brands.all': 'Alla varumärken',
  'storefront.materials': 'artiklar',
  'storefront.services': 'Service och villkor',
  'storefront.branches': '{count, plural, one {# butik} other {# butiker}} i {country}',
  'storefront.branches.title': 'Butiker',
  'storefront.branches.failed': 'Butikerna kan inte visas just nu. Ring oss.',
  'storefront.directions': 'Hitta hit',
  'storefront.customer.text': 'Vi levererar till el- och VVS-företag. Tre steg så är du igång:',
  'storefront.customer.1': 'Skicka företagsnamn, organisationsnummer och en kontaktperson.',
  'storefront.customer.2': 'Vi kontrollerar uppgifterna och lägger upp ett konto med dina priser och villkor.',
  'storefront.customer.3': 'Du får din inloggning via e-post och kan beställa direkt.',
  'storefront.customer.write': 'Skriv till oss',
  'storefront.contact': 'Kundtjänst',
  'storefront.phone': 'Telefon',
  'storefront.email': 'E-post',
  'storefront.address': 'Huvudkontor',
  'storefront.companyNumber': 'Organisationsnummer',
  'storefront.contact.all': 'Alla kontaktuppgifter',
  'storefront.contact.none': 'Kontaktuppgifter kommer snart.',
  'storefront.countries': 'Länder',
  'storefront.customer': 'Bli kund',
};
