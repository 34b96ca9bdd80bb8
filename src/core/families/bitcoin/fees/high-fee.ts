import type { BitcoinPsbtItem } from '../../../execution/item.ts'
import type { Amount, Currency } from '../../../money/currency.ts'
import { feeBaseSats, judgeFeeOf, type SizedFee } from './fee-policy.ts'

export type HighFee = Readonly<{ basisPoints: bigint; of: Amount }>

export function highFeeOf(
  item: Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>,
  { feeSats, parent }: Readonly<{ feeSats: bigint; parent?: SizedFee | undefined }>,
  currency: Currency,
): HighFee | undefined {
  const judged = judgeFeeOf(item, feeSats, parent)
  if (judged.is !== 'high') return undefined
  return { basisPoints: judged.basisPoints, of: { currency, value: feeBaseSats(item) } }
}
