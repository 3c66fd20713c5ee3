import { useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { TextField } from '../../../ui/index.ts';
import { inOneLine, NameField } from '../../cart/index.ts';
import { ContactField } from '../details/contact-field.tsx';
import type { FastboxForm } from './use-fastbox-form.ts';

const NO_PROJECT = 'none';

export interface FastboxFieldsProps {
  form: FastboxForm;
  isTried: boolean;
  onEnter: () => void;
}

/** Name, contact, job and address of an express-box cart. */
export const FastboxFields = ({ form, isTried, onEnter }: FastboxFieldsProps) => {
  const text = useText();
  const { fields, set, projects, addresses, address } = form;
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <NameField name={fields.name} onChange={(name) => set({ name })} isTried={isTried} onEnter={onEnter} />
      <Select
        className="min-w-0 grid-cols-[minmax(0,1fr)]"
        label={text('cart.head.project')}
        value={fields.project || NO_PROJECT}
        options={[
          { id: NO_PROJECT, name: text('cart.head.noProject') },
          ...projects.map(({ projectNumber, projectTitle }) => ({
            id: projectNumber,
            name: `${projectTitle} · ${projectNumber}`,
          })),
        ]}
        onChange={(id) => set({ project: id === NO_PROJECT ? '' : id })}
      />
      <ContactField
        name={fields.contact}
        onType={(contact) => set({ contact })}
        onChoose={({ Name, Phone }) => set({ contact: Name, phone: Phone })}
      />
      <TextField
        label={text('cart.head.phone')}
        type="tel"
        value={fields.phone}
        maxLength={40}
        onChange={(phone) => set({ phone })}
      />
      <Select
        className="min-w-0 grid-cols-[minmax(0,1fr)] tablet:col-span-2"
        label={text('cart.head.address')}
        value={address?.Id}
        options={addresses.map((one) => ({ id: one.Id, name: inOneLine(one) }))}
        onChange={(addressId) => set({ addressId })}
      />
    </div>
  );
};
