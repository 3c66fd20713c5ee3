import { type ServiceCenter, setPreferredServiceCenter } from '@grossist/contracts';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/data/icons.tsx';
import { IconButton, notify } from '../../ui/index.ts';
import { useIsReadOnly } from '../../visitor.ts';

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

const StarIcon = ({ isFilled }: { isFilled: boolean }) => (
  <Icon className={isFilled ? 'fill-current text-accent' : 'text-muted'}>
    <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
  </Icon>
);

/** Sets or clears the user's preferred center; nothing for read-only visitors. */
export const StarButton = ({ center, preference }: { center: ServiceCenter; preference: Preference }) => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  const isPreferred = preference.isPreferred(center);
  // The names beside it stay where they are.
  if (isReadOnly) return <span className="w-2.5" />;
  return (
    <IconButton
      label={text('centers.prefer', { name: center.Name })}
      aria-pressed={isPreferred}
      icon={<StarIcon isFilled={isPreferred} />}
      onPress={() => preference.toggle(center)}
    />
  );
};
