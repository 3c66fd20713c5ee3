import type { VariationDetails } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { TextLink, WarningBar } from '../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';

/** End-user registration is asked for by this code. Section 9. */
const MUST_BE_REGISTERED = '001';

/** What is to be known before ordering: replaced, phased out, not orderable, on clearance sale, registration-bound. */
export const VariationNotices = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const replacement = variation.ReplacedBy !== '' && (
    <>
      {' '}
      {text('variation.replacedBy')}{' '}
      <TextLink to={variation.Replacement?.Url ?? `/variation/${encodeURIComponent(variation.ReplacedBy)}`}>
        {variation.Replacement?.ItemLocalMaterialName ?? variation.ReplacedBy}
      </TextLink>
    </>
  );
  const isInOrder = variation.IsOrderable && !variation.IsPhasedOut;
  return (
    <>
      {!variation.IsOrderable && (
        <WarningBar tone="danger">
          {text('variation.notOrderable')}
          {replacement}
        </WarningBar>
      )}
      {variation.IsOrderable && variation.IsPhasedOut && (
        <WarningBar>
          {text('variation.phasedOut')}
          {replacement}
        </WarningBar>
      )}
      {isInOrder && replacement && <WarningBar tone="info">{replacement}</WarningBar>}
      {variation.OnClearanceSale && <WarningBar tone="info">{text('variation.clearance')}</WarningBar>}
      {variation.CableCutAllowed && variation.IsOrderable && (
        <WarningBar tone="info">
          {text('variation.cableCut', { package: wireAmount(variation.PackageSize, variation.SalesUnit) })}
        </WarningBar>
      )}
      {variation.IsDirectDeliveryProduct && <WarningBar tone="info">{text('variation.directDelivery')}</WarningBar>}
      {variation.EndUserRegistrationRequirementType === MUST_BE_REGISTERED && (
        <WarningBar tone="info">{text('variation.endUser')}</WarningBar>
      )}
    </>
  );
};
