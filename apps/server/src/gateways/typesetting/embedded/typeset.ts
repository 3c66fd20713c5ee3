import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Typescript } from '../port.ts';

/** Results that were not used by so many documents are forgotten. */
const KEPT_FOR = 5;

let compiler: NodeCompiler | undefined;

/** Sets a document in this very thread, which waits for it: some 10 ms a page, and two seconds before the first. */
export const typeset = ({ template, data }: Typescript): Buffer => {
  compiler ??= NodeCompiler.create();
  try {
    return compiler.pdf({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  } finally {
    compiler.evictCache(KEPT_FOR);
  }
};
