import { noteOf } from '../text/index.ts';
import { at, childrenOf, type XmlElement } from '../xml/index.ts';

/** All that was written to an order or an item: a document may hold several comments. */
export const readComments = (element: XmlElement): string | undefined =>
  noteOf(
    childrenOf(element, 'Comments')
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
  );

/** Whether files came beside the document, of which nothing is read. */
export const hasAttachment = (element: XmlElement): boolean =>
  childrenOf(element, 'Comments').some((comments) => at(comments, 'Attachment') !== undefined);
