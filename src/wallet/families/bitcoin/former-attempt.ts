import type { ItemState } from '../../../core/execution/execution.ts'
import type { Item } from '../../../core/execution/item.ts'
import { isBitcoinPsbt } from '../../../core/families/bitcoin/items.ts'
import { shrunkIn } from '../../../core/families/bitcoin/spending.ts'
import { decodeTransaction, outpointKey } from '../../../core/families/bitcoin/transaction/transaction.ts'
import type { BitcoinTerms } from '../../../core/sign/signed.ts'
import { hexToBytes } from '../../../lib/hex.ts'
import { minerFeeOf } from './miner-fee.ts'

/** The terms that a refused replacement leaves in charge. */
export function formerBitcoinTerms(item: Item, state: ItemState): BitcoinTerms | undefined {
  if (state.phase !== 'broadcast' || state.terms.terms !== 'bitcoin') return undefined
  const [former] = state.earlier
  const fee = former && minerFeeOf(former, item, state.terms)
  if (!former || !fee || fee.value >= state.terms.feeSats) return undefined
  const { inputs, outputs } = decodeTransaction(hexToBytes(`0x${former.bytes}`)).transaction
  const { fromHeight, dependsOn, ancestors } = state.terms
  const outpoints = inputs.map(outpointKey)
  const added = state.terms.added?.filter((coin) => outpoints.includes(outpointKey(coin))) ?? []
  const further = added.length > 0 ? { added } : {}
  const { shrunk: less } = state.terms
  const shrunk = less && isBitcoinPsbt(item) ? shrunkIn(item, outputs, less.path) : undefined
  const byRecipient = shrunk ? { shrunk } : {}
  return {
    terms: 'bitcoin',
    outpoints,
    feeSats: fee.value,
    fromHeight,
    dependsOn,
    ancestors,
    ...further,
    ...byRecipient,
  }
}
