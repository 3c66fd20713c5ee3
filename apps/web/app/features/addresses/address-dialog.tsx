import type { AddressChoice, DeliveryAddress } from '@grossist/contracts';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { TabView } from '../../ui/choices/tab-view.tsx';
import { Button, WarningBar } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/index.ts';
import { CenterPicker, type NeededLine } from '../service-centers/index.ts';
import { KnownAddresses, ProjectAddresses } from './known/company-addresses.tsx';
import { LatestAddresses } from './known/latest-addresses.tsx';
import type { Refused } from './one-time/fields-on-wire.ts';
import { OneTimeForm } from './one-time/one-time-form.tsx';
import { useOneTimeAddress } from './one-time/use-one-time-address.ts';

export interface AddressDialogProps {
  soldTo: string;
  /** Of the cart's project; undefined for none. */
  projectNumber: string | undefined;
  /** The cart's current delivery address. */
  present: DeliveryAddress | null;
  /** The lines to pick up at a service center. */
  lines: readonly NeededLine[];
  isSaving: boolean;
  /** The text of a refusal. */
  problem: string | undefined;
  onClose: () => void;
  /** Sets the cart's address. Returns the refused fields of a one-time address, if any. */
  onChoose: (choice: AddressChoice) => Promise<Refused | undefined>;
}

type Tab = 'account' | 'project' | 'latest' | 'centers' | 'other';

const tabOf = (present: DeliveryAddress | null, projectNumber: string | undefined): Tab => {
  if (present?.IsServiceCenter) return 'centers';
  if (present?.IsOneTimeAddress) return 'latest';
  return projectNumber === undefined ? 'account' : 'project';
};

/** Where the goods go: an address of the account or the project, one used before, a service center, or another. */
export const AddressDialog = (props: AddressDialogProps) => {
  const { soldTo, projectNumber, present, lines, isSaving, problem, onClose, onChoose } = props;
  const text = useText();
  const formId = useId();
  const [tab, setTab] = useState<Tab>(() => tabOf(present, projectNumber));
  /** The choice in each view; initially the cart's current address. */
  const [picked, setPicked] = useState<Partial<Record<Tab, string>>>({});
  const [hasFailed, setFailed] = useState(false);
  const onProblem = (): void => setFailed(true);
  const other = useOneTimeAddress(onChoose, onProblem);

  const chosenIn = (view: Tab): string | undefined => picked[view] ?? present?.Id;
  const pick = (id: string): void => setPicked((before) => ({ ...before, [tab]: id }));
  const choosePicked = (): void => {
    const id = picked[tab];
    if (id !== undefined) void onChoose(tab === 'centers' ? { ServiceCenterId: id } : { Id: id });
  };
  const known = { chosenId: chosenIn(tab), present, onPick: pick, onSubmit: choosePicked, formId };
  const edit = (address: DeliveryAddress): void => {
    void other.begin(address);
    setTab('other');
  };
  const isMissing = tab !== 'other' && picked[tab] === undefined;
  const tabs: { id: Tab; name: string; content: ReactNode }[] = [
    { id: 'account', name: text('addresses.tab.account'), content: <KnownAddresses soldTo={soldTo} {...known} /> },
    ...(projectNumber === undefined
      ? []
      : [
          {
            id: 'project' as const,
            name: text('addresses.tab.project'),
            content: <ProjectAddresses projectNumber={projectNumber} {...known} />,
          },
        ]),
    {
      id: 'latest',
      name: text('addresses.tab.latest'),
      content: (
        <LatestAddresses projectNumber={projectNumber} soldTo={soldTo} onEdit={edit} onProblem={onProblem} {...known} />
      ),
    },
    {
      id: 'centers',
      name: text('centers.list'),
      content: (
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            choosePicked();
          }}
        >
          <CenterPicker zip={present?.PostalCode ?? ''} chosenId={chosenIn('centers')} lines={lines} onChoose={pick} />
        </form>
      ),
    },
    { id: 'other', name: text('addresses.tab.other'), content: <OneTimeForm formId={formId} other={other} /> },
  ];

  return (
    <Dialog
      title={text('addresses.title')}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('addresses.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isDisabled={isMissing}
            isPending={isSaving || other.isSaving}
          >
            {text(tab === 'centers' ? 'addresses.pickUp' : 'addresses.deliver')}
          </Button>
        </>
      }
    >
      {(problem !== undefined || hasFailed) && (
        <div className="mb-3">
          <WarningBar tone="danger" onClose={hasFailed ? () => setFailed(false) : undefined}>
            {problem ?? text('addresses.failed.save')}
          </WarningBar>
        </div>
      )}
      {/* As high as the form: the window stays where it is from tab to tab. */}
      <div className="tablet:min-h-[29rem]">
        <TabView label={text('addresses.title')} tabs={tabs} chosen={tab} onChoose={setTab} />
      </div>
    </Dialog>
  );
};
