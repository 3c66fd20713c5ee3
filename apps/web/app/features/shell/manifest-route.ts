import { allMessages } from '@grossist/messages/all-messages.server.ts';
import { requestLocale } from '../../i18n/index.ts';
import type { Route } from './+types/manifest-route.ts';
import { THEME_COLORS } from './page-head.tsx';

/** An icon that the shop draws itself, in pixels; a maskable one has its mark within the circle that is never cut off. */
const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'app' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web app manifest in a language: the shop as an app on a phone or desktop, with shortcuts to scanning and the cart.
 * All languages are one app (`id`).
 */
export const loader = ({ context, params }: Route.LoaderArgs): Response => {
  const locale = requestLocale(params, context);
  const messages = allMessages[locale];
  const home = `/${locale}`;
  const manifest = {
    id: '/',
    name: 'Grossist',
    short_name: 'Grossist',
    description: messages['offline.app.description'],
    lang: locale,
    dir: 'ltr',
    scope: '/',
    start_url: home,
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: messages['search.scan'], url: `${home}?scan=1`, icons: [icon(192, 'any')] },
      { name: messages['shell.cart'], url: `${home}/cart`, icons: [icon(192, 'any')] },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
