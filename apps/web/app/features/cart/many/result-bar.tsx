import type { QuantityProposal } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import type { ReactNode } from 'react';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { ShopLink, WarningBar } from '../../../ui/index.ts';
import type { ChangedLine, FailedLine, ManyResult } from './many-result.ts';

const FAILURES: Record<FailedLine['kind'], MessageKey> = {
  'unknown-article-number': 'cart.many.failed.unknown',
  'several-articles': 'cart.many.failed.several',
  'wrong-quantity': 'cart.many.failed.quantity',
  'other-unit': 'cart.many.failed.otherUnit',
  'unknown-pieces': 'cart.many.failed.unknownPieces',
  'not-orderable': 'cart.many.failed.notOrderable',
  'out-of-stock': 'cart.many.failed.outOfStock',
  'not-allowed-in-smart-kit': 'cart.many.failed.smartKit',
  'cart-full': 'cart.many.failed.cartFull',
  'unexpected-error': 'cart.many.failed.unexpected',
  'no-identifier': 'cart.many.failed.noNumber',
  'identifier-too-long': 'cart.many.failed.unknown',
  'quantity-not-numeric': 'cart.many.failed.quantity',
  'quantity-not-positive': 'cart.many.failed.notPositive',
  'quantity-too-large': 'cart.many.failed.tooLarge',
  'quantity-ambiguous': 'cart.many.failed.ambiguous',
};

const CAPS: ReadonlySet<QuantityProposal['Kind']> = new Set(['phased-out', 'clearance-split', 'fastbox', 'remnant']);

/** Returns the text on what was added instead, and which part of it is not at the clearance price. */
const changeWords = (line: ChangedLine, text: ReturnType<typeof useText>, amount: (wire: number) => string): string => {
  const { ItemLocalMaterialName: name, RequestedQuantity, AddedQuantity, ClearanceQuantity, NormalQuantity } = line;
  const isSplit = ClearanceQuantity !== null && NormalQuantity !== null;
  const key = CAPS.has(line.Kind) && AddedQuantity < RequestedQuantity ? 'cart.many.capped' : 'cart.many.rounded';
  const parts = [
    (!isSplit || AddedQuantity !== RequestedQuantity) &&
      text(key, { name, wanted: amount(RequestedQuantity), added: amount(AddedQuantity) }),
    isSplit && text('cart.many.split', { name, clearance: amount(ClearanceQuantity), normal: amount(NormalQuantity) }),
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
};

/** Lines that are listed; of the others only the number is shown. */
const LISTED = 50;

/** The result of a list, with changed and failed lines. Section 8, "Multiple-order-lines failure". */
export const ResultBar = ({ result, onClose }: { result: ManyResult; onClose: () => void }) => {
  const text = useText();
  const format = useFormat();
  const { addedCount, changed, failed } = result;
  const isClean = changed.length === 0 && failed.length === 0;
  const amount = (wire: number): string => format.quantity(quantityOf(wire));
  return (
    <WarningBar tone={isClean ? 'info' : 'warning'} onClose={onClose}>
      <p className="font-semibold">
        {[
          text('cart.many.added', { count: addedCount }),
          changed.length > 0 && text('cart.many.changed', { count: changed.length }),
          failed.length > 0 && text('cart.many.failedCount', { count: failed.length }),
        ]
          .filter((part) => typeof part === 'string')
          .join(' ')}
      </p>
      {!isClean && (
        <details className="mt-1">
          <summary className="w-fit rounded-sm py-0.5 underline underline-offset-3">
            {text('cart.many.details')}
          </summary>
          <div className="mt-2 grid gap-3 pr-2 text-sm">
            {failed.length > 0 && (
              <List title={text('cart.many.failed')} beyond={failed.length - LISTED}>
                {failed.slice(0, LISTED).map((line) => (
                  <li key={`${line.lineNumber} ${line.text}`}>
                    <span className="font-semibold break-all">{line.text || '–'}</span>
                    {': '}
                    {text(FAILURES[line.kind])}
                    <Candidates line={line} />
                  </li>
                ))}
              </List>
            )}
            {changed.length > 0 && (
              <List title={text('cart.many.changedList')} beyond={changed.length - LISTED}>
                {changed.slice(0, LISTED).map((line) => (
                  <li key={`${line.LineNumber} ${line.CartItemId}`}>{changeWords(line, text, amount)}</li>
                ))}
              </List>
            )}
          </div>
        </details>
      )}
    </WarningBar>
  );
};

const List = ({ title, beyond, children }: { title: string; beyond: number; children: ReactNode }) => {
  const text = useText();
  return (
    <section>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="grid list-disc gap-0.5 pl-5">{children}</ul>
      {beyond > 0 && <p>{text('cart.mini.more', { count: beyond })}</p>}
    </section>
  );
};

const Candidates = ({ line }: { line: FailedLine }) =>
  line.candidates.length > 0 && (
    <span className="block">
      {line.candidates.map(({ Code, ItemLocalMaterialName }) => (
        <ShopLink key={Code} to={`/variation/${encodeURIComponent(Code)}`} className="mr-3 underline">
          {ItemLocalMaterialName}
        </ShopLink>
      ))}
    </span>
  );
