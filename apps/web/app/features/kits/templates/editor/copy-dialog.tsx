import type { KitTemplate } from '@grossist/contracts';
import { type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../../i18n/index.ts';
import { NumberStepper } from '../../../../ui/index.ts';
import { ConfirmDialog } from '../../../../ui/overlays/index.ts';
import { pathOfTemplate, TEMPLATES_PATH } from '../../../kit-picker/index.ts';
import { useTemplateCommands } from '../use-template-commands.ts';

/** Copies that one call makes at most. */
const MOST = 100;
const SINGLY = { minimum: quantityOf(1), step: quantityOf(1) };

interface CopyDialogProps {
  template: KitTemplate;
  onClose: () => void;
}

/** Copies a template; the only copy is opened, of several the list. [kit-21] */
export const CopyDialog = ({ template, onClose }: CopyDialogProps) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const commands = useTemplateCommands();
  const [count, setCount] = useState<Quantity>(quantityOf(1));
  const copy = (): void =>
    commands.copy(template, quantityToNumber(count), (copies) => {
      onClose();
      const [only] = copies;
      void navigate(path(copies.length === 1 && only ? pathOfTemplate(only.id) : TEMPLATES_PATH));
    });
  return (
    <ConfirmDialog
      title={text('kitTemplates.copy.title', { name: template.headerDescription || text('kitPicker.unnamed') })}
      cancel={text('kitTemplates.cancel')}
      confirm={text('kitTemplates.copy')}
      isPending={commands.isPending}
      onConfirm={copy}
      onClose={onClose}
    >
      <div className="grid justify-items-start gap-1">
        <span className="text-sm font-semibold">{text('kitTemplates.copy.count')}</span>
        <NumberStepper
          name={text('kitTemplates.copy.count')}
          value={count}
          packing={SINGLY}
          onChange={(wanted) => setCount(quantityOf(Math.min(MOST, Math.max(1, Math.floor(quantityToNumber(wanted))))))}
        />
      </div>
    </ConfirmDialog>
  );
};
