import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { NodeFailure } from '../../nodes/rpc-batching.ts'

type Refused = Readonly<{ result: 'known' | 'nonceTooLow' | 'underpriced' | 'rejected' | 'unknown' }>

// The words of geth, erigon, nethermind, besu, reth, anvil, parity; the first match decides.
const MEANINGS: readonly (readonly [Exclude<Refused['result'], 'unknown'>, RegExp])[] = [
  [
    'known',
    /already ?known|known transaction|already imported|already in (the )?(mem)?pool|already in mempool|existing tx with same hash|same hash was already|tx already exists/,
  ],
  ['nonceTooLow', /nonce (is )?too low|nonce_too_low|old ?nonce|nonce has already been used/],
  [
    'underpriced',
    /underpriced|fee ?too ?low|gas ?price ?too ?low|gas ?price (is )?(too low|below)|less than (the )?(block )?base fee|fee cap less than|below (the )?(current |block )?base ?fee|max fee per gas (is )?less|transaction gas price below|replacement ?not ?allowed|nonce ?already ?used/,
  ],
  [
    'rejected',
    /insufficient ?(funds|balance)|not enough funds|upfront cost exceeds|exceeds (the |block )?gas limit|floor data gas|gas ?limit ?exceeded|gas ?limit (is )?too (high|low)|gas limit .{0,40}(cap\b|greater than|exceed|at most)|gas ?limit ?cap ?exceeded|intrinsic gas|gas required exceeds|invalid (sender|signature|chain|transaction)|signature|chain ?id|not supported|nonce (is )?too high|nonce_?too_?high|nonce ?gap|oversized|size limit|rlp|failed to decode|could not decode|revert|sender (is )?not an eoa|tip above fee cap|priority fee.{0,24}higher than|future transaction tries|initcode|gas uint64 overflow/,
  ],
]

/** Classifies a node's refusal; a missing or broken answer is `unknown`. */
export function broadcastResultOf({ message, reason, code, transport }: Omit<NodeFailure, 'ok'>): BroadcastResult {
  if (code === undefined || transport !== undefined) return { result: 'unknown', message, reason }
  const words = message.toLowerCase()
  const meaning = MEANINGS.find(([, pattern]) => pattern.test(words))
  return { result: meaning?.[0] ?? 'unknown', message, reason }
}
