import type { Cart } from '@grossist/contracts';
import type { EndUserField } from '@grossist/domain';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { WarningBar } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { useEndUserGaps } from '../details/missing-details.ts';

const NAMES: Record<EndUserField, MessageKey> = {
  nameOrCompany: 'delivery.endUser.name',
  streetAndNumber: 'delivery.endUser.street',
  zipCode: 'delivery.endUser.zip',
  city: 'delivery.endUser.city',
};

export interface PunchoutBlockProps {
  cart: Cart;
  /** Opens the fields. */
  onGo: () => void;
}

/** Lists what is missing of the end user's registration before a punchout cart can be sent back. Section 8. */
export const PunchoutBlock = ({ cart, onGo }: PunchoutBlockProps) => {
  const text = useText();
  const user = useSignedInUser();
  const gaps = useEndUserGaps(cart);
  if (!user?.isPunchout || gaps.length === 0) return null;
  return (
    <WarningBar>
      <p>{text('delivery.endUser.missing', { fields: gaps.map((field) => text(NAMES[field])).join(', ') })}</p>
      <button type="button" onClick={onGo} className="font-semibold underline underline-offset-3">
        {text('delivery.endUser.go')}
      </button>
    </WarningBar>
  );
};
