import { type OrderDraft, setReadyFlags } from '@grossist/contracts';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, CheckIcon, LinkButton, notify } from '../../ui/index.ts';
import { useCartCommands } from '../cart/index.ts';

export interface DraftsBarProps {
  count: number;
  chosen: readonly OrderDraft[];
  onDone: () => void;
}

/** How many drafts there are, and what can be done to the marked ones at once. [cart-27] */
export const DraftsBar = ({ count, chosen, onDone }: DraftsBarProps) => {
  const text = useText();
  const { settings } = useCartCommands();
  const setReady = useOperation(setReadyFlags, {
    ...settings,
    onSuccess: (results, { body }) => {
      const changed = results.filter((one) => one.IsChanged).length;
      const left = results.filter((one) => one.Problem !== null).length;
      const said = text(body.ReadyState ? 'drafts.readied' : 'drafts.unreadied', { count: changed });
      notify(left === 0 ? said : `${said} ${text('drafts.readied.left', { count: left })}`);
      onDone();
    },
  });
  const mark = (ReadyState: boolean): void =>
    setReady.mutate({ body: { CartIds: chosen.map(({ CartId }) => CartId), ReadyState, ForceSave: false } });
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-muted">
        {chosen.length > 0 ? text('drafts.marked', { count: chosen.length }) : text('drafts.count', { count })}
      </p>
      {chosen.length > 0 ? (
        <span className="flex flex-wrap gap-2">
          <Button size="small" isPending={setReady.isPending} onPress={() => mark(true)}>
            <CheckIcon size={18} />
            {text('drafts.markReady')}
          </Button>
          <Button size="small" isPending={setReady.isPending} onPress={() => mark(false)}>
            {text('drafts.markUnready')}
          </Button>
        </span>
      ) : (
        <LinkButton to="/cart" size="small">
          {text('drafts.toCart')}
        </LinkButton>
      )}
    </div>
  );
};
