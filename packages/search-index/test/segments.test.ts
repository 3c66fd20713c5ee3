import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Delivery,
  IndexReader,
  IndexWriter,
  type MergePlan,
  merge,
  type Publication,
  type SearchDocument,
  SearchIndex,
  type SearchRequest,
} from '../src/index.ts';
import { documents, KEYS, registrations, requests } from './catalogues.ts';
import { aRequest, named } from './documents.ts';
import type { Registered } from './reference.ts';
import { throughBytes } from './through-bytes.ts';

type Step =
  | { do: 'put'; documents: SearchDocument[] }
  | { do: 'remove'; keys: string[] }
  | { do: 'register'; registered: Registered[] }
  | { do: 'commit' | 'publish' | 'start a merge' | 'finish a merge' | 'give up a merge' | 'save and load' };

const just = (step: Exclude<Step['do'], 'put' | 'remove' | 'register'>): fc.Arbitrary<Step> =>
  fc.constant({ do: step });

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(documents, { minLength: 1, maxLength: 3 })
        .map((put): Step => ({ do: 'put', documents: put })),
    },
    { weight: 2, arbitrary: fc.subarray([...KEYS]).map((keys): Step => ({ do: 'remove', keys })) },
    { weight: 1, arbitrary: registrations.map((registered): Step => ({ do: 'register', registered })) },
    { weight: 6, arbitrary: just('commit') },
    { weight: 3, arbitrary: just('publish') },
    { weight: 4, arbitrary: just('start a merge') },
    { weight: 4, arbitrary: just('finish a merge') },
    { weight: 1, arbitrary: just('give up a merge') },
    { weight: 1, arbitrary: just('save and load') },
  ),
  { minLength: 5, maxLength: 40 },
);

/** A writer with a reader at the other end of a line, as threads have them; posting copies all but shared memory. */
class Pair {
  writer = new IndexWriter();
  reader = new IndexReader();
  #delivery = new Delivery();
  #merging: MergePlan | undefined;
  readonly documents = new Map<string, SearchDocument>();
  readonly registered = new Map<string, Registered>();

  take(step: Step): void {
    if (step.do === 'put') {
      this.writer.put(step.documents);
      for (const document of step.documents) this.documents.set(document.key, document);
    } else if (step.do === 'remove') {
      this.writer.remove(step.keys);
      for (const key of step.keys) this.documents.delete(key);
    } else if (step.do === 'register') {
      for (const each of step.registered) {
        this.writer.registerTerms(each.kind, each.code, each.words);
        this.registered.set(`${each.kind} ${each.code}`, each);
      }
    } else if (step.do === 'commit') this.writer.commit();
    else if (step.do === 'publish') this.publish();
    else if (step.do === 'save and load') this.saveAndLoad();
    else this.merge(step.do);
  }

  publish(): void {
    const posted: Publication = structuredClone(this.writer.publication(this.#delivery));
    this.reader.update(posted);
  }

  merge(step: 'start a merge' | 'finish a merge' | 'give up a merge'): void {
    if (step === 'start a merge') {
      if (this.#merging !== undefined) return;
      this.#merging = this.writer.plan();
      if (this.#merging !== undefined) this.writer.start(this.#merging);
    } else if (this.#merging !== undefined) {
      if (step === 'finish a merge') this.writer.finish(this.#merging, merge(this.#merging));
      else this.writer.giveUp(this.#merging);
      this.#merging = undefined;
    }
  }

  /** As when the writer's thread dies and another begins with its snapshot; readers live on. */
  saveAndLoad(): void {
    this.writer.commit();
    this.writer = new IndexWriter(throughBytes(this.writer.image()));
    this.#delivery = new Delivery();
    this.#merging = undefined;
  }
}

const freshIndex = ({ documents: current, registered }: Pair): SearchIndex => {
  const fresh = new SearchIndex();
  for (const { kind, code, words } of registered.values()) fresh.registerTerms(kind, code, words);
  fresh.put(current.values());
  fresh.commit();
  return fresh;
};

const answers = (index: SearchIndex | IndexReader, request: SearchRequest) => {
  const { hits, total, facets } = index.search(request);
  return { hits, total, facets };
};

describe('a writer and its reader', () => {
  it('answer like one complete index after any changes, merges, saves and loads', () => {
    fc.assert(
      fc.property(steps, fc.array(requests, { minLength: 1, maxLength: 3 }), (history, asked) => {
        const pair = new Pair();
        for (const step of history) pair.take(step);
        pair.writer.commit();
        pair.publish();
        const fresh = freshIndex(pair);
        expect(pair.writer.size).toBe(pair.documents.size);
        expect(pair.reader.size).toBe(pair.documents.size);
        for (const request of asked) expect(answers(pair.reader, request)).toEqual(answers(fresh, request));
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('let the reader answer from its latest publication, during any writes', () => {
    fc.assert(
      fc.property(steps, steps, requests, (before, after, request) => {
        const pair = new Pair();
        for (const step of before) pair.take(step);
        pair.publish();
        const known = answers(pair.reader, request);
        for (const step of after) if (step.do !== 'publish') pair.take(step);
        pair.merge('finish a merge');
        expect(answers(pair.reader, request)).toEqual(known);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe('merging', () => {
  const many = (from: number, count: number): SearchDocument[] =>
    Array.from({ length: count }, (_, index) => named(String(from + index), 'kabel'));
  const total = ({ reader }: Pair): number => reader.search(aRequest({ query: 'kabel' })).total;

  it('lets changes be found and lost between its beginning and its end', () => {
    const pair = new Pair();
    for (const from of [0, 10, 20]) {
      pair.writer.put(many(from, 10));
      pair.writer.commit();
    }
    const plan = pair.writer.plan();
    expect(plan?.sources.length).toBe(3);
    pair.merge('start a merge');
    pair.writer.put(many(30, 5));
    pair.writer.remove(['3', '13']);
    pair.writer.commit();
    pair.publish();
    expect(total(pair)).toBe(33);
    pair.writer.remove(['4']);
    pair.merge('finish a merge');
    pair.publish();
    expect(total(pair)).toBe(33);
    pair.writer.commit();
    pair.publish();
    expect(total(pair)).toBe(32);
  });

  it('leaves few segments however many changes come one by one', () => {
    const { writer } = new Pair();
    let most = 0;
    for (let change = 0; change < 300; change++) {
      writer.put(many(change, 1));
      writer.commit();
      for (let plan = writer.plan(); plan !== undefined; plan = writer.plan()) writer.finish(plan, merge(plan));
      most = Math.max(most, writer.image().segments.length);
    }
    expect(most).toBeLessThanOrEqual(6);
    expect(writer.size).toBe(300);
  });

  it('rebuilds a sixth of the documents while many changes come, and leaves as few segments in the end', () => {
    /** Documents rebuilt while 60 changes of 20 come to 1,200, and the most segments meanwhile. */
    const filled = (manyCome: boolean): { writer: IndexWriter; work: number; most: number } => {
      const { writer } = new Pair();
      let work = 0;
      let most = 0;
      writer.put(many(0, 1200));
      writer.commit();
      for (let change = 0; change < 60; change++) {
        writer.put(many(1200 + change * 20, 20));
        writer.commit();
        for (let plan = writer.plan(manyCome); plan !== undefined; plan = writer.plan(manyCome)) {
          work += plan.documents;
          writer.finish(plan, merge(plan));
        }
        most = Math.max(most, writer.image().segments.length);
      }
      return { writer, work, most };
    };
    const eager = filled(false);
    const patient = filled(true);
    expect(patient.work * 6).toBeLessThanOrEqual(eager.work);
    expect(patient.most).toBeLessThanOrEqual(26);
    const { writer } = patient;
    for (let plan = writer.plan(); plan !== undefined; plan = writer.plan()) writer.finish(plan, merge(plan));
    expect(writer.image().segments.length).toBeLessThanOrEqual(6);
    expect(writer.size).toBe(2400);
  });
});

describe('a publication', () => {
  it('contains only what is new', () => {
    const writer = new IndexWriter();
    const delivery = new Delivery();
    const words = { da: ['ledning'] };
    writer.registerTerms('node', 'N', words);
    writer.put(Array.from({ length: 50 }, (_, index) => named(String(index), 'kabel')));
    writer.commit();
    const first = writer.publication(delivery);
    expect(first.isWhole).toBe(true);
    expect(first.registrations).toHaveLength(1);
    writer.registerTerms('node', 'N', { da: ['ledning'] });
    writer.put([named('1', 'kabel'), named('51', 'rør')]);
    writer.commit();
    const second = writer.publication(delivery);
    expect(second).toMatchObject({ isWhole: false, registrations: [] });
    expect(second.segments.map((each) => Object.keys(each))).toEqual([
      ['id', 'state'],
      ['id', 'segment', 'state'],
    ]);
    expect(writer.publication(delivery).segments.map((each) => Object.keys(each))).toEqual([['id'], ['id']]);
  });

  it('is shared, not copied, when it is posted', () => {
    const writer = new IndexWriter();
    writer.put([named('1', 'kabel')]);
    writer.commit();
    const { segment } = structuredClone(writer.publication(new Delivery())).segments[0]!;
    const own = writer.image().segments[0]!.segment;
    own.popularity[0] = 77;
    expect(segment?.popularity[0]).toBe(77);
  });
});
