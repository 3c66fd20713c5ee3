import { useNavigate, useSearchParams } from 'react-router';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { EmptyState, LinkButton, PackageIcon } from '../../../ui/index.ts';
import { KITS_PATH, TEMPLATES_PATH, useMayUseKits } from '../../kit-picker/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { CreationFlow } from './creation-flow.tsx';
import { RecentSmartKits } from './recent-smart-kits.tsx';
import { readKitsAddress, type StartStep, WaysToStart, writeKitsAddress } from './ways-to-start.tsx';

/** The caller's projects of kits, or the step of the creation flow that the address names. */
export const KitsScreen = () => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const mayUse = useMayUseKits();
  const [search] = useSearchParams();
  const { step, page } = readKitsAddress(search);
  const hrefOf = (to: { step?: StartStep; page?: number }): string =>
    path(`${KITS_PATH}${writeKitsAddress({ step: to.step, page: to.page ?? 1 })}`);
  const title = step === undefined ? text('kitTemplates.title') : text('kitTemplates.start.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <LinkButton to={step === undefined ? TEMPLATES_PATH : KITS_PATH}>
          {text(step === undefined ? 'kitTemplates.templates' : 'kitTemplates.start.back')}
        </LinkButton>
      </div>
      {!mayUse && <EmptyState title={text('kitTemplates.noCompany')} icon={<PackageIcon size={40} />} />}
      {mayUse && step === undefined && (
        <>
          <WaysToStart />
          <RecentSmartKits page={page} hrefOf={(to) => hrefOf({ page: to })} />
        </>
      )}
      {mayUse && step !== undefined && (
        <CreationFlow step={step} onStep={(to) => void navigate(hrefOf({ step: to }), { replace: true })} />
      )}
    </>
  );
};
