import { getServiceCenters } from '@grossist/contracts';
import { useOperationQuery } from '../../api/index.ts';
import { ClosingText } from './picker/closing-text.tsx';

const STALE_MS = 300_000;

/** The opening hours of a service center; nothing until they are loaded. [svc-03] */
export const CenterHours = ({ serviceCenterId }: { serviceCenterId: string }) => {
  const { data } = useOperationQuery(getServiceCenters, {}, { staleTime: STALE_MS });
  const center = data?.find((each) => each.ServiceCenterId === serviceCenterId);
  return center ? <ClosingText center={center} /> : null;
};
