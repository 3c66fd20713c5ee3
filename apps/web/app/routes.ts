import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page; each also below its locale ("/da-DK/cart"). */
export default [
  ...prefix(':locale?', [
    index('features/home/home-route.tsx'),
    route('catalogue/*', 'features/catalogue/catalogue-route.tsx'),
    route('search', 'features/search/search-route.tsx'),
    route('compare', 'features/catalogue/compare/compare-route.tsx'),
    route('pages/:slug', 'features/search/pages/page-route.tsx'),
    route('vendors', 'features/vendor/vendors-route.tsx'),
    route('vendors/:code', 'features/vendor/vendor-route.tsx'),
    route('variation/:code', 'features/variation/variation-route.tsx'),
    route('sign-in', 'features/identity/sign-in-route.tsx'),
    route('cart', 'features/cart/cart-route.tsx'),
    route('cart/print', 'features/cart/print/print-route.tsx'),
    route('cart/drafts', 'features/cart/drafts/drafts-route.tsx'),
    route('order/card', 'features/cart/ordering/card/card-route.tsx'),
    route('order/:orderId/confirmation', 'features/orders/confirmation-route.tsx'),
    route('orders', 'features/orders/orders-route.tsx'),
    route('orders/returns/:returnOrderId', 'features/orders/return-route.tsx'),
    route('orders/:orderId', 'features/orders/order-route.tsx'),
    route('orders/:orderId/kits/:kitId', 'features/orders/kit-route.tsx'),
    route('favourites', 'features/favourites/favourites-route.tsx'),
    route('lists', 'features/lists/lists-route.tsx'),
    route('projects', 'features/project-quote/projects-route.tsx'),
    route('landing/:key', 'features/editing/landing/landing-page-route.tsx'),
    route('browse/:id', 'features/editing/browsing/browse-route.tsx'),
    route('editor/*', 'features/editing/editor-route.tsx'),
    route('support/*', 'features/support/support-route.tsx'),
    route('operations/*', 'features/editing/messages/operations-route.tsx'),
  ]),
  route('*', 'features/shell/not-found-route.tsx'),
] satisfies RouteConfig;
