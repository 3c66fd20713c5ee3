import { readForm } from '../form-body.ts';

/** A document in UTF-8 or UTF-16, with or without its mark, begins like this. */
const BEGINS_LIKE_XML = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;
/** Enough of a body to see what it is. */
const HEAD = 256;
const FORM_FIELD = /^cxml-(urlencoded|base64)$/i;
/** A mark that says UTF-8, whatever encoding the document names. */
const UTF8_MARK = '\ufeff';

/**
 * Returns the cXML document in the body of a request, by what the body is and not by what its type says: the document
 * itself, or the field `cxml-urlencoded` or `cxml-base64` of a form. Any other body is returned as it is.
 */
export const documentIn = (body: Buffer): Buffer => {
  if (BEGINS_LIKE_XML.test(body.toString('latin1', 0, HEAD))) return body;
  for (const [name, value] of readForm(body.toString('latin1'))) {
    const encoding = FORM_FIELD.exec(name.trim())?.[1]?.toLowerCase();
    // An unescaped plus sign of Base64 was read as a blank.
    if (encoding === 'base64') return Buffer.from(value.replaceAll(' ', '+'), 'base64');
    if (encoding === 'urlencoded') return Buffer.from(UTF8_MARK + value.replace(UTF8_MARK, '').trimStart());
  }
  return body;
};
