import { Icon, type IconProps } from '../../ui/icons/icon.tsx';

/** A sheet of paper with a folded corner and lines. */
export const PdfIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5h8l4.5 4.5v12.5H6z" />
    <path d="M14 3.5V8h4.5M9 12.5h6.5M9 16h6.5" />
  </Icon>
);
