import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/order-route.ts';
import { OrderScreen } from './order-screen.tsx';

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

export default function Order({ params }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <OrderScreen orderId={params.orderId} />
    </div>
  );
}
