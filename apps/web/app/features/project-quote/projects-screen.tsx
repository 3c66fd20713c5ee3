import type { UserContext } from '@grossist/contracts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { TabView } from '../../ui/choices/tab-view.tsx';
import { Button, EmptyState, WarningBar } from '../../ui/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../visitor.ts';
import type { ProjectFields } from './project-fields.ts';
import { ProjectForm, type ProjectMailKind } from './project-form.tsx';

interface SentNoteProps {
  project: string;
  email: string;
  onAnother: () => void;
}

/** Says that it was sent, where the form was; the keyboard goes on from here. */
const SentNote = ({ project, email, onAnother }: SentNoteProps) => {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {text('projects.sent')}
      </h2>
      <p role="status" className="max-w-prose">
        {text('projects.sent.text', { project, email })}
      </p>
      <Button onPress={onAnother}>{text('projects.another')}</Button>
    </section>
  );
};

const KINDS: readonly ProjectMailKind[] = ['quote', 'touch'];

const OF_THE_HOUSE: readonly UserContext['role'][] = ['editor', 'assortment-admin', 'support', 'operator'];

const beginningWith = (user: UserContext): ProjectFields => ({
  ProjectName: '',
  Subject: '',
  Message: '',
  ContactPerson: user.userName,
  ContactPhoneNumber: user.userPhoneNumber,
});

const Forms = ({ user }: { user: UserContext }) => {
  const text = useText();
  const [kind, setKind] = useState<ProjectMailKind>('quote');
  const [fields, setFields] = useState(beginningWith(user));
  const [isSent, setSent] = useState(false);
  if (isSent) {
    const another = (): void => {
      setFields({ ...fields, Subject: '', Message: '' });
      setSent(false);
    };
    return <SentNote project={fields.ProjectName} email={user.userEmail} onAnother={another} />;
  }
  return (
    <TabView
      label={text('projects.kind')}
      tabs={KINDS.map((id) => ({
        id,
        name: text(`projects.${id}`),
        content: (
          <ProjectForm
            kind={id}
            fields={fields}
            email={user.userEmail}
            onChange={(changed) => setFields((before) => ({ ...before, ...changed }))}
            onSent={() => setSent(true)}
          />
        ),
      }))}
      chosen={kind}
      onChoose={setKind}
    />
  );
};

/** Two forms to the house about a project, over one and the same text. [prj-01] [prj-02] */
export const ProjectsScreen = () => {
  const text = useText();
  const user = useSignedInUser();
  const isReadOnly = useIsReadOnly();
  if (!user || OF_THE_HOUSE.includes(user.role))
    return <EmptyState title={text('projects.customers')}>{text('projects.customers.text')}</EmptyState>;
  if (isReadOnly) return <WarningBar tone="info">{text('punchout.inspect.write')}</WarningBar>;
  return (
    <>
      <p className="max-w-prose">{text('projects.lead')}</p>
      <Forms user={user} />
    </>
  );
};
