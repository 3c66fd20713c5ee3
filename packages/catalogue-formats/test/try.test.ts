import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { readerOf } from '@grossist/catalogue-formats';
import { inPieces, readAll, recordsOf, refusedOf, notesOf } from './bytes.ts';
it('x', async () => {
  for (const f of ['V4_varefil.csv', 'rabatt.csv', 'varer_small.csv']) {
    const t = performance.now();
    const e = await readAll(readerOf('efonelfo'), inPieces(readFileSync('../shared/data/efonelfo/' + f)));
    console.log(f, performance.now() - t, recordsOf(e).length, refusedOf(e), notesOf(e));
    console.log(JSON.stringify(recordsOf(e).slice(0, 5)), JSON.stringify(recordsOf(e).filter((r) => /[^\x00-\x7f]/.test(JSON.stringify(r))).map(r=>JSON.stringify(r).match(/[^ "]*[^\x00-\x7f][^ "]*/g)).flat().filter((v,i,a)=>a.indexOf(v)===i)));
    console.log(JSON.stringify(recordsOf(e).filter(r=>r.kind==='material-amendment'||(r.kind==='material'&&['1261120','1067311','1702243','1008141'].includes(r.elNumber??r.supplierNumber??'')))));
  }
});
