/** What breaks the rules of XML; nothing behind it is read. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}
