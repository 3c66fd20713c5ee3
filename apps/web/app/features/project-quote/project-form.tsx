import { getInTouchEmail, getQuoteEmail } from '@grossist/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { type ProblemError, useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Button, TextField, WarningBar } from '../../ui/index.ts';
import {
  FIELD_NAMES,
  type FieldFaults,
  type FieldName,
  faultsOf,
  faultsToldBy,
  LONGEST,
  type ProjectFields,
} from './project-fields.ts';

export type ProjectMailKind = 'quote' | 'touch';

const OPERATIONS = { quote: getQuoteEmail, touch: getInTouchEmail } as const;

interface ProjectFormProps {
  kind: ProjectMailKind;
  fields: ProjectFields;
  /** Who the house answers. */
  email: string;
  onChange: (changed: Partial<ProjectFields>) => void;
  onSent: () => void;
}

const Refusal = ({ problem, isWaiting }: { problem: ProblemError | null; isWaiting: boolean }) => {
  const text = useText();
  if (isWaiting) return <WarningBar>{text('projects.waiting')}</WarningBar>;
  if (!problem || problem.status === 400) return null;
  if (problem.status === 429) return <WarningBar>{text('projects.many')}</WarningBar>;
  return <WarningBar tone="danger">{text('projects.failed')}</WarningBar>;
};

/** A request to the wholesaler; typed text is never lost, and errors are shown at their fields. */
export const ProjectForm = ({ kind, fields, email, onChange, onSent }: ProjectFormProps) => {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<FieldFaults>({});
  const send = useOperation(OPERATIONS[kind], {
    onSuccess: onSent,
    onError: (problem) => show(faultsToldBy(problem)),
  });

  const show = (found: FieldFaults): void => {
    setFaults(found);
    const first = FIELD_NAMES.find((name) => found[name] !== undefined);
    const field = form.current?.elements.namedItem(first ?? '');
    if (field instanceof HTMLElement) field.focus();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending) return;
    const found = faultsOf(fields);
    show(found);
    if (Object.keys(found).length === 0) send.mutate({ body: fields });
  };

  const field = (name: FieldName) => {
    const fault = faults[name];
    return {
      name,
      value: fields[name],
      maxLength: LONGEST[name],
      isRequired: true,
      ...(fault && { error: text(fault) }),
      onChange: (value: string) => {
        onChange({ [name]: value });
        if (fault) setFaults({ ...faults, [name]: undefined });
      },
    };
  };

  const hasFaults = FIELD_NAMES.some((name) => faults[name] !== undefined);
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <p className="max-w-prose text-muted">{text(`projects.${kind}.lead`)}</p>
      <TextField label={text('projects.name')} autoComplete="off" {...field('ProjectName')} />
      <TextField label={text('projects.subject')} autoComplete="off" {...field('Subject')} />
      <TextAreaField
        label={text('projects.message')}
        hint={text('projects.message.hint')}
        rows={8}
        {...field('Message')}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label={text('projects.person')} autoComplete="name" {...field('ContactPerson')} />
        <TextField
          label={text('projects.phone')}
          hint={text('projects.phone.hint')}
          type="tel"
          autoComplete="tel"
          {...field('ContactPhoneNumber')}
        />
      </div>
      {hasFaults && <WarningBar>{text('projects.check')}</WarningBar>}
      <Refusal problem={send.error} isWaiting={send.isPaused} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind="primary" size="large" isPending={send.isPending}>
          {text(`projects.send.${kind}`)}
        </Button>
        <p className="text-sm text-muted">{text('projects.replyTo', { email })}</p>
      </div>
    </form>
  );
};
