import type { BundleEvent } from '../../core/bundle/apply.ts'
import type { Bundle, PageCall } from '../../core/bundle/bundle.ts'
import { nonceLane } from '../../core/lane.ts'
import { isSameReason, type Reason, reasonLine, theirWords } from '../../core/reason.ts'
import type { EvmTerms } from '../../core/sign/signed.ts'
import { takenByOthers, waitsForOthers } from '../carry/carry.ts'
import { feeRisen, freeNonce, gasLeft } from '../carry/evm-terms.ts'
import type { BundlePorts } from './ports.ts'

/** What a transfer of the native currency to an account without code uses (Ethereum, intrinsic gas). */
const PLAIN_GAS = 21_000n

/** For how long a node must say that a call would fail before it is believed, seconds: behind one address there are many. */
export const REFUSED_FOR_SECONDS = 6

/**
 * The gas limit of a call: the page's own where it is enough, otherwise what the call would use and a quarter of that.
 *
 * @param used what it would use now
 */
export function gasLimitOf({ gas }: Pick<PageCall, 'gas'>, used: bigint): bigint {
  if (gas !== undefined && gas >= used) return gas
  return used === PLAIN_GAS ? used : (used * 125n) / 100n
}

/**
 * Takes a nonce and the terms that the node asks for now. A call that would fail now is not made; gas and fees together
 * stay below what was shown as the most, and above it the call waits and says so.
 */
export async function reserveCall(bundle: Bundle, index: number, ports: BundlePorts): Promise<BundleEvent | undefined> {
  const { account, chainId, mostGas, items } = bundle
  const call = bundle.calls[index]
  if (!call) return undefined
  const node = ports.node(chainId)
  const [pending, fees, tried] = await Promise.all([
    node.nonce(account, 'pending'),
    node.fees(),
    node.tryCall({ from: account, to: call.to, data: call.data, value: call.value }),
  ])
  const atSeconds = ports.nowSeconds()
  for (const answer of [pending, fees, tried]) if (!answer.ok) return ports.troubled(answer.reason)
  if (!pending.ok || !fees.ok || !tried.ok) return undefined
  if (tried.value.outcome === 'refused') return refused(bundle, index, tried.value.why, ports)
  const gasLimit = gasLimitOf(call, tried.value.gas)
  if (gasLimit * fees.value.maxFeePerGasWei > gasLeft(bundle)) {
    return { event: 'needed', need: 'fee', reason: feeRisen(mostGas), atSeconds }
  }
  const others = await takenByOthers(nonceLane(chainId, account), bundle.id, ports)
  const waits = waitsForOthers(others)
  if (waits) return ports.troubled(waits)
  const own = items.flatMap((state) => (state.phase === 'planned' ? [] : [{ terms: state.terms }]))
  const nonce = freeNonce(pending.value, [...own, ...others])
  const terms: EvmTerms = { terms: 'evm', nonce, gasLimit, ...fees.value }
  return { event: 'reserved', index, terms, atSeconds }
}

function refused(bundle: Bundle, index: number, why: Reason, ports: BundlePorts): BundleEvent {
  const atSeconds = ports.nowSeconds()
  const words = theirWords(why)
  const reason: Reason = words === '' ? { code: 'WOULD_FAIL' } : { code: 'NODE_REFUSES', words }
  const line = reasonLine(reason)
  const isOld = isSameReason(bundle.trouble, reason)
  const since = isOld ? bundle.history.findLast(({ detail }) => detail === line)?.atSeconds : undefined
  return since !== undefined && atSeconds - since >= REFUSED_FOR_SECONDS
    ? { event: 'ended', end: { reason: 'wouldFail', index, message: words }, atSeconds }
    : ports.troubled(reason)
}
