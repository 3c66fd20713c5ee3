import { Suspense } from 'react';
import { lazyWithKitCartTexts } from '../../../i18n/kit-cart-texts.ts';
import { Skeleton } from '../../../ui/index.ts';
import type { EditKitDialogProps } from './edit-kit-dialog.tsx';
import type { KitsBarProps } from './kits-bar.tsx';
import type { PackDialogProps } from './pack-dialog.tsx';

const Bar = lazyWithKitCartTexts(async () => (await import('./kits-bar.tsx')).KitsBar);
const Edit = lazyWithKitCartTexts(async () => (await import('./edit-kit-dialog.tsx')).EditKitDialog);
const Pack = lazyWithKitCartTexts(async () => (await import('./pack-dialog.tsx')).PackDialog);

/** The bar of the project of kits; nothing for carts that are no smart kit. */
export const KitsBar = (props: KitsBarProps) =>
  props.cart.DeliveryType === 'SmartKit' && (
    <Suspense fallback={<Skeleton className="h-18 w-full" />}>
      <Bar {...props} />
    </Suspense>
  );

export const EditKitDialog = (props: EditKitDialogProps) => (
  <Suspense>
    <Edit {...props} />
  </Suspense>
);

export const PackDialog = (props: PackDialogProps) => (
  <Suspense>
    <Pack {...props} />
  </Suspense>
);
