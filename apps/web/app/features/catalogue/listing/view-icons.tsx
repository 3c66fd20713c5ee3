import { Icon, type IconProps } from '../../../ui/icons/icon.tsx';

export const FullIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h6v6H4zM14 6h6M14 10h4M4 15h6v5H4zM14 16h6M14 19h4" />
  </Icon>
);

export const SlimIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16M4 10h16M4 14h16M4 18h16" />
  </Icon>
);

export const ProductsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v5H4zM8 10v9M8 14h12M8 19h12" />
  </Icon>
);

export const TableIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v14H4zM4 10h16M10 5v14M15 5v14" />
  </Icon>
);
