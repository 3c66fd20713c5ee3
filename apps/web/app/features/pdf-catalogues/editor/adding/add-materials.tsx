import type { PdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Button, PlusIcon } from '../../../../ui/index.ts';
import { AddDialog } from './add-dialog.tsx';

/** The button that adds materials to a catalog by number, from lists and from orders. */
export const AddMaterials = ({ catalogue }: { catalogue: PdfCatalog }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <PlusIcon size={18} />
        {text('pdf.addTo')}
      </Button>
      {isOpen && <AddDialog catalogue={catalogue} onClose={() => setOpen(false)} />}
    </>
  );
};
