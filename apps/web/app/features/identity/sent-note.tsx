import { type ReactNode, useEffect, useRef } from 'react';

/** Confirms a sent form in its place and takes the focus. */
export const SentNote = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-2 rounded-lg border border-line bg-surface p-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      <p role="status">{children}</p>
    </section>
  );
};
