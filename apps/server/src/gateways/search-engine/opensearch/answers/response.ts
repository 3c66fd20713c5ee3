import { z } from 'zod';

/** The parts of the cluster's answers that are read. */
const Total = z.object({ value: z.number() });

const InnerHits = z.object({
  hits: z.object({ total: Total, hits: z.array(z.object({ fields: z.object({ key: z.tuple([z.string()]) }) })) }),
});

const Hit = z.object({
  fields: z.object({ key: z.tuple([z.string()]), productKey: z.tuple([z.string()]) }),
  matched_queries: z.array(z.string()).optional(),
  inner_hits: z.object({ variations: InnerHits }).optional(),
});

const Products = z.object({ value: z.number() });

const Bucket = z.object({ key: z.string(), doc_count: z.number(), products: Products.optional() });
const Values = z.object({ buckets: z.array(Bucket) });
const Chosen = z.object({
  buckets: z.record(z.string(), z.object({ doc_count: z.number(), products: Products.optional() })),
});

const Plain = z.object({ fixed: Values, features: Values });
const Without = z.object({ values: Values, chosen: Chosen });
const Path = z.object({
  hits: z.object({
    hits: z.array(
      z.object({ _source: z.object({ nodePath: z.array(z.string()) }) }).transform((hit) => hit['_source']),
    ),
  }),
});

/** "without0", "without1", … are in the order of the choices. */
const Aggregations = z
  .object({ plain: Plain, path: Path, total: z.object({ products: Products }) })
  .partial()
  .catchall(Without);

export const SearchAnswer = z.object({
  hits: z.object({ total: Total, hits: z.array(Hit) }),
  aggregations: Aggregations.optional(),
});

export type SearchAnswer = z.infer<typeof SearchAnswer>;
export type FoundHit = z.infer<typeof Hit>;
export type FoundBucket = z.infer<typeof Bucket>;
export type FoundWithout = z.infer<typeof Without>;
