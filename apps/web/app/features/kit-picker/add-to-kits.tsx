import type { SearchDocument } from '@grossist/contracts';
import { Suspense, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { lazyWithKitTemplatesTexts } from '../../i18n/kits-texts.ts';
import { buttonStyle, PackageIcon } from '../../ui/index.ts';
import { useMayUseKits } from './kit-access.ts';

const AddDialog = lazyWithKitTemplatesTexts(async () => (await import('./adding/add-dialog.tsx')).AddDialog);

export type KitMaterial = Pick<SearchDocument, 'ItemSAPMaterialNumber' | 'ItemLocalMaterialName'>;

export interface AddToKitsProps {
  material: KitMaterial;
  /** An icon alone, for rows of results; words that look like the entry of lists beside them; a button among buttons. */
  look?: 'icon' | 'words' | 'button';
}

const QUIET =
  'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-sm px-1.5 text-sm text-muted hover:text-accent';

/** The button that adds a material to many kits of a project at once. [kit-08] */
export const AddToKits = ({ material, look = 'words' }: AddToKitsProps) => {
  const text = useText();
  const mayUse = useMayUseKits();
  const [isOpen, setOpen] = useState(false);
  if (!mayUse) return null;
  const words = text('kitPicker.add');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${words}: ${material.ItemLocalMaterialName}`}
        title={look === 'icon' ? words : undefined}
        onClick={() => setOpen(true)}
        className={look === 'button' ? buttonStyle('quiet', 'small') : QUIET}
      >
        <PackageIcon size={18} />
        {look !== 'icon' && <span className="whitespace-nowrap">{words}</span>}
      </button>
      {isOpen && (
        <Suspense>
          <AddDialog material={material} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
