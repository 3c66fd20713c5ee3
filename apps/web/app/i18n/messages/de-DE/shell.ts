import type { shell as source } from '../en-US/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof source> = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.home': 'Grossist, Startseite',
  'shell.search': 'Im Sortiment suchen',
  'shell.search.placeholder': 'Nummer, GTIN, Typ oder Name',
  'shell.search.submit': 'Suchen',
  'shell.departments': 'Warengruppen',
  'shell.all': 'Gesamtes Sortiment',
  'shell.menu': 'Menü',
  'shell.account': 'Konto',
  'shell.signedInAs': 'Angemeldet als {name}',
  'shell.signIn': 'Anmelden',
  'shell.ownData': 'Meine Daten',
  'shell.signOut': 'Abmelden',
  'shell.orders': 'Bestellungen',
  'shell.favourites': 'Favoriten',
  'shell.editor': 'Redaktion',
  'shell.support': 'Support',
  'shell.cart': 'Warenkorb',
  'shell.cart.lines':
    '{count, plural, =0 {Warenkorb, leer} one {Warenkorb, # Position} other {Warenkorb, # Positionen}}',
  'shell.language': 'Sprache',
  'shell.theme.dark': 'Dunkle Darstellung',
  'shell.theme.light': 'Helle Darstellung',
  'shell.tabs': 'Hauptnavigation',
  'shell.tab.home': 'Start',
  'shell.tab.catalogue': 'Sortiment',
  'shell.footer.about': 'Elektro, Heizung und Sanitär für das Fachhandwerk.',
  'shell.footer.trade': 'Nur für Gewerbekunden. Alle Preise zzgl. MwSt.',
  'shell.footer.shop': 'Shop',
};
