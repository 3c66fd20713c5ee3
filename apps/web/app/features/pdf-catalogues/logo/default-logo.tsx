import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, PictureIcon } from '../../../ui/index.ts';
import { LogoDialog } from './logo-dialog.tsx';

/** The button that opens the company's default logo. */
export const DefaultLogo = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <PictureIcon size={18} />
        {text('pdf.logo.default.short')}
      </Button>
      {isOpen && <LogoDialog onClose={() => setOpen(false)} />}
    </>
  );
};
