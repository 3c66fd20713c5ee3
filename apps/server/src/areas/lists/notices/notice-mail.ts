import { type Language, type Locale, languageOf, type Texts, textIn } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import { INK, MUTED, mailButton, mailFrame, paragraph } from '../../messages/index.ts';
import type { ChangeRow } from './read-changes.ts';

/** A list with what changed on it. */
export interface ChangedList {
  name: string;
  /** Where the list is shown; undefined when the shop does not know its own address. */
  url: string | undefined;
  changes: readonly ChangeRow[];
}

export interface NoticeMail {
  subject: string;
  html: string;
  text: string;
}

/** Changes of a list that are listed one by one. */
const MOST_CHANGES = 50;

const materialText = (code: string, names: Texts, language: Language): string => {
  const name = textIn(names, language)?.text ?? '';
  return name === '' ? code : `${name} (${code})`;
};

/** Returns a change as a sentence: what happened, what can be ordered instead, and by whom it was made. */
const changeText = (change: ChangeRow, language: Language): string => {
  const text = textFor(language);
  const parts = [
    text(`listMail.change.${change.kind}`, { material: materialText(change.code, change.names, language) }),
  ];
  if (change.successor_code !== null) {
    const material = materialText(change.successor_code, change.successor_names ?? {}, language);
    parts.push(text('listMail.successor', { material }));
  }
  if (change.changed_by_name !== null && change.changed_by_name !== '') {
    parts.push(text('listMail.by', { person: change.changed_by_name }));
  }
  return parts.join(', ');
};

const textsOf = ({ changes }: ChangedList, language: Language): readonly string[] => {
  const shown = changes.slice(0, MOST_CHANGES).map((change) => changeText(change, language));
  const more = changes.length - shown.length;
  return more === 0 ? shown : [...shown, textFor(language)('listMail.more', { count: String(more) })];
};

const listHtml = (list: ChangedList, language: Language): string =>
  [
    `<h2 class="ink" style="${INK};font-size:17px;margin:20px 0 8px">${escapeXml(list.name)}</h2>`,
    `<ul class="ink" style="${INK};margin:0 0 12px;padding:0 0 0 20px">`,
    ...textsOf(list, language).map(
      (text) => `<li style="margin:0 0 4px;overflow-wrap:anywhere">${escapeXml(text)}</li>`,
    ),
    '</ul>',
    list.url === undefined ? '' : mailButton(list.url, textFor(language)('listMail.open')),
  ].join('\n');

const listText = (list: ChangedList, language: Language): string =>
  [
    list.name,
    ...textsOf(list, language).map((text) => `- ${text}`),
    ...(list.url === undefined ? [] : [`${textFor(language)('listMail.open')}: ${list.url}`]),
  ].join('\n');

/** Writes one mail of all lists that changed, in the reader's language; never with a price. */
export const noticeMail = (name: string, locale: Locale, lists: readonly ChangedList[]): NoticeMail => {
  const language = languageOf(locale);
  const text = textFor(language);
  const subject =
    lists.length === 1
      ? text('listMail.subjectOne', { list: lists[0]?.name ?? '' })
      : text('listMail.subjectMany', { count: String(lists.length) });
  const greeting = text('listMail.greeting', { name });
  return {
    subject,
    html: mailFrame({
      language: locale,
      title: subject,
      content: [
        paragraph(greeting),
        ...lists.map((list) => listHtml(list, language)),
        paragraph(text('listMail.why'), MUTED, 'muted'),
        paragraph(text('listMail.stop'), MUTED, 'muted'),
      ].join('\n'),
    }),
    text: `${[greeting, ...lists.map((list) => listText(list, language)), text('listMail.why'), text('listMail.stop')].join('\n\n')}\n`,
  };
};
