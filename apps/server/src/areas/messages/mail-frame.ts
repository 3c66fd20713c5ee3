/** Parts of mails, and their sending. */

import { type Mail, type Mailer, MailRefused } from '../../gateways/mail/port.ts';
import { escapeXml } from '../../markup/escape-xml.ts';
import { Undeliverable } from '../../outbox/index.ts';

/** Escaped HTML. */
export type Html = string;

/**
 * Mail programs support neither CSS variables nor light-dark(): light colors are inline, dark colors are by class in the style
 * sheet, which only programs with a dark mode apply.
 */
const DARK = `
@media (prefers-color-scheme: dark) {
  .canvas { background: #101418 !important; }
  .surface { background: #181d23 !important; border-color: #303841 !important; }
  .ink { color: #eef1f4 !important; }
  .muted { color: #a7b1bc !important; }
  .line { border-color: #303841 !important; }
  .accent { color: #ffa066 !important; }
  .button { background: #ffa066 !important; color: #26120a !important; }
}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

export const INK = `${FONT};color:#15191d;font-size:15px;line-height:22px`;
export const MUTED = `${FONT};color:#525c67;font-size:13px;line-height:19px`;
export const RULE = 'border-bottom:1px solid #d5dae0';

export const paragraph = (text: string, style = INK, name = 'ink'): Html =>
  `<p class="${name}" style="margin:0 0 12px;${style}">${escapeXml(text)}</p>`;

/** Returns labels with their values as a table that screen readers can read. */
export const factTable = (facts: readonly (readonly [string, string])[]): Html => `
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px">
${facts
  .map(
    ([label, value]) =>
      `<tr><th class="muted" scope="row" align="left" valign="top" style="${MUTED};font-weight:400;padding:3px 16px 3px 0;white-space:nowrap">${escapeXml(label)}</th><td class="ink" width="100%" valign="top" style="${INK};padding:3px 0;overflow-wrap:anywhere">${escapeXml(value)}</td></tr>`,
  )
  .join('\n')}
</table>`;

const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:5px;background:#a4420f;color:#ffffff;text-decoration:none;font-weight:600';

/** Returns a link with the look of the shop's button. */
export const mailButton = (url: string, label: string): Html =>
  `<p style="margin:0 0 16px"><a class="button" href="${escapeXml(url)}" style="${INK};${BUTTON}">${escapeXml(label)}</a></p>`;

/** Returns a complete mail without external content, pictures and scripts. */
export const mailFrame = ({ language, title, content }: { language: string; title: string; content: Html }): string =>
  `<!doctype html>
<html lang="${escapeXml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(title)}</title>
<style>:root { color-scheme: light dark; }${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f5f6f7">
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f7"><tr><td align="center" style="padding:24px 12px">
<table class="surface" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;background:#ffffff;border:1px solid #d5dae0;border-radius:8px"><tr><td style="padding:24px;text-align:left">
<h1 class="ink" style="${FONT};margin:0 0 12px;font-size:22px;line-height:28px;color:#15191d">${escapeXml(title)}</h1>
${content}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<string>;

/** Returns a sender for handlers of the outbox: a permanent refusal is not retried. */
export const sendMailBy =
  (mailer: Mailer): SendMail =>
  async (mail, signal) => {
    try {
      return await mailer.send(mail, signal);
    } catch (error) {
      if (error instanceof MailRefused) throw new Undeliverable(error.message);
      throw error;
    }
  };
