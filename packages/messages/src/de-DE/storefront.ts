import type { storefront as source } from '../en-US/storefront.ts';
import type { Translation } from '../translation.ts';

export const storefront: Translation<typeof source> = {
  'storefront.brands': 'Unsere Marken',
  'storefront.brands.all': 'Alle Marken',
  'storefront.materials': 'Artikel',
  'storefront.services': 'Service und Konditionen',
  'storefront.branches': '{count, plural, one {# Niederlassung} other {# Niederlassungen}} in {country}',
  'storefront.branches.title': 'Niederlassungen',
  'storefront.branches.failed': 'Die Niederlassungen können gerade nicht angezeigt werden. Bitte rufen Sie uns an.',
  'storefront.directions': 'Anfahrt',
  'storefront.customer.text': 'Wir beliefern Elektro- und SHK-Betriebe. In drei Schritten sind Sie dabei:',
  'storefront.customer.1': 'Schicken Sie uns Firmenname, Umsatzsteuer-ID und einen Ansprechpartner.',
  'storefront.customer.2': 'Wir prüfen die Angaben und legen ein Konto mit Ihren Preisen und Konditionen an.',
  'storefront.customer.3': 'Sie erhalten Ihre Zugangsdaten per E-Mail und können sofort bestellen.',
  'storefront.customer.write': 'Schreiben Sie uns',
  'storefront.contact': 'Kundenservice',
  'storefront.phone': 'Telefon',
  'storefront.email': 'E-Mail',
  'storefront.address': 'Zentrale',
  'storefront.companyNumber': 'Umsatzsteuer-ID',
  'storefront.contact.all': 'Alle Kontaktdaten',
  'storefront.contact.none': 'Die Kontaktdaten folgen in Kürze.',
  'storefront.countries': 'Länder',
  'storefront.customer': 'Kunde werden',
};
