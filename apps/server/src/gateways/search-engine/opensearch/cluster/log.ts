/** Where the adapter tells of itself: details first, as the server's log takes them. Never with a password in it. */
export interface SearchLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
