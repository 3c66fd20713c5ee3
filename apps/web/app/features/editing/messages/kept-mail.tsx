import type { KeptMail as Mail } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Facts } from '../../desk/index.ts';
import { useSize } from '../imports/use-size.ts';

/** A mail that was kept, as who gets it would see it: in a frame that runs nothing and asks nobody. */
export const KeptMail = ({ mail }: { mail: Mail }) => {
  const text = useText();
  const size = useSize();
  return (
    <section aria-labelledby="kept-mail" className="grid gap-4">
      <h2 id="kept-mail" className="text-lg">
        {text('editing.messages.mail')}
      </h2>
      <Facts
        facts={[
          [text('editing.messages.mail.subject'), <b key="subject">{mail.Subject}</b>],
          [text('editing.messages.mail.from'), mail.From],
          [text('editing.messages.mail.to'), mail.To.join(', ')],
          [text('editing.messages.mail.replyTo'), mail.ReplyTo],
        ]}
      />
      {mail.Attachments.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-sm text-muted">{text('editing.messages.mail.attachments')}</h3>
          <ul className="flex flex-wrap gap-2">
            {mail.Attachments.map(({ Name, Bytes, Url }) => (
              <li key={Url}>
                <a
                  href={Url}
                  download={Name}
                  className="inline-flex min-h-10 items-center gap-2 rounded-md border border-edge bg-surface px-3 hover:border-ink"
                >
                  <span className="font-semibold break-all">{Name}</span>
                  <span className="text-sm whitespace-nowrap text-muted">{size(Bytes)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <iframe
        title={text('editing.messages.mail.html')}
        src={mail.HtmlUrl}
        sandbox=""
        referrerPolicy="no-referrer"
        loading="lazy"
        className="h-160 w-full rounded-lg border border-line bg-surface"
      />
      <details className="rounded-lg border border-line bg-surface">
        <summary className="min-h-10 cursor-pointer px-4 py-2 font-semibold">
          {text('editing.messages.mail.plain')}
        </summary>
        <pre className="px-4 pb-4 font-sans text-sm break-words whitespace-pre-wrap">{mail.Text}</pre>
      </details>
    </section>
  );
};
