import { type BatchItem, type InnerAnswer, type InnerRequest, readBatch, writeBatch } from './batch.ts';
import { changesOf, draftOf, keyText } from './entities.ts';
import type { Row } from './filter.ts';
import type { EntitySet, Metadata } from './metadata.ts';
import { errorBody, malformed, ODataError } from './odata-error.ts';
import { chosen, etagOf, optionsOf, rendered, renderedList, renderedWith } from './query.ts';
import { resourceAt } from './resources.ts';
import type { SalesOrderRules } from './sales-orders.ts';
import { Store } from './store.ts';

const JSON_TYPE = { 'content-type': 'application/json;charset=utf-8', dataserviceversion: '2.0' };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The body is no JSON');
  }
};

const numberedAs = (body: string): string => body.replaceAll(/"(-?\d+\.\d{3})"/g, '$1');

/** One OData 2 service, as its metadata describes it. */
export class MockService {
  readonly store: Store;
  /** Rows of one page. */
  pageSize = 1000;
  /** Created rows are given their rules here; sets without are stored as they come. */
  rules: SalesOrderRules | undefined;
  /** Requests by their id, where repeated ones are carried out once. */
  readonly repeated = new Map<string, InnerAnswer>();
  isRepeatable = false;

  constructor(
    readonly metadata: Metadata,
    readonly root: () => string,
  ) {
    this.store = new Store(metadata);
  }

  async answer(request: InnerRequest): Promise<InnerAnswer> {
    try {
      return await this.#answer(request);
    } catch (error) {
      if (!(error instanceof ODataError)) throw error;
      return { status: error.status, headers: { ...JSON_TYPE, ...error.headers }, body: errorBody(error) };
    }
  }

  /** JSON numbers where decimals belong: what no service of SAP's does. */
  withNumbers(answer: InnerAnswer): InnerAnswer {
    return { ...answer, body: numberedAs(answer.body) };
  }

  async #answer(request: InnerRequest): Promise<InnerAnswer> {
    const [path = '', search = ''] = request.path.split('?', 2);
    if (path === '$batch') return this.#batch(request);
    if (request.method === 'GET') return this.#read(path, search, request.headers.get('if-none-match'));
    if (request.method === 'POST') return this.#create(path, request);
    return this.#change(path, request);
  }

  async #read(path: string, search: string, ifNoneMatch: string | undefined): Promise<InnerAnswer> {
    if (path === '') {
      const body = { d: { EntitySets: [...this.metadata.sets.keys()] } };
      return { status: 200, headers: JSON_TYPE, body: JSON.stringify(body) };
    }
    if (path === '$metadata')
      return { status: 200, headers: { 'content-type': 'application/xml' }, body: this.metadata.text };
    const options = optionsOf(search);
    const found = await resourceAt(this.store, path, options.get('$filter'));
    const rendering = { store: this.store, root: this.root() };
    if (found.kind === 'entity') {
      const etag = etagOf(found.set, found.row);
      if (etag !== undefined && ifNoneMatch === etag) return { status: 304, headers: { etag }, body: '' };
      const d = await renderedWith(rendering, found.set, found.row, options);
      return { status: 200, headers: { ...JSON_TYPE, ...(etag && { etag }) }, body: JSON.stringify({ d }) };
    }
    if (found.isCount) {
      const { count } = chosen(found.set, found.rows, options);
      return { status: 200, headers: { 'content-type': 'text/plain' }, body: String(count) };
    }
    const d = await renderedList(rendering, found.set, found.rows, `${this.root()}/${path}`, options, this.pageSize);
    return { status: 200, headers: JSON_TYPE, body: JSON.stringify({ d }) };
  }

  async #create(path: string, request: InnerRequest): Promise<InnerAnswer> {
    const requestId = request.headers.get('requestid');
    const known = requestId === undefined ? undefined : this.repeated.get(requestId);
    if (this.isRepeatable && known !== undefined) return known;
    const set = this.metadata.sets.get(path);
    if (set === undefined) throw new ODataError(405, '/IWFND/CM_MGW/005', 'Method not allowed here');
    if (!set.creatable) throw new ODataError(405, '/IWFND/CM_MGW/005', `'${set.name}' is not creatable`);
    const type = request.headers.get('content-type') ?? '';
    if (!type.startsWith('application/json')) throw new ODataError(415, '/IWFND/CM_MGW/415', 'Unsupported media type');
    const draft = draftOf(this.metadata, set, parsed(request.body));
    let row: Row = draft.values;
    if (set.name === 'A_SalesOrder' && this.rules !== undefined) row = this.rules.create(draft);
    else this.store.add(set, row);
    const deep = [...draft.children.keys()];
    const d = await rendered({ store: this.store, root: this.root() }, set, row, [], deep);
    const location = `${this.root()}/${set.name}(${keyText(set.type, row)})`;
    const message = { code: 'V1/311', message: 'Saved', severity: 'info', details: [] };
    const headers = { ...JSON_TYPE, location, 'sap-message': JSON.stringify(message) };
    const answer = { status: 201, headers, body: JSON.stringify({ d }) };
    if (requestId !== undefined) this.repeated.set(requestId, answer);
    return answer;
  }

  async #change(path: string, request: InnerRequest): Promise<InnerAnswer> {
    const found = await resourceAt(this.store, path);
    if (found.kind !== 'entity') throw new ODataError(405, '/IWFND/CM_MGW/005', 'A list is not changed');
    const { set, row } = found;
    this.#checkVersion(set, row, request.headers.get('if-match'));
    if (request.method === 'DELETE') {
      if (!set.deletable) throw new ODataError(405, '/IWFND/CM_MGW/005', `'${set.name}' is not deletable`);
      this.store.replace(set, row, undefined);
    } else if (['PATCH', 'MERGE', 'PUT'].includes(request.method)) {
      if (!set.updatable) throw new ODataError(405, '/IWFND/CM_MGW/005', `'${set.name}' is not updatable`);
      const changed: Record<string, Row[string]> = { ...row, ...changesOf(set, parsed(request.body)) };
      for (const property of set.type.properties.values()) {
        const before = Number(/-?\d+/.exec(String(row[property.name] ?? ''))?.[0] ?? 0);
        if (property.isVersion) changed[property.name] = `/Date(${before + 1}+0000)/`;
      }
      this.store.replace(set, row, changed);
    } else throw new ODataError(405, '/IWFND/CM_MGW/005', 'Method not allowed');
    return { status: 204, headers: {}, body: '' };
  }

  #checkVersion(set: EntitySet, row: Row, ifMatch: string | undefined): void {
    const etag = etagOf(set, row);
    if (etag === undefined) return;
    if (ifMatch === undefined) throw new ODataError(428, '/IWFND/CM_MGW/428', 'Precondition required');
    if (ifMatch !== etag && ifMatch !== '*') throw new ODataError(412, '/IWFND/CM_MGW/412', 'Precondition failed');
  }

  async #batch(request: InnerRequest): Promise<InnerAnswer> {
    const items = readBatch(request.headers.get('content-type') ?? '', request.body);
    const answers: (InnerAnswer | readonly InnerAnswer[])[] = [];
    for (const item of items) answers.push(await this.#batchItem(item));
    const { boundary, text } = writeBatch(answers);
    return { status: 202, headers: { 'content-type': `multipart/mixed; boundary=${boundary}` }, body: text };
  }

  /** The changes of a set are made whole or not at all: one that fails is the answer to all of them. */
  async #batchItem(item: BatchItem): Promise<InnerAnswer | readonly InnerAnswer[]> {
    if ('method' in item) return this.answer(item);
    const takeBack = this.store.snapshot();
    const answers: InnerAnswer[] = [];
    for (const change of item) {
      const answer = await this.answer(change);
      if (answer.status > 299) {
        takeBack();
        return answer;
      }
      answers.push(answer);
    }
    return answers;
  }
}
