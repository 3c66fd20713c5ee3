/** A document of at most so many lines is made at once, in the request. */
export const SMALL_LINES = 100;
/** Documents of one person that may wait or be made at a time. */
export const MOST_UNFINISHED = 20;
/** Days for which the company can open a file. Decisions, "PDF files". */
export const OPEN_DAYS = 30;
/** A document that failed or whose process died is made again once. */
export const MOST_ATTEMPTS = 2;
/** Lines of a report that are stored; the rest is counted. */
export const MOST_REPORT_LINES = 500;
/** Seconds after which a process that does not renew its lease is taken to be dead. */
export const LEASE_SECONDS = 60;
