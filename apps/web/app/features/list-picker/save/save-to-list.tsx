import type { addOrderLinesToVariationList, OperationInput } from '@grossist/contracts';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button, type ButtonProps, IconButton } from '../../../ui/index.ts';
import type { MenuAction } from '../../../ui/overlays/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { ListIcon } from '../list-icon.tsx';

type FromOrder = NonNullable<OperationInput<typeof addOrderLinesToVariationList>['body']>;

/** A material that may be saved, with its quantity where it has one. */
export interface SavedMaterial {
  SapMaterialNumber: string;
  Name: string;
}

/** What is saved to a list: materials that are chosen in the dialog, or lines that the server knows. */
export type SavedSource =
  | { kind: 'materials'; materials: readonly SavedMaterial[] }
  | { kind: 'lines'; count: number; from: Omit<FromOrder, 'ListId' | 'Name'> };

const SaveDialog = lazyWithTexts(async () => (await import('./save-dialog.tsx')).SaveDialog);

export interface SaveToListProps extends Pick<ButtonProps, 'kind' | 'size' | 'className'> {
  source: SavedSource;
  /** Shows an icon only; its accessible name includes `name` if given. */
  isIcon?: boolean;
  name?: string;
}

/** The button that saves materials, a cart, a draft or an order to a list. */
export const SaveToList = ({ source, isIcon = false, name, ...style }: SaveToListProps) => {
  const text = useText();
  const user = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  if (!user || user.companyNumber === '' || user.isReadOnly) return null;
  return (
    <>
      {isIcon ? (
        <IconButton
          label={name === undefined ? text('lists.save') : `${text('lists.save')}: ${name}`}
          icon={<ListIcon />}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        />
      ) : (
        <Button {...style} aria-haspopup="dialog" onPress={() => setOpen(true)}>
          <ListIcon size={18} />
          {text('lists.save')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <SaveDialog source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Returns the menu's action that saves a source to a list, false without permission, and its dialog, which the caller renders. */
export const useSaveAction = (source: SavedSource): { action: MenuAction | false; dialog: ReactNode } => {
  const text = useText();
  const user = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  const maySave = user !== undefined && user.companyNumber !== '' && !user.isReadOnly;
  return {
    action: maySave && { id: 'save-to-list', name: text('lists.save'), act: () => setOpen(true) },
    dialog: isOpen && (
      <Suspense>
        <SaveDialog source={source} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
};
