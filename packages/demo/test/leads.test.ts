import { MARKETS } from '@grossist/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_MATERIALS } from '../src/index.ts';
import { aDemo, ofKind } from './everything.ts';

const materialOf = (size: number, number: string) =>
  ofKind(aDemo({ materials: size }), 'material').find(({ sapMaterialNumber }) => sapMaterialNumber === number);

describe.each([100, 5_000])('the named materials of a demo of %i', (size) => {
  it('have the ordinary installation cable NOIKLX 3G1,5, cut from 100 m', () => {
    expect(materialOf(size, DEMO_MATERIALS.installationCable)).toMatchObject({
      classCode: 'EC003248',
      typeDesignation: 'NOIKLX 3G1,5',
      salesUnit: 'MTR',
      cableCutAllowed: true,
      packageSize: '100',
      isStocked: true,
      status: '10',
      markets: MARKETS,
    });
  });

  it('have an ordinary circuit breaker bought by the piece', () => {
    expect(materialOf(size, DEMO_MATERIALS.circuitBreaker)).toMatchObject({
      classCode: 'EC000042',
      salesUnit: 'PCE',
      minQuantity: '1',
      multiplum: '1',
      isStocked: true,
      status: '10',
    });
  });

  it('have an ordinary socket outlet bought by tens', () => {
    expect(materialOf(size, DEMO_MATERIALS.socketOutlet)).toMatchObject({
      classCode: 'EC000125',
      minQuantity: '10',
      multiplum: '10',
      isStocked: true,
      status: '10',
    });
  });

  it('have a clearance material with ten left at the Danish main plant', () => {
    const material = materialOf(size, DEMO_MATERIALS.clearanceDownlight);
    expect(material).toMatchObject({ isOnClearanceSale: true, status: '10' });
    expect(material?.stock?.find(({ plant }) => plant === '2001')).toEqual({
      plant: '2001',
      atp: '50',
      clearance: '10',
    });
  });

  it('have a fitting of hot water and sanitation', () => {
    expect(materialOf(size, DEMO_MATERIALS.pressElbow)).toMatchObject({
      tree: 'hws',
      classCode: 'EC003024',
      status: '10',
    });
  });

  it('have a phased-out material, ten of which are left', () => {
    const material = materialOf(size, DEMO_MATERIALS.phasedOutLuminaire);
    expect(material).toMatchObject({ status: '33' });
    expect(material?.stock?.find(({ plant }) => plant === '2001')).toEqual({ plant: '2001', atp: '10' });
  });
});

describe('the named materials', () => {
  it('are priced by list and discount for the cable, by a net price for the breaker', () => {
    const priced = ofKind(aDemo(), 'net-price').filter(({ soldTo }) => soldTo === '20100001');
    const numbers = priced.map(({ sapMaterialNumber }) => sapMaterialNumber);
    expect(numbers).not.toContain(DEMO_MATERIALS.installationCable);
    expect(numbers).toContain(DEMO_MATERIALS.circuitBreaker);
  });
});
