export {
  Button,
  type ButtonKind,
  type ButtonProps,
  type ButtonSize,
  buttonStyle,
  IconButton,
  type IconButtonProps,
} from './button.tsx';
export { LinkButton, type LinkButtonProps, ShopLink, type ShopLinkProps, TextLink } from './shop-link.tsx';
