import type { storefront as source } from '../en-US/storefront.ts';
import type { Translation } from '../translation.ts';

export const storefront: Translation<typeof source> = {
  'storefront.brands': 'Merker vi fører',
  'storefront.brands.all': 'Alle merker',
  'storefront.materials': 'varer',
  'storefront.services': 'Service og vilkår',
  'storefront.branches': '{count, plural, one {# butikk} other {# butikker}} i {country}',
  'storefront.branches.title': 'Butikker',
  'storefront.branches.failed': 'Butikkene kan ikke vises akkurat nå. Ring oss.',
  'storefront.directions': 'Veibeskrivelse',
  'storefront.customer.text': 'Vi leverer til elektro- og rørleggerbedrifter. Tre steg, så er du i gang:',
  'storefront.customer.1': 'Send oss firmanavn, organisasjonsnummer og en kontaktperson.',
  'storefront.customer.2': 'Vi kontrollerer opplysningene og oppretter en konto med dine priser og vilkår.',
  'storefront.customer.3': 'Du får innloggingen på e-post og kan bestille med en gang.',
  'storefront.customer.write': 'Skriv til oss',
  'storefront.contact': 'Kundeservice',
  'storefront.phone': 'Telefon',
  'storefront.email': 'E-post',
  'storefront.address': 'Hovedkontor',
  'storefront.companyNumber': 'Organisasjonsnummer',
  'storefront.contact.all': 'All kontaktinformasjon',
  'storefront.contact.none': 'Kontaktinformasjon kommer snart.',
  'storefront.countries': 'Land',
  'storefront.customer': 'Bli kunde',
};
