import type { MaterialRemnants, ProductStock } from '@grossist/contracts';
import { isAvailable, type Quantity, quantityToNumber } from '@grossist/domain';
import type { Remnant } from '../../../gateways/erp/port.ts';
import { type Reader, wordingFor } from './wording.ts';

export interface StockAtCenter {
  center: string;
  sapMaterialNumber: string;
  salesUnit: string;
  quantity: Quantity;
}

/** Presents section 3, "Product stock per service center". */
export const presentCenterStock = (stocks: readonly StockAtCenter[], reader: Reader): ProductStock[] => {
  const { quantity } = wordingFor(reader);
  return stocks.map((stock) => ({
    ServiceCenterId: stock.center,
    MaterialNo: stock.sapMaterialNumber,
    AtpQuantity: quantityToNumber(stock.quantity),
    AtpQuantityStr: quantity(stock.quantity, stock.salesUnit),
    IsInStock: isAvailable(stock.quantity),
  }));
};

export interface RemnantsOfMaterial {
  sapMaterialNumber: string;
  salesUnit: string;
  remnants: readonly Remnant[];
}

export const presentRemnants = (found: readonly RemnantsOfMaterial[], reader: Reader): MaterialRemnants[] => {
  const { quantity, percent } = wordingFor(reader);
  return found.map(({ sapMaterialNumber, salesUnit, remnants }) => ({
    MaterialNo: sapMaterialNumber,
    Remnants: remnants.map((remnant) => ({
      RemnantId: remnant.remnantId,
      Plant: remnant.plant,
      CabelRemnantValue: quantityToNumber(remnant.length),
      CabelRemnantValueStr: quantity(remnant.length, salesUnit),
      DiscountStr: reader.showNetPrice && Number(remnant.discountPercent) !== 0 ? percent(remnant.discountPercent) : '',
    })),
  }));
};
