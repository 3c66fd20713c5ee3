import { getPdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, TextField } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { BASKET } from '../../pdf-basket/index.ts';
import { LONGEST } from '../catalogue-words.ts';
import type { LoadingBasket } from './use-load-basket.ts';

/** Asks what becomes of the materials in the basket before another catalog is loaded into it. Section 4. */
export const LoadDialog = ({ name, loading }: { name: string; loading: LoadingBasket }) => {
  const text = useText();
  const { data } = useOperationQuery(getPdfCatalog, { params: { id: BASKET } });
  const [typed, setTyped] = useState<string>();
  const saveAs = typed ?? data?.name ?? '';
  return (
    <Dialog
      title={text('pdf.load.title')}
      isOpen
      onClose={loading.stopAsking}
      actions={
        <>
          <Button onPress={loading.stopAsking}>{text('pdf.cancel')}</Button>
          <Button kind="danger" isPending={loading.isPending} onPress={() => loading.start({ kind: 'replace' })}>
            {text('pdf.load.replace')}
          </Button>
          <Button
            kind="primary"
            isPending={loading.isPending}
            onPress={() => loading.start({ kind: 'save', name: saveAs.trim() })}
          >
            {text('pdf.load.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{text('pdf.load.text', { count: data?.noOfVariations ?? 0, name })}</p>
        <TextField
          label={text('pdf.load.name')}
          value={saveAs}
          onChange={setTyped}
          maxLength={LONGEST.name}
          autoComplete="off"
        />
      </div>
    </Dialog>
  );
};
