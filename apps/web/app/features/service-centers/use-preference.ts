import { type ServiceCenter, setPreferredServiceCenter } from '@grossist/contracts';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';

export interface Preference {
  isPreferred: (center: ServiceCenter) => boolean;
  /** Prefers a center; the preferred one no longer. Shown at once. */
  toggle: (center: ServiceCenter) => void;
}

/** The service center that the user prefers. [own-svc-01] */
export const usePreference = (): Preference => {
  const text = useText();
  const { mutate, isPending, variables } = useOperation(setPreferredServiceCenter, {
    invalidates: ['service centers'],
    onError: () => notify(text('centers.prefer.failed')),
  });
  const isPreferred = (center: ServiceCenter): boolean =>
    isPending ? variables.body.ServiceCenterId === center.ServiceCenterId : center.IsPreferred;
  return {
    isPreferred,
    toggle: (center) => mutate({ body: { ServiceCenterId: isPreferred(center) ? null : center.ServiceCenterId } }),
  };
};
