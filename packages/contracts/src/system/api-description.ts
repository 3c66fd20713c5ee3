import { z } from 'zod';
import { fileOperation } from '../file-operation.ts';

export const getApiDescription = fileOperation({
  area: 'system',
  method: 'GET',
  access: 'anyone',
  call: 'own-sys-04',
  name: 'getApiDescription',
  summary: 'This document',
  description: 'The OpenAPI 3.1 description of every call. It has an entity tag and may be cached for a minute.',
  path: '/api/openapi.json',
  response: z.record(z.string(), z.unknown()),
  alsoAnswers: { 304: 'The caller has the current document' },
});
