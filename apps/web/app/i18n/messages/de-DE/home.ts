import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'Elektro- und SHK-Material für das Fachhandwerk',
  'home.lead': 'Finden per Nummer, Name oder Scan. Morgen auf der Baustelle.',
  'home.greeting': 'Guten Tag, {name}',
  'home.greeting.company': 'Sie kaufen für {company} ein.',
  'home.signIn': 'Melden Sie sich an, um Ihre Preise und den Lagerbestand zu sehen.',
  'home.departments': 'Warengruppen',
  'home.materials': '{count, plural, one {# Artikel} other {# Artikel}}',
  'home.how': 'So bestellen Sie',
  'home.how.find': 'Finden',
  'home.how.find.text': 'Nummer eingeben, Barcode scannen oder blättern. Mit / suchen Sie von überall aus.',
  'home.how.add': 'Hinzufügen',
  'home.how.add.text': 'Mengen richten sich nach Mindestmenge und Verpackung; wird aufgerundet, sagen wir es.',
  'home.how.receive': 'Erhalten',
  'home.how.receive.text': 'Am gewünschten Tag auf die Baustelle geliefert oder im Abhollager abgeholt.',
};
