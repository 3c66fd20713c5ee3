import { Icon, type IconProps } from '../../ui/icons/data/icons.tsx';

/** A list, with a check mark when a material is on it. */
export const ListIcon = ({ isFilled = false, ...props }: IconProps & { isFilled?: boolean }) => (
  <Icon {...props}>
    <path d="M4 6.5h11M4 11.5h11M4 16.5h6" />
    <path d={isFilled ? 'm13 16.5 2.5 2.5 5-5.5' : 'M17 13v7M13.5 16.5h7'} strokeWidth={isFilled ? 2.5 : 1.75} />
  </Icon>
);
