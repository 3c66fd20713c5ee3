/** A failure as the gateway tells it. */
export class ODataError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const malformed = (message: string): ODataError => new ODataError(400, '/IWBEP/CM_MGW_RT/176', message);
export const notFound = (message: string): ODataError => new ODataError(404, '/IWFND/CM_MGW/004', message);
/** A rule of the application, such as "V1/311". */
export const businessError = (code: string, message: string): ODataError => new ODataError(400, code, message);

/** The error body as SAP writes it. */
export const errorBody = ({ code, message }: ODataError): string =>
  JSON.stringify({
    error: {
      code,
      message: { lang: 'en', value: message },
      innererror: {
        transactionid: '0123456789ABCDEF',
        timestamp: '20260302090000.0000000',
        errordetails: [{ code, message, propertyref: '', severity: 'error', target: '' }],
      },
    },
  });
