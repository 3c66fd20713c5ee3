import type { shell as source } from '../en-US/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof source> = {
  'shell.skip': 'Hoppa till innehållet',
  'shell.home': 'Grossist, startsida',
  'shell.search': 'Sök i sortimentet',
  'shell.search.placeholder': 'Nummer, GTIN, typ eller namn',
  'shell.search.submit': 'Sök',
  'shell.departments': 'Avdelningar',
  'shell.all': 'Hela sortimentet',
  'shell.menu': 'Meny',
  'shell.account': 'Konto',
  'shell.signedInAs': 'Inloggad som {name}',
  'shell.signIn': 'Logga in',
  'shell.signOut': 'Logga ut',
  'shell.orders': 'Order',
  'shell.cart': 'Varukorg',
  'shell.cart.lines': '{count, plural, =0 {Varukorg, tom} one {Varukorg, # rad} other {Varukorg, # rader}}',
  'shell.language': 'Språk',
  'shell.theme.dark': 'Mörkt utseende',
  'shell.theme.light': 'Ljust utseende',
  'shell.tabs': 'Huvudnavigering',
  'shell.tab.home': 'Start',
  'shell.tab.catalogue': 'Sortiment',
  'shell.footer.about': 'El, värme och sanitet för yrkesfolk.',
  'shell.footer.trade': 'Endast för företag. Alla priser är exklusive moms.',
  'shell.footer.shop': 'Butik',
};
