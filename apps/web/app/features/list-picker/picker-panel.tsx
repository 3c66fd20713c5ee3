import { getEditableVariationLists } from '@grossist/contracts';
import { type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useOperationQuery } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Badge, Button, Checkbox, INPUT_STYLE, ShopLink, Skeleton } from '../../ui/index.ts';
import { AddMaterialToPdf } from '../pdf-basket/index.ts';
import type { ListedMaterial } from './list-picker.tsx';
import { NewList } from './new-list.tsx';
import { useListLines } from './use-list-lines.ts';
import { useListProblem } from './use-lists.ts';

/** From so many lists on they can be searched. */
const MANY = 8;

interface PickerPanelProps {
  material: ListedMaterial;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The caller's lists with a check mark at each that has the material; checking adds it. [vl-06] */
export const PickerPanel = ({ material, button, onClose }: PickerPanelProps) => {
  const text = useText();
  const { ItemLocalMaterialName: name } = material;
  return (
    <Popover
      triggerRef={button}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      className="w-80 max-w-[calc(100vw-1rem)] overflow-auto rounded-lg border border-line bg-raised shadow-float"
    >
      <Dialog aria-label={text('lists.picker.title', { name })} className="grid gap-2 p-3 outline-none">
        <Choices material={material} />
        <AddMaterialToPdf number={material.ItemSAPMaterialNumber} onAdded={onClose} />
        <ShopLink
          to="/lists"
          onClick={onClose}
          className="justify-self-start text-sm text-accent underline underline-offset-3"
        >
          {text('lists.picker.all')}
        </ShopLink>
      </Dialog>
    </Popover>
  );
};

const Choices = ({ material }: { material: ListedMaterial }) => {
  const text = useText();
  const problemText = useListProblem();
  const [words, setWords] = useState('');
  const { ItemSAPMaterialNumber: SapMaterialNumber } = material;
  const { data, error, refetch } = useOperationQuery(getEditableVariationLists, { query: { SapMaterialNumber } });
  const lines = useListLines(SapMaterialNumber);
  if (error && !data) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-danger">
        {problemText(error)}
        <Button size="small" onPress={() => void refetch()}>
          {text('ui.tryAgain')}
        </Button>
      </p>
    );
  }
  if (!data) {
    return (
      <span role="status" aria-label={text('ui.loading')} className="grid gap-3 py-2">
        {['w-32', 'w-48', 'w-40'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </span>
    );
  }
  const wanted = words.trim().toLowerCase();
  const shown = data.filter(({ Name }) => Name.toLowerCase().includes(wanted));
  return (
    <>
      {data.length >= MANY && (
        <input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          aria-label={text('lists.picker.find')}
          placeholder={text('lists.picker.find')}
          className={INPUT_STYLE}
        />
      )}
      <ul className="grid max-h-64 gap-1 overflow-y-auto">
        {shown.map((list) => (
          <li key={list.Id} className="flex min-h-8 items-center gap-2">
            <Checkbox
              isSelected={list.HasMaterial}
              isDisabled={lines.isPending}
              onChange={(isOn) => void lines.set(list, isOn)}
              className="min-w-0 flex-1"
            >
              <span className="min-w-0 break-words">{list.Name}</span>
            </Checkbox>
            {list.IsDefault && <Badge>{text('lists.default')}</Badge>}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-muted">{text('lists.picker.none')}</p>}
      <NewList onCreated={(list) => void lines.set(list, true)} />
    </>
  );
};
