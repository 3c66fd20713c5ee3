import { getNode } from '@grossist/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { preloadModule } from 'react-dom';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { makeQueryClient } from './api/index.ts';
import './app.css';
import { Alternates, ErrorScreen, Shell } from './features/shell/index.ts';
import { requestLocale, ShopIntlProvider, usePageSettings } from './i18n/index.ts';
import type { RootData } from './visitor.ts';

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/** What every page shows: who looks, and the departments. */
export const loader = async ({ context, params, request }: Route.LoaderArgs): Promise<RootData> => {
  const locale = requestLocale(params, context);
  const tops = await context.call(getNode, { body: { cultureName: locale, resultType: 'tops' } });
  return {
    user: context.user,
    departments: tops.Children,
    isDemo: context.isDemo,
    origin: new URL(request.url).origin,
  };
};

/** The frame of the page stays as it is from page to page; it is asked for again when somebody wants it so. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || currentUrl.href === nextUrl.href;

export const Layout = ({ children }: { children: ReactNode }) => {
  const { locale, theme, messagesFile } = usePageSettings();
  const [queries] = useState(makeQueryClient);
  if (messagesFile) preloadModule(messagesFile, { as: 'script' });
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Alternates />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={queries}>
          <ShopIntlProvider>
            <Shell>{children}</Shell>
          </ShopIntlProvider>
        </QueryClientProvider>
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
