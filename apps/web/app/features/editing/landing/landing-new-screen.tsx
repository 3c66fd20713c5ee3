import { getSoftBundlePages, getVendors } from '@grossist/contracts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import { ComboBox, Select } from '../../../ui/choices/index.ts';
import { Button, TextField } from '../../../ui/index.ts';
import { ScreenHead } from '../../desk/index.ts';
import { NodeField } from '../parts/node-field.tsx';
import { slugOf } from '../parts/page-address.tsx';
import { LANDING_TYPES, type LandingType } from './landing-draft.ts';

const VendorField = ({ onChange }: { onChange: (code: string) => void }) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const { data } = useOperationQuery(getVendors, { query: { Query: typed, PageSize: 50 } }, { keepPrevious: true });
  return (
    <ComboBox
      label={text('editing.landing.type.vendor')}
      items={data?.Vendors.map(({ Code, Name }) => ({ id: Code, name: Name })) ?? []}
      onInputChange={setTyped}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
    />
  );
};

const BundleField = ({ onChange }: { onChange: (id: string) => void }) => {
  const text = useText();
  const cultureName = useLocale();
  const { data } = useOperationQuery(getSoftBundlePages, { query: { PageSize: 100, cultureName } });
  return (
    <ComboBox
      label={text('editing.landing.type.bundle')}
      items={data?.PageItems.map(({ id, name }) => ({ id, name: `${name} (${id})` })) ?? []}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
    />
  );
};

/** Which page is to have a landing page; the page itself is written on the next screen. */
export default function NewLanding() {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const [type, setType] = useState<LandingType>('custom');
  const [key, setKey] = useState('');
  const wanted = type === 'custom' ? slugOf(key) : key;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted !== '') void navigate(path(`/editor/landing/${type}/${encodeURIComponent(wanted)}`));
  };
  const choose = (next: LandingType): void => {
    setType(next);
    setKey('');
  };
  return (
    <>
      <ScreenHead title={text('editing.landing.add')} />
      <form onSubmit={submit} className="grid max-w-xl gap-4">
        <Select
          label={text('editing.landing.of')}
          options={LANDING_TYPES.map((id) => ({ id, name: text(`editing.landing.type.${id}`) }))}
          value={type}
          onChange={(id) => choose(LANDING_TYPES.find((one) => one === id) ?? 'custom')}
        />
        {type === 'node' && <NodeField nodeId={key} onChange={setKey} />}
        {type === 'vendor' && <VendorField onChange={setKey} />}
        {type === 'bundle' && <BundleField onChange={setKey} />}
        {type === 'custom' && (
          <TextField
            label={text('editing.address')}
            hint={wanted === '' ? text('editing.address.hint') : `/landing/${wanted}`}
            value={key}
            onChange={setKey}
            maxLength={60}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isDisabled={wanted === ''}>
            {text('editing.continue')}
          </Button>
          {type === 'custom' && (
            <Button onPress={() => void navigate(path('/editor/landing/custom/front'))}>
              {text('editing.landing.front')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
