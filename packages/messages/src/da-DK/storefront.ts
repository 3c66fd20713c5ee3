import type { storefront as source } from '../en-US/storefront.ts';
import type { Translation } from '../translation.ts';

export const storefront: Translation<typeof source> = {
  'storefront.brands': 'Mærker, vi fører',
  'storefront.brands.all': 'Alle mærker',
  'storefront.materials': 'varer',
  'storefront.services': 'Service og vilkår',
  'storefront.branches': '{count, plural, one {# servicecenter} other {# servicecentre}} i {country}',
  'storefront.branches.title': 'Servicecentre',
  'storefront.branches.failed': 'Servicecentrene kan ikke vises lige nu. Ring til os.',
  'storefront.directions': 'Find vej',
  'storefront.customer.text': 'Vi leverer til el- og VVS-installatører med egen virksomhed. Tre trin, så er du i gang:',
  'storefront.customer.1': 'Send os firmanavn, CVR-nummer og en kontaktperson.',
  'storefront.customer.2': 'Vi tjekker oplysningerne og opretter en konto med dine priser og vilkår.',
  'storefront.customer.3': 'Du får dit login på e-mail og kan bestille med det samme.',
  'storefront.customer.write': 'Skriv til os',
  'storefront.contact': 'Kundeservice',
  'storefront.phone': 'Telefon',
  'storefront.email': 'E-mail',
  'storefront.address': 'Hovedkontor',
  'storefront.companyNumber': 'CVR-nummer',
  'storefront.contact.all': 'Alle kontaktoplysninger',
  'storefront.contact.none': 'Kontaktoplysninger kommer snart.',
  'storefront.countries': 'Lande',
  'storefront.customer': 'Bliv kunde',
};
