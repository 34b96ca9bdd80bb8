import type { FeePaid, Inclusion } from '../../core/execution.ts'
import type { Signed } from '../../core/sign/signed.ts'
import { signedGas } from '../../core/sign/signed-gas.ts'
import type { Receipt } from '../node-port.ts'

/** Where a receipt says that bytes of ours stand, and what the chain took for them, as far as that can be believed. */
export function inclusionOf(signed: Signed, receipt: Receipt): Inclusion {
  const { blockNumber, blockHash } = receipt
  const fee = feeOf(signed, receipt)
  return { in: 'block', blockNumber, blockHash, ...(fee ? { fee } : {}) }
}

// No chain takes more than was signed for: who says so, is not believed in any of it.
function feeOf(signed: Signed, { charge }: Receipt): FeePaid | undefined {
  const most = signedGas(signed)
  if (!charge || !most) return undefined
  const { gasUsed, gasPriceWei, dataFeeWei } = charge
  if (gasUsed > most.gasLimit || gasPriceWei > most.maxFeePerGasWei) return undefined
  return { value: gasUsed * gasPriceWei, ...(dataFeeWei > 0n ? { forData: dataFeeWei } : {}) }
}
