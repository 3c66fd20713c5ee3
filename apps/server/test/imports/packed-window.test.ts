import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { asItem, type CheckedRecord, checkedRecordOf } from '../../src/areas/imports/item.ts';
import { type PackedItem, Packer, unpacked } from '../../src/areas/imports/reading/windows-in-thread.ts';
import type { Window } from '../../src/areas/imports/report.ts';
import { aMaterialRecord } from './records.ts';

const REST = { reported: [], linesRead: 7, events: 3, bytesRead: 99 };

const checkedRecordsOf = (records: readonly CatalogueRecord[], written?: string): CheckedRecord[] =>
  records.map((record, place) => {
    const checked = checkedRecordOf(place + 1, record, written);
    if (!('hashInput' in checked)) throw new Error(checked.reason);
    return checked;
  });

const packedWindow = (packer: Packer, checked: readonly CheckedRecord[]): Window => {
  const window: Window<PackedItem> = { ...REST, items: checked.map(packer.pack) };
  return unpacked(packer.window(window));
};

describe('a window that is packed', () => {
  const records: CatalogueRecord[] = [
    aMaterialRecord({ names: { da: 'Kabel 3G1,5 mm² – Ø8 €', en: '\u{1f50c} "plug"\n' } }),
    { kind: 'supplier', code: 'NEXANS', name: 'Nexans Ÿ' },
    aMaterialRecord({ sapMaterialNumber: '1000002' }),
  ];

  it('is unpacked as it was, each record with the hash that it has without', () => {
    const checked = checkedRecordsOf(records);
    expect(packedWindow(new Packer(), checked)).toEqual({ ...REST, items: checked.map(asItem) });
  });

  it('stores the hash of the line’s text, not of its record', () => {
    const [checked] = checkedRecordsOf([aMaterialRecord()], '{ "kind": "material" }');
    expect(checked && packedWindow(new Packer(), [checked]).items).toEqual([checked && asItem(checked)]);
    expect(checked && asItem(checked).hash).not.toBe(checkedRecordsOf([aMaterialRecord()]).map(asItem)[0]?.hash);
  });

  it('stores rows of any size, also with wide characters, without data of the previous window', () => {
    const packer = new Packer();
    const checked = checkedRecordsOf(
      Array.from({ length: 60 }, (_, at) => aMaterialRecord({ names: { da: '€'.repeat(9000 + at) } })),
    );
    expect(packedWindow(packer, checked).items).toEqual(checked.map(asItem));
    expect(packedWindow(packer, []).items).toEqual([]);
    expect(packedWindow(packer, checked.slice(0, 1)).items).toEqual(checked.slice(0, 1).map(asItem));
  });
});
