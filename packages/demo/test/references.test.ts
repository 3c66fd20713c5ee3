import type { CatalogueRecord } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDemo } from './everything.ts';

/** Names every code that a record names before that code has come, and every material named that never comes. */
const danglingCodes = (records: Iterable<CatalogueRecord>): string[] => {
  const known = new Set<string>();
  const dangling: string[] = [];
  const materials = new Set<string>();
  const namedMaterials = new Set<string>();
  const needs = (kind: string, code: string | undefined) => {
    if (code !== undefined && !known.has(`${kind} ${code}`)) dangling.push(`${kind} ${code}`);
  };
  for (const record of records) {
    switch (record.kind) {
      case 'plant':
      case 'supplier':
      case 'company':
        known.add(`${record.kind} ${record.code}`);
        break;
      case 'service-center':
        needs('plant', record.plant);
        break;
      case 'etim-class':
        known.add(`class ${record.code}`);
        break;
      case 'node':
        needs('node', record.parentCode);
        known.add(`node ${record.code}`);
        break;
      case 'product':
        needs('node', record.nodeCode);
        needs('class', record.classCode);
        needs('supplier', record.supplierCode);
        known.add(`product ${record.code}`);
        break;
      case 'material':
        needs('product', record.productCode ?? 'none');
        needs('class', record.classCode);
        needs('supplier', record.supplierCode);
        for (const { plant } of record.stock ?? []) needs('plant', plant);
        materials.add(record.sapMaterialNumber ?? '');
        known.add(`group ${record.materialGroup ?? 'none'}`);
        for (const other of [
          ...(record.alternatives ?? []),
          ...(record.accessories ?? []),
          ...(record.replacedBy === undefined ? [] : [record.replacedBy]),
          ...(record.conceptSuggestion === undefined ? [] : [record.conceptSuggestion.sapMaterialNumber]),
        ]) {
          if (typeof other !== 'string') throw new Error('the demo names materials by SAP numbers');
          if (other === record.sapMaterialNumber) dangling.push(`itself ${other}`);
          namedMaterials.add(other);
        }
        break;
      case 'account':
        needs('company', record.companyCode);
        needs('plant', record.plant);
        known.add(`account ${record.soldTo}`);
        for (const { number } of record.projects ?? []) known.add(`project ${record.soldTo} ${number}`);
        break;
      case 'contact':
        needs('company', record.companyCode);
        for (const soldTo of record.soldTos) needs('account', soldTo);
        break;
      case 'address':
        needs('account', record.soldTo);
        if (record.projectNumber !== undefined) needs('project', `${record.soldTo} ${record.projectNumber}`);
        break;
      case 'net-price':
        needs('account', record.soldTo);
        namedMaterials.add(record.sapMaterialNumber);
        break;
      default:
        break;
    }
  }
  for (const named of namedMaterials) if (!materials.has(named)) dangling.push(`material ${named}`);
  return dangling;
};

describe('codes in the demo', () => {
  it('come before they are named, and every material named is in the demo, at 5,000', () => {
    expect(danglingCodes(aDemo({ materials: 5_000, buyers: 3 }))).toEqual([]);
  });

  it('do so in a demo of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 0, max: 4 }), (materials, buyers) => {
        expect(danglingCodes(aDemo({ materials, buyers }))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
