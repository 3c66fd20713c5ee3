import {
  type ActionBlockSettings,
  deleteActionBlock,
  getActionBlockSettings,
  saveActionBlockSettings,
} from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { useState } from 'react';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, IconButton, notify, PlusIcon, SearchForm, TrashIcon } from '../../../ui/index.ts';
import { useAddress } from '../../desk/index.ts';
import { anyText } from '../parts/language-texts.tsx';
import { useNodes } from '../parts/node-field.tsx';
import { ListScreen, useProblemNotice } from '../parts/query-states.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { blockBody, blockFieldsOf, facetsOf } from './block-fields.ts';

/** Summary of a block's content in one line. */
const BlockShows = ({ block }: { block: ActionBlockSettings }) => {
  const text = useText();
  const nodes = useNodes();
  const parts = [
    text(`editing.blocks.type.${block.BlockType}`),
    nodes.find(({ id }) => id === block.CatalogNodeId)?.name ?? block.CatalogNodeId,
    block.SearchTerm === '' ? '' : text('ui.quoted', { text: block.SearchTerm }),
    ...facetsOf(block.SelectedFacetsJson).map(({ Key, Values }) => `${Key}: ${Values.join(', ')}`),
  ];
  return <p className="truncate text-sm text-muted">{parts.filter((part) => part !== '').join(' · ')}</p>;
};

const PAGE_SIZE = 50;

/** All action blocks. [own-blk-01] [own-blk-02] */
export default function Blocks() {
  const text = useText();
  const language = languageOf(useLocale());
  const { page, query, hrefOf, go } = useAddress('/editor/blocks');
  const [open, setOpen] = useState<{ block: ActionBlockSettings | undefined }>();
  const blocks = useOperationQuery(
    getActionBlockSettings,
    { query: { Query: query, Page: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const settings = useProblemNotice('catalogue');
  const restore = useOperation(saveActionBlockSettings, settings);
  const remove = useOperation(deleteActionBlock, settings);
  const nameOf = (block: ActionBlockSettings): string => anyText(block.Titles, language) || block.BlockId;
  const removeBlock = (block: ActionBlockSettings): void =>
    remove.mutate(
      { params: { blockId: block.BlockId }, query: { Version: block.Version } },
      {
        onSuccess: () =>
          notify(text('editing.deleted', { name: nameOf(block) }), () =>
            restore.mutate({ body: { ...blockBody(block.BlockId, blockFieldsOf(block)), Version: 0 } }),
          ),
      },
    );
  return (
    <>
      <ListScreen
        title={text('editing.blocks')}
        lead={text('editing.blocks.lead')}
        actions={
          <Button kind="primary" onPress={() => setOpen({ block: undefined })}>
            <PlusIcon size={18} />
            {text('editing.blocks.add')}
          </Button>
        }
        tools={
          <SearchForm isSlim label={text('editing.find')} query={query} onSearch={(next) => go({ query: next })} />
        }
        answer={blocks}
        loading={['cards']}
        rowsOf={({ PageItems, TotalItems }) => ({ rows: PageItems, total: TotalItems })}
        page={page}
        pageSize={PAGE_SIZE}
        hrefOf={hrefOf}
        empty={{ title: text(query === '' ? 'editing.blocks.none' : 'editing.none.found') }}
      >
        {(rows) => (
          <ul className="grid grid-cols-1 gap-2">
            {rows.map((block) => (
              <li
                key={block.BlockId}
                className="flex items-center gap-3 rounded-lg border border-line bg-surface py-2 pr-2 pl-4"
              >
                <div className="min-w-0 flex-1">
                  <button
                    type="button"
                    onClick={() => setOpen({ block })}
                    className="min-h-6 text-left font-semibold hover:underline"
                  >
                    {nameOf(block)}
                  </button>
                  <BlockShows block={block} />
                </div>
                <IconButton
                  label={text('ui.remove', { name: nameOf(block) })}
                  icon={<TrashIcon size={18} />}
                  onPress={() => removeBlock(block)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListScreen>
      {open && <BlockDialog key={open.block?.BlockId ?? 'new'} block={open.block} onClose={() => setOpen(undefined)} />}
    </>
  );
}
