export {
  Button,
  type ButtonKind,
  type ButtonProps,
  type ButtonSize,
  buttonStyle,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
  ShopLink,
  type ShopLinkProps,
  TextLink,
} from './button.tsx';
