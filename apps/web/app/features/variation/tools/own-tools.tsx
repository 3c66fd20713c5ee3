import { noteSeen, type VariationDetails } from '@grossist/contracts';
import { Suspense, useEffect, useState } from 'react';
import { callOperation } from '../../../api/index.ts';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { Button } from '../../../ui/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { AddToKits } from '../../kit-picker/index.ts';
import { PrintLabelsLink } from '../../label-print/index.ts';

const FeedbackDialog = lazyWithTexts(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);

/** Records the visit in the background; a failure is ignored. */
const useNoteSeen = (SapMaterialNumber: string): void => {
  useEffect(() => {
    callOperation(noteSeen, { body: { SapMaterialNumber } }).catch(() => undefined);
  }, [SapMaterialNumber]);
};

/** For who is signed in: to add it to kits, and to report what is wrong with the data. */
export const OwnTools = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const isReadOnly = useIsReadOnly();
  useNoteSeen(variation.ItemSAPMaterialNumber);
  if (isReadOnly) return null;
  return (
    <>
      <AddToKits material={variation} look="button" />
      <Button kind="quiet" size="small" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Icon size={18}>
          <path d="M4 5h16v11h-9l-4 4v-4H4z" />
        </Icon>
        {text('variation.feedback')}
      </Button>
      <PrintLabelsLink
        kind="quiet"
        size="small"
        icon={
          <Icon size={18}>
            <path d="M4 4h8l8 8-8 8-8-8zM8 8h.01" />
          </Icon>
        }
        source={{ source: 'materials', materials: [variation.ItemSAPMaterialNumber] }}
      />
      {isOpen && (
        <Suspense>
          <FeedbackDialog variation={variation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
