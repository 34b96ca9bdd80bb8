import type { BundleEvent } from '../../core/bundle/apply.ts'
import type { Bundle, BundleCall } from '../../core/bundle/bundle.ts'
import { isUndelegation, UNDELEGATION_PROBE } from '../../core/bundle/undelegation.ts'
import type { GasEstimate } from '../../core/families/evm/call.ts'
import { AUTHORIZATION_GAS, highestGasLimit, leastGasLimit } from '../../core/families/evm/transaction-gas.ts'
import { chainById } from '../../core/profiles/profile.ts'
import { type Answer, foreignWords, isSameReason, type Reason, reasonLine } from '../../core/reason/reason.ts'
import { nonceResource } from '../../core/reservation/nonces.ts'
import { obstacleEvent } from '../engine/adapters/step-adapter.ts'
import { reserveNonceAndFees } from '../families/evm/nonce-and-fees.ts'
import type { BundlePorts } from './ports.ts'

/** Of a native transfer to an account without code. */
const PLAIN_GAS = 21_000n

/** A call must fail this long: estimates of two nodes may lag by two blocks. */
export const REFUSED_FOR_SECONDS = 30

/** The gas limit of a call: the page's own if it suffices, else the estimate `used` and a quarter. */
export function gasLimitOf(call: Omit<BundleCall, 'value'>, used: bigint): bigint {
  const { gas } = call
  const least = leastGasLimit(call)
  const needed = used > least ? used : least
  if (gas !== undefined && gas >= needed) return gas
  return needed === PLAIN_GAS ? needed : (needed * 125n) / 100n
}

/** Our own rules' refusal. */
export function gasRefusal(gasLimit: bigint, most: bigint | undefined): Reason | undefined {
  if (most === undefined || gasLimit <= most) return undefined
  return { code: 'GAS_ABOVE_LIMIT', gas: `${gasLimit}`, most: `${most}` }
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
  const mostGas = highestGasLimit(
    chainById(ports.profile, chainId) ?? {},
    fees.ok ? fees.value.blockGasLimit : undefined,
  )
  const tooHigh = gas.ok ? gasRefusal(gasLimitOf(call, gas.value), mostGas) : undefined
  if (tooHigh) return refused(bundle, index, tooHigh, ports)
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
  const isOwn = why.code === 'GAS_ABOVE_LIMIT'
  const reason: Reason = isOwn ? why : words === '' ? { code: 'WOULD_FAIL' } : { code: 'NODE_REFUSES', words }
  const since = isSameReason(bundle.obstacle, reason) ? bundle.obstacleSinceSeconds : undefined
  return since !== undefined && atSeconds - since >= REFUSED_FOR_SECONDS
    ? { event: 'ended', end: { reason: 'wouldFail', index, message: isOwn ? reasonLine(why) : words }, atSeconds }
    : obstacleEvent(ports, reason)
}
