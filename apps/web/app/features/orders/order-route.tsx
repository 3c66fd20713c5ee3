import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/order-route.ts';

export default function Order({ params }: Route.ComponentProps) {
  const text = useText();
  const title = text('pages.order', { number: params.orderId });
  return (
    <div className="page py-8">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-2xl">{title}</h1>
    </div>
  );
}
