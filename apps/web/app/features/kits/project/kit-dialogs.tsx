import type { SheetKit } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TextField } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';

const LONGEST = 100;

interface KitNameDialogProps {
  /** Undefined: a new kit. */
  kit: SheetKit | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Renames a kit; the name is printed on its label. [kit-04, kit-30] */
export const KitNameDialog = ({ kit, onName, onClose }: KitNameDialogProps) => {
  const text = useText();
  const [name, setName] = useState(kit?.headerDescription ?? '');
  return (
    <FormDialog
      title={text(kit ? 'kits.rename' : 'kits.add')}
      cancel={text('kits.cancel')}
      submit={text(kit ? 'kits.rename.do' : 'kits.add')}
      onSubmit={() => {
        onName(name.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label={text('kits.kit.name')}
        hint={text('kits.kit.name.hint')}
        value={name}
        onChange={setName}
        maxLength={LONGEST}
        autoComplete="off"
        // The dialog was opened to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
    </FormDialog>
  );
};

interface CopyDialogProps {
  name: string;
  /** As many as the project has room for. */
  most: number;
  onCopy: (count: number) => void;
  onClose: () => void;
}

/** Copies a kit several times. [kit-28] */
export const CopyDialog = ({ name, most, onCopy, onClose }: CopyDialogProps) => {
  const text = useText();
  const [typed, setTyped] = useState('1');
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  const isPossible = count >= 1 && count <= most;
  return (
    <FormDialog
      title={text('kits.copy.title', { name })}
      cancel={text('kits.cancel')}
      submit={text('kits.copy.do')}
      isDisabled={!isPossible}
      onSubmit={() => {
        onCopy(count);
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label={text('kits.copy.count')}
        hint={text('kits.copy.hint', { most })}
        error={isPossible || typed === '' ? undefined : text('kits.copy.hint', { most })}
        value={typed}
        onChange={setTyped}
        inputMode="numeric"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
    </FormDialog>
  );
};
