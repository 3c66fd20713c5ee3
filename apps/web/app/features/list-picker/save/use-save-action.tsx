import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { MenuAction } from '../../../ui/overlays/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { SaveDialog } from './save-to-list.tsx';
import type { SavedSource } from './saved-source.ts';

/** Returns the menu's action that saves a source to a list, false for who may not, and its dialog, which the caller draws. */
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
