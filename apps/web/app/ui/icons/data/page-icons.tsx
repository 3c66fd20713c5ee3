// Icons of single pages, apart from the ones that every page loads.
import { Icon, type IconProps } from './icons.tsx';

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10 10.5v5.5M14 10.5v5.5" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 3.7 0 7 2 9.5 6.5-.9 1.6-1.9 2.9-3.1 3.9M6 7.8C4.7 8.8 3.5 10.2 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.5 0 2.9-.3 4.2-1" />
  </Icon>
);

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 6h11v10.5h-11zM13.5 9.5h4l3.5 3.5v3.5h-7.5" />
    <circle cx="7" cy="17.5" r="2" />
    <circle cx="17" cy="17.5" r="2" />
  </Icon>
);

export const PackageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3 8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10" />
  </Icon>
);

/** A number as the trade prints it. */
export const NumberIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16" />
  </Icon>
);
