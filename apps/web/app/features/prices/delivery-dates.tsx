import type { DateGroup } from '@grossist/domain';
import { Fragment } from 'react';
import { useDeliveryDates } from './use-delivery-dates.ts';

/** "8 lines Thu, Nov 26 · 3 by Dec 28 · 7 without a date"; a group stays in one piece where there is room for it. */
export const DeliveryDates = ({ groups }: { groups: readonly DateGroup[] }) => {
  const dates = useDeliveryDates();
  return dates.groups(groups).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <span className="text-muted"> · </span>}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
};
