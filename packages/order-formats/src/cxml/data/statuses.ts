/** Codes of Status that this shop answers with, and the text of each. */
export const STATUS_TEXTS: ReadonlyMap<number, string> = new Map([
  [200, 'OK'],
  [201, 'Accepted'],
  [204, 'No Content'],
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [402, 'Payment Required'],
  [403, 'Forbidden'],
  [406, 'Not Acceptable'],
  [409, 'Conflict'],
  [412, 'Precondition Failed'],
  [417, 'Expectation Failed'],
  [450, 'Not Implemented'],
  [475, 'Signature Required'],
  [500, 'Internal Server Error'],
  [550, 'Unable to reach cXML server'],
  [560, 'Temporary server error'],
]);
