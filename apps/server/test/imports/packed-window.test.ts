import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { asItem, type Told, toldOf } from '../../src/areas/imports/item.ts';
import { type PackedItem, Packer, unpacked } from '../../src/areas/imports/reading/packed-window.ts';
import type { Window } from '../../src/areas/imports/report.ts';
import { aMaterialRecord } from './records.ts';

const REST = { told: [], linesRead: 7, events: 3, bytesRead: 99 };

const toldOfAll = (records: readonly CatalogueRecord[], written?: string): Told[] =>
  records.map((record, place) => {
    const told = toldOf(place + 1, record, written);
    if (!('told' in told)) throw new Error(told.reason);
    return told;
  });

const packedWindow = (packer: Packer, told: readonly Told[]): Window => {
  const window: Window<PackedItem> = { ...REST, items: told.map(packer.pack) };
  return unpacked(packer.window(window));
};

describe('a window that is packed', () => {
  const records: CatalogueRecord[] = [
    aMaterialRecord({ names: { da: 'Kabel 3G1,5 mm² – Ø8 €', en: '\u{1f50c} "plug"\n' } }),
    { kind: 'supplier', code: 'NEXANS', name: 'Nexans Ÿ' },
    aMaterialRecord({ sapMaterialNumber: '1000002' }),
  ];

  it('is unpacked as it was, each record with the hash that it has without', () => {
    const told = toldOfAll(records);
    expect(packedWindow(new Packer(), told)).toEqual({ ...REST, items: told.map(asItem) });
  });

  it('keeps the hash of a line as it is written, which is not that of its record', () => {
    const [told] = toldOfAll([aMaterialRecord()], '{ "kind": "material" }');
    expect(told && packedWindow(new Packer(), [told]).items).toEqual([told && asItem(told)]);
    expect(told && asItem(told).hash).not.toBe(toldOfAll([aMaterialRecord()]).map(asItem)[0]?.hash);
  });

  it('holds as much as there is to say, of the widest characters too, and nothing of the window before', () => {
    const packer = new Packer();
    const told = toldOfAll(
      Array.from({ length: 60 }, (_, at) => aMaterialRecord({ names: { da: '€'.repeat(9000 + at) } })),
    );
    expect(packedWindow(packer, told).items).toEqual(told.map(asItem));
    expect(packedWindow(packer, []).items).toEqual([]);
    expect(packedWindow(packer, told.slice(0, 1)).items).toEqual(told.slice(0, 1).map(asItem));
  });
});
