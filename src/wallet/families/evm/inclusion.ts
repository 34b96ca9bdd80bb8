import type { FeePaid, Inclusion } from '../../../core/execution/execution.ts'
import type { TransactionReceipt } from '../../../core/families/evm/receipt.ts'
import type { Signed } from '../../../core/sign/signed.ts'
import { signedGas } from '../../../core/sign/signed-gas.ts'

/** Takes block and fee from a receipt, if credible. */
export function inclusionFromReceipt(signed: Signed, receipt: TransactionReceipt): Inclusion {
  const { blockNumber, blockHash } = receipt
  const fee = feeOf(signed, receipt)
  return { in: 'block', blockNumber, blockHash, ...(fee ? { fee } : {}) }
}

// A charge above the signed maximum isn't credible.
function feeOf(signed: Signed, { charge }: TransactionReceipt): FeePaid | undefined {
  const most = signedGas(signed)
  if (!charge || !most) return undefined
  const { gasUsed, gasPriceWei, dataFeeWei } = charge
  if (gasUsed > most.gasLimit || gasPriceWei > most.maxFeePerGasWei) return undefined
  return { value: gasUsed * gasPriceWei, ...(dataFeeWei > 0n ? { forData: dataFeeWei } : {}) }
}
