import type { BundleEvent } from '../../core/bundle/apply.ts'
import type { Bundle, BundleCall } from '../../core/bundle/bundle.ts'
import { isUndelegation, UNDELEGATION_PROBE } from '../../core/bundle/undelegation.ts'
import type { GasEstimate } from '../../core/families/evm/call.ts'
import { AUTHORIZATION_GAS } from '../../core/families/evm/gas-limits.ts'
import { type Answer, foreignWords, isSameReason, type Reason } from '../../core/reason/reason.ts'
import { nonceResource } from '../../core/reservation/nonces.ts'
import { obstacleEvent } from '../engine/adapters/step-adapter.ts'
import { reserveNonceAndFees } from '../families/evm/nonce-and-fees.ts'
import type { BundlePorts } from './ports.ts'

/** The gas of a native transfer to an account without code (Ethereum, intrinsic gas). */
const PLAIN_GAS = 21_000n

/** A call must fail this long: estimates of two nodes may lag by two blocks. */
export const REFUSED_FOR_SECONDS = 30

/** The gas limit of a call: the page's own if it suffices, else the estimate `used` and a quarter. */
export function gasLimitOf({ gas }: Pick<BundleCall, 'gas'>, used: bigint): bigint {
  if (gas !== undefined && gas >= used) return gas
  return used === PLAIN_GAS ? used : (used * 125n) / 100n
}

/** Reserves a nonce and terms, unless the call would fail now. */
export async function reserveCall(bundle: Bundle, index: number, ports: BundlePorts): Promise<BundleEvent | undefined> {
  const { account, chainId } = bundle
  const call = bundle.calls[index]
  if (!call) return undefined
  const node = ports.node(chainId)
  const isEnd = isUndelegation(bundle)
  const { to, data, value } = isEnd ? UNDELEGATION_PROBE : call
  const [pending, fees, tried] = await Promise.all([
    node.nonce(account, 'pending'),
    node.fees(),
    node.tryCall({ from: account, to, data, value }),
  ])
  if (tried.ok && tried.value.outcome === 'refused') return refused(bundle, index, tried.value.why, ports)
  const gas = gasOf(tried, isEnd ? AUTHORIZATION_GAS : 0n)
  const resource = nonceResource(chainId, account)
  return reserveNonceAndFees(
    { record: bundle, resource, index },
    [pending, fees, gas],
    (used) => gasLimitOf(call, used),
    ports,
  )
}

function gasOf(tried: Answer<GasEstimate>, besides: bigint): Answer<bigint> {
  if (!tried.ok) return tried
  return { ok: true, value: tried.value.outcome === 'gas' ? tried.value.gas + besides : 0n }
}

function refused(bundle: Bundle, index: number, why: Reason, ports: BundlePorts): BundleEvent {
  const atSeconds = ports.nowSeconds()
  const words = foreignWords(why)
  const reason: Reason = words === '' ? { code: 'WOULD_FAIL' } : { code: 'NODE_REFUSES', words }
  const since = isSameReason(bundle.obstacle, reason) ? bundle.obstacleSinceSeconds : undefined
  return since !== undefined && atSeconds - since >= REFUSED_FOR_SECONDS
    ? { event: 'ended', end: { reason: 'wouldFail', index, message: words }, atSeconds }
    : obstacleEvent(ports, reason)
}
