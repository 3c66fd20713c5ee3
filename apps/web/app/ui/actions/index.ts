export { Button, type ButtonProps } from './button.tsx';
export { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { LinkButton, type LinkButtonProps, TextLink } from './link-button.tsx';
export { ShopLink, type ShopLinkProps } from './shop-link.tsx';
