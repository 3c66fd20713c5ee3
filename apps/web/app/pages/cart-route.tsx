import { requireSignedIn } from '../features/identity/index.ts';
import { LaterRecommendations, Recommendations } from '../features/recommendations/index.ts';
import type { Route } from './+types/cart-route.ts';
import { CartPage } from './cart/cart-page.tsx';

export const loader = (call: Route.LoaderArgs) => {
  requireSignedIn(call);
  return null;
};

export default function Cart() {
  return (
    <CartPage
      recommendations={<LaterRecommendations placement="cart" />}
      recommendationsOfEmpty={<Recommendations placement="cart" />}
    />
  );
}
