import type { BundleEvent, IncludedWithDeposits } from '../../core/bundle/apply.ts'
import type { Bundle, BundleTask } from '../../core/bundle/bundle.ts'
import { depositsIn } from '../../core/deposits.ts'
import { type Execution, isInFlight, isUnsettled } from '../../core/execution.ts'
import type { Signed } from '../../core/sign/signed.ts'
import { confirmBytes, type EvmBytes, type Judge, settleBytes } from '../carry/evm-bytes.ts'
import { inclusionOf } from '../carry/evm-inclusion.ts'
import { FIRST_SIGNATURE_SECONDS } from '../steps.ts'
import { lookAtDeposits } from './fates.ts'
import type { BundlePorts } from './ports.ts'
import { reserveCall } from './reserve.ts'

/** How long after the approval the first call may still be signed when money had to come first, seconds. */
export const FUNDED_SIGNATURE_SECONDS = 3_600

/** Carries out one task of a bundle. */
export async function performForBundle(
  task: BundleTask,
  bundle: Bundle,
  ports: BundlePorts,
): Promise<BundleEvent | undefined> {
  switch (task.task) {
    case 'fund':
      return lookAtFunding(bundle, ports)
    case 'reserve':
      return reserve(task.index, bundle, ports)
    case 'sign':
      return sign(task.index, bundle, ports)
    case 'broadcast':
      return { event: 'broadcast', index: task.index, atSeconds: ports.nowSeconds() }
    case 'confirm':
      return confirm(task.index, bundle, ports)
    case 'settle':
      return lookAtIncluded(bundle, ports)
    case 'follow':
      return (await lookAtIncluded(bundle, ports)) ?? lookAtDeposits(bundle, ports)
    case 'tell':
      return (await ports.tell(bundle)) ? { event: 'told', atSeconds: ports.nowSeconds() } : undefined
  }
}

// Money counts as there once the wallet itself has read it; the service's word brings nothing out. A crossing that is not
// there was never begun: the background died between the two, and nothing of it was signed.
async function lookAtFunding(bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  const atSeconds = ports.nowSeconds()
  const executions = await Promise.all(bundle.funding.map(ports.execution))
  const hasArrived = (execution: Execution | undefined) =>
    execution?.stage.stage === 'filled' && execution.stage.fill.proof === 'verified'
  for (const [index, executionId] of bundle.funding.entries()) {
    const execution = executions[index]
    if (execution && (isInFlight(execution) || hasArrived(execution))) continue
    const isRefunded = execution?.stage.stage === 'refunded'
    return { event: 'ended', end: { reason: 'notFunded', executionId, isRefunded }, atSeconds }
  }
  return executions.every(hasArrived) ? { event: 'funded', atSeconds } : undefined
}

async function reserve(index: number, bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  const changed = await lookAtIncluded(bundle, ports)
  if (changed?.event === 'reorged') return changed
  return isTooLate(bundle, ports) ? expired(ports) : reserveCall(bundle, index, ports)
}

async function sign(index: number, bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  const { account, chainId } = bundle
  const state = bundle.items[index]
  const call = bundle.calls[index]
  if (!call || state?.phase !== 'reserved' || state.terms.terms !== 'evm') return undefined
  const { terms } = state
  const atSeconds = ports.nowSeconds()
  if (isTooLate(bundle, ports)) return expired(ports)
  let signed: Signed | undefined
  try {
    signed = await ports.withKey({ of: 'evm', address: account }, (privateKey) =>
      ports.signCall({ call, account, chainId }, terms, privateKey),
    )
  } catch (error) {
    // It is said, and ends by its time: nothing is out.
    return ports.troubled({ code: 'COULD_NOT_SIGN', words: error instanceof Error ? error.message : String(error) })
  }
  return signed
    ? { event: 'signed', index, signed, atSeconds }
    : { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, atSeconds }
}

async function confirm(index: number, bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  const [changed, own] = await Promise.all([
    lookAtIncluded(bundle, ports),
    confirmBytes(bytesOf(bundle, index), nodeOf(bundle, ports), async () => judgeOf(index, bundle, ports)),
  ])
  return changed?.event === 'reorged' ? changed : own
}

// What is in a block is looked at again until a reorganisation is no longer to be feared; what was reorged is told of first.
async function lookAtIncluded(bundle: Bundle, ports: BundlePorts): Promise<BundleEvent | undefined> {
  let settled: BundleEvent | undefined
  for (const [index, state] of bundle.items.entries()) {
    const found = isUnsettled(state) ? await settleBytes({ state, index }, nodeOf(bundle, ports)) : undefined
    if (found === 'unsure') continue
    if (found?.event === 'reorged') return found
    settled ??= found
  }
  return settled
}

// A yes is good for a while only, also for what comes after the first call: counted from the yes, or from the last call
// that had its effect; from before the clock was set back it is of no known age. What was signed is out, and no clock ends it.
function isTooLate({ approvedAtSeconds, funding, history }: Bundle, ports: BundlePorts): boolean {
  const lastSeconds = history.findLast(({ what }) => what === 'included')?.atSeconds
  const seconds = funding.length > 0 ? FUNDED_SIGNATURE_SECONDS : FIRST_SIGNATURE_SECONDS
  return Math.abs(ports.nowSeconds() - Math.max(approvedAtSeconds, lastSeconds ?? 0)) > seconds
}

function expired(ports: BundlePorts): BundleEvent {
  return { event: 'ended', end: { reason: 'expired' }, atSeconds: ports.nowSeconds() }
}

function bytesOf({ account, items }: Bundle, index: number): EvmBytes {
  return { from: account, state: items[index] ?? { phase: 'planned' }, index }
}

function nodeOf({ chainId }: Bundle, { node, nowSeconds, broadcasts }: BundlePorts) {
  return { node: node(chainId), nowSeconds, broadcasts }
}

// What went to a depository is what its own log says of the very block that the call is in.
function judgeOf(index: number, { chainId }: Pick<Bundle, 'chainId'>, ports: BundlePorts): Judge {
  return async ({ signed, receipt }) => {
    const { status, logs } = receipt
    const about = { index, hash: signed.hash, inclusion: inclusionOf(signed, receipt), atSeconds: ports.nowSeconds() }
    if (status === 'reverted') return { event: 'reverted', ...about }
    const deposits = depositsIn(logs, ports.depositories(chainId))
    const included: IncludedWithDeposits & typeof about = { event: 'included', ...about, deposits }
    return included
  }
}
