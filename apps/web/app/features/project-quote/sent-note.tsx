import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';

interface SentNoteProps {
  project: string;
  email: string;
  onAnother: () => void;
}

/** Says that it was sent, where the form was; the keyboard goes on from here. */
export const SentNote = ({ project, email, onAnother }: SentNoteProps) => {
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
