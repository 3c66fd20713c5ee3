import type { ServiceCenter } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { IconButton } from '../../ui/index.ts';
import { useIsReadOnly } from '../../visitor.ts';
import type { Preference } from './use-preference.ts';

const StarIcon = ({ isFilled }: { isFilled: boolean }) => (
  <Icon className={isFilled ? 'fill-current text-accent' : 'text-muted'}>
    <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
  </Icon>
);

/** Makes a center the user's own, or no longer; nothing for who came to look only. */
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
