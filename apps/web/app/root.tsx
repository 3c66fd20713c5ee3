import { getAnalyticsConfig, getContextualHeader, getNode } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { preloadModule } from 'react-dom';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { AnalyticsGate, consentOf } from './analytics/index.ts';
import { QueryProvider, readCookie } from './api/index.ts';
import './app.css';
import { CompareDock } from './features/catalogue/index.ts';
import { hasUnseenGuides } from './features/guides/guide-types.ts';
import { SignInSlideIn } from './features/identity/index.ts';
import { OfflineAtIdle } from './features/offline/index.ts';
import { SearchBox } from './features/search/index.ts';
import { Alternates, CartLink, CartTab, ErrorScreen, Shell, THEME_COLORS } from './features/shell/index.ts';
import { requestLocale, ShopIntlProvider, usePageSettings } from './i18n/index.ts';
import type { ServerContext } from './server-context.ts';
import { type Department, type RootData, useSignedInUser } from './visitor.ts';

// Only who is signed in has a cart: the first visit does not load it.
const MiniCart = lazy(async () => ({
  default: await (await import('./features/cart/header/header-cart.tsx')).loadMiniCart(),
}));
const CartCountTab = lazy(async () => ({
  default: await (await import('./features/cart/header/header-cart.tsx')).loadCartCountTab(),
}));
const AccountSwitch = lazy(async () => ({
  default: await (await import('./features/cart/header/header-cart.tsx')).loadAccountSwitch(),
}));
const Guides = lazy(async () => ({ default: await (await import('./features/guides/index.ts')).loadGuides() }));
// Loaded only for an assortment administrator who sees the shop as a customer.
const SeenAsBar = lazy(async () => ({
  default: await (await import('./features/assortments/index.ts')).loadSeenAsBar(),
}));

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/app-192.png' },
];

/** None while the search, which counts their materials, is not ready: the page itself may still be shown. */
const departmentsOf = async (context: ServerContext, cultureName: Locale): Promise<readonly Department[]> => {
  try {
    return (await context.call(getNode, { body: { cultureName, resultType: 'tops' } })).Children;
  } catch (error) {
    if (error instanceof Response && error.status === 503) return [];
    throw error;
  }
};

/** Whether statistics are on; a failure of theirs never fails a page. [own-ana-01] */
const isAnalyticsOnFor = async (context: ServerContext): Promise<boolean> => {
  try {
    return (await context.call(getAnalyticsConfig, {})).IsOn;
  } catch {
    return false;
  }
};

/**
 * Open or closed as the visitor left it during this visit, as long as editors have not changed it since; a failure of it
 * never fails a page.
 */
const contextualHeaderOf = async (context: ServerContext, cultureName: Locale, cookies: string) => {
  try {
    const { ContextualHeader: header } = await context.call(getContextualHeader, { query: { cultureName } });
    if (header === null) return undefined;
    const stored = readCookie(cookies, 'ContextualHeaderOpen');
    const isCurrent = stored?.startsWith(`${header.Version}-`) ?? false;
    return { ...header, isOpen: isCurrent ? (stored?.endsWith('-1') ?? false) : header.IsOpen };
  } catch {
    return undefined;
  }
};

/** What every page shows: who looks, the departments, and what editors say above the page. */
export const loader = async ({ context, params, request }: Route.LoaderArgs): Promise<RootData> => {
  const locale = requestLocale(params, context);
  const [isAnalyticsOn, departments, contextualHeader] = await Promise.all([
    isAnalyticsOnFor(context),
    departmentsOf(context, locale),
    contextualHeaderOf(context, locale, request.headers.get('Cookie') ?? ''),
  ]);
  return {
    user: context.user,
    consent: consentOf(isAnalyticsOn, context.user, request.headers),
    departments,
    ...(contextualHeader && { contextualHeader }),
    isDemo: context.isDemo,
    origin: new URL(request.url).origin,
  };
};

/** The frame of the page stays as it is from page to page; it is asked for again when somebody wants it so. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || currentUrl.href === nextUrl.href;

export const Layout = ({ children }: { children: ReactNode }) => {
  const { locale, theme, firstFiles } = usePageSettings();
  const user = useSignedInUser();
  for (const file of firstFiles) preloadModule(file, { as: 'script' });
  // The last effect of the first render: from now on the page handles clicks, keys and scanners. Browser tests wait for it.
  useEffect(() => {
    document.documentElement.dataset.listening = '';
  }, []);
  return (
    <html
      lang={locale}
      data-theme={theme}
      data-density={user?.density ?? undefined}
      data-signed-in={user?.GrossistContactId}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <link rel="manifest" href={`/${locale}/app.webmanifest`} />
        <Alternates />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryProvider isNeeded={user !== undefined}>
          <ShopIntlProvider>
            <Shell
              consent={<AnalyticsGate />}
              bar={
                <>
                  {user?.seenAs && (
                    <Suspense fallback={<div className="h-12" />}>
                      <SeenAsBar />
                    </Suspense>
                  )}
                  <OfflineAtIdle />
                </>
              }
              search={<SearchBox />}
              cart={
                <Suspense fallback={<CartLink />}>
                  <MiniCart />
                </Suspense>
              }
              account={
                <Suspense fallback={<span className="hidden w-44 laptop:block" />}>
                  <AccountSwitch place="header" />
                </Suspense>
              }
              menuAccount={
                <Suspense>
                  <AccountSwitch place="menu" />
                </Suspense>
              }
              cartTab={
                <Suspense fallback={<CartTab />}>
                  <CartCountTab />
                </Suspense>
              }
            >
              {user && hasUnseenGuides(user) && (
                <Suspense>
                  <Guides />
                </Suspense>
              )}
              {children}
            </Shell>
            <CompareDock />
            <SignInSlideIn />
          </ShopIntlProvider>
        </QueryProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
