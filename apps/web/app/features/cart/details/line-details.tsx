import { type CartItem, type OperationInput, patchCartItem } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Checkbox, notify, Picture } from '../../../ui/index.ts';
import { AddToKits } from '../../kit-picker/index.ts';
import { ListPicker } from '../../list-picker/index.ts';
import { StockForecast, StockInfo } from '../../prices/index.ts';
import { refreshCart, showLine } from '../cart-cache.ts';
import { AccountingFields } from '../chosen/accounting-fields.tsx';
import type { Accounts } from '../chosen/use-many-changes.ts';
import { Numbers } from '../lines/line-about.tsx';
import { useSettle } from '../lines/line-commands.ts';
import { LineStock } from '../lines/line-stock.tsx';
import { useDirectDelivery } from '../lines/use-direct-delivery.ts';
import type { PricedLine } from '../use-cart.ts';
import { useProblemText } from '../use-problem-text.ts';
import { NoteField } from './note-field.tsx';
import { Alternatives, Remnants } from './replacements.tsx';

type LinePatch = Omit<NonNullable<OperationInput<typeof patchCartItem>['body']>, 'Quantity' | 'AppliedProposal'>;

/**
 * Returns the function that changes notes and the like of a line: updates the cache at once, rolls back on failure.
 * [cart-38]
 */
const useLinePatch = (line: CartItem): ((patch: LinePatch) => void) => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const settle = useSettle();
  const { mutate } = useOperation(patchCartItem, {
    onSuccess: ({ CartItem, Version }) => {
      showLine(queries, CartItem);
      settle(Version);
    },
    onError: (problem) => {
      notify(problemText(problem));
      void refreshCart(queries);
    },
  });
  return (patch) => {
    showLine(queries, { ...line, ...patch });
    mutate({ query: { cartItemId: line.CartItemId }, body: patch });
  };
};

/** Returns true for a cable that can be cut; not for remnants and materials of a kit. */
const mayTakeRemnants = (line: CartItem): boolean =>
  line.ItemB2BCableCutAllowed && line.CabelRemnantValue === null && line.ParentItemId === null;

interface LineDetailsProps {
  line: CartItem;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
  /** True if the row itself shows no picture. */
  hasPicture: boolean;
}

/** Details of a line: notes, accounting strings, direct delivery, stock, remnants and alternatives. */
export const LineDetails = ({ line, priced, hasPicture, isUnavailable }: LineDetailsProps) => {
  const text = useText();
  const patch = useLinePatch(line);
  const direct = useDirectDelivery()(line);
  const alternatives = priced?.entry.AlternativeProducts ?? [];
  return (
    <section
      aria-label={text('cart.details.of', { name: line.ItemLocalMaterialName })}
      className="grid gap-4 rounded-md bg-sunken p-3 desktop:grid-cols-2"
    >
      {hasPicture && <Shown line={line} priced={priced} isUnavailable={isUnavailable} />}
      <NoteField
        label={text('cart.details.note')}
        hint={text('cart.details.note.hint')}
        saved={line.Note}
        onSave={(Note) => patch({ Note })}
      />
      <NoteField
        label={text('cart.details.additional')}
        hint={text('cart.details.additional.hint')}
        saved={line.AdditionalNote}
        onSave={(AdditionalNote) => patch({ AdditionalNote })}
      />
      <LineAccounts
        key={`${line.AccountingString1} ${line.AccountingString2}`}
        line={line}
        onSave={({ one, two }) => patch({ AccountingString1: one, AccountingString2: two })}
      />
      <div className="grid content-start gap-1">
        <Checkbox
          isSelected={line.IsDirectDeliveryProduct}
          isDisabled={direct.isFixed}
          onChange={(IsDirectDeliveryProduct) => patch({ IsDirectDeliveryProduct })}
        >
          {text('cart.line.direct')}
        </Checkbox>
        <p className="text-sm text-muted">{text(direct.reason ?? 'cart.direct.text')}</p>
        <span className="-ml-1.5 flex flex-wrap items-center gap-x-2">
          <ListPicker material={line} />
          <AddToKits material={line} />
        </span>
      </div>
      {priced && (
        <section className="grid content-start gap-2 desktop:col-span-2">
          <h2 className="text-sm font-semibold">{text('pictures.stock')}</h2>
          <p>
            <StockInfo
              stock={priced.entry.Stock}
              unit={line.ItemSalesUnit}
              available={priced.available}
              exceeded={priced.exceeded}
              refusedBy={priced.refusedBy}
            />
          </p>
          <StockForecast stock={priced.entry.Stock} unit={line.ItemSalesUnit} wanted={line.Quantity} />
        </section>
      )}
      {mayTakeRemnants(line) && <Remnants line={line} />}
      {alternatives.length > 0 && <Alternatives numbers={alternatives} />}
    </section>
  );
};

/** The picture, all numbers and the stock of a line whose row is compact. */
const Shown = ({ line, priced, isUnavailable }: Omit<LineDetailsProps, 'hasPicture'>) => (
  <div className="flex items-center gap-4 desktop:col-span-2">
    {line.ImageUrl !== '' && <Picture src={line.ImageUrl} alt="" width={96} height={96} />}
    <div className="grid min-w-0 gap-1">
      <Numbers line={line} />
      <LineStock line={line} priced={priced} isUnavailable={isUnavailable} />
    </div>
  </div>
);

const LineAccounts = ({ line, onSave }: { line: CartItem; onSave: (accounts: Accounts) => void }) => {
  const text = useText();
  const saved: Accounts = { one: line.AccountingString1, two: line.AccountingString2 };
  const [accounts, setAccounts] = useState(saved);
  const isChanged = accounts.one !== saved.one || accounts.two !== saved.two;
  return (
    <div className="grid content-start gap-2">
      <AccountingFields accounts={accounts} onChange={setAccounts} />
      <span className="flex gap-2">
        <Button size="small" isDisabled={!isChanged} onPress={() => onSave(accounts)}>
          {text('cart.account.save')}
        </Button>
        {isChanged && (
          <Button size="small" kind="quiet" onPress={() => setAccounts(saved)}>
            {text('cart.dialog.cancel')}
          </Button>
        )}
      </span>
    </div>
  );
};
