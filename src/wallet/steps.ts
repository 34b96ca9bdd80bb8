import type { Event } from '../core/apply.ts'
import type { Execution, ItemState, Task } from '../core/execution.ts'
import { type Finding, finding } from '../core/finding.ts'
import { GAS_CEILING } from '../core/gas.ts'
import { intent } from '../core/intent.ts'
import type { EvmTransactionItem } from '../core/item.ts'
import type { Profile } from '../core/profile.ts'
import { decodeQuote } from '../core/quote.ts'
import { sign } from '../core/sign/sign.ts'
import type { EvmTerms } from '../core/sign/signed.ts'
import { verify } from '../core/verify/verify.ts'
import { formatDecimal } from '../lib/decimal.ts'
import type { FactsPort } from './facts-port.ts'
import type { NodePort, Receipt } from './node-port.ts'

export type StepPorts = Readonly<{
  profile: Profile
  node: (chainId: number) => NodePort
  /** Every execution that is not over, for nonces that are taken but not yet on the chain. */
  inFlight: () => Promise<readonly Execution[]>
  /** Facts read now, for the proof that is made again before each signature. */
  facts: FactsPort
  /** Uses an account's key once; undefined while the wallet is locked. */
  withKey: <T>(address: string, use: (privateKey: Uint8Array) => Promise<T>) => Promise<T | undefined>
  nowSeconds: () => number
}>

/** How long after the approval the first signature may still be made, seconds: a restart must fit, a night not. */
export const FIRST_SIGNATURE_SECONDS = 300

/** How long a nonce must look taken by another transaction before it is believed, seconds. */
export const TAKEN_AFTER_SECONDS = 60

const MAYBE_TAKEN = 'Another transaction may have taken its place; looking again'

type StepTask<T extends Task['task']> = Extract<Task, { task: T; index: number }>

/**
 * Takes a nonce and the terms that the node asks for now. Gas and fees together stay below what was shown as the
 * most; above it the step waits and says so.
 */
export async function reserve(
  task: StepTask<'reserve'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const item = transactionAt(execution, task.index)
  if (item.role !== 'deposit' && (await isAllowanceInUse(item, execution.id, ports))) {
    return troubled(ports, 'Waiting for another crossing of the same token to finish its deposit')
  }
  const node = ports.node(item.chainId)
  const { from, to, data, value } = item
  const [pending, fees, gas] = await Promise.all([
    node.nonce(from, 'pending'),
    node.fees(),
    node.estimateGas({ from, to, data, value }),
  ])
  for (const answer of [pending, fees, gas]) if (!answer.ok) return troubled(ports, answer.message)
  if (!pending.ok || !fees.ok || !gas.ok) return undefined
  const gasLimit = least((gas.value * 125n) / 100n, GAS_CEILING[item.role])
  const cost = gasLimit * fees.value.maxFeePerGasWei
  const left = execution.mostGas.value - execution.items.reduce((sum, each) => sum + costOf(each), 0n)
  if (gas.value > gasLimit || cost > left) {
    const shown = formatDecimal(execution.mostGas.value, execution.mostGas.currency.decimals)
    return troubled(
      ports,
      `The network fee has risen above the ${shown} ${execution.mostGas.currency.symbol} that you approved`,
    )
  }
  const nonce = Math.max(pending.value, ...(await noncesTaken(item, execution.id, ports)).map((taken) => taken + 1))
  const terms: EvmTerms = { nonce, gasLimit, ...fees.value }
  return { event: 'reserved', index: task.index, terms, atSeconds: ports.nowSeconds() }
}

/**
 * Proves the stored quote again, compares the hash of the plan with the approved one, and signs. Nothing is signed
 * when the proof fails now: the execution ends and says why. While the wallet is locked it waits.
 */
export async function signStep(
  task: StepTask<'sign'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const atSeconds = ports.nowSeconds()
  const item = execution.items[task.index]
  if (item?.phase !== 'reserved') return undefined
  const isLate = task.index === 0 && atSeconds > execution.approvedAtSeconds + FIRST_SIGNATURE_SECONDS
  if (isLate) return { event: 'ended', end: { reason: 'expired' }, atSeconds }
  const proof = await proveAgain(execution, task.index, ports)
  if (!proof.ok) {
    const isOnlySilence = proof.findings.every((each) => each.code === 'D32')
    return isOnlySilence
      ? troubled(ports, proof.findings[0]?.message ?? '')
      : { event: 'ended', end: { reason: 'refused', findings: proof.findings }, atSeconds }
  }
  const transaction = transactionAt(execution, task.index)
  const signed = await ports.withKey(transaction.from, (privateKey) => sign(transaction, item.terms, privateKey))
  return signed && { event: 'signed', index: task.index, signed, atSeconds }
}

/** Hands the stored bytes to the node. An unclear answer changes nothing: the next look decides, the bytes stay. */
export async function send(task: StepTask<'send'>, execution: Execution, ports: StepPorts): Promise<Event | undefined> {
  const item = execution.items[task.index]
  if (item?.phase !== 'signed') return undefined
  const atSeconds = ports.nowSeconds()
  const node = ports.node(item.signed.chainId)
  const sending = await node.sendRaw(item.signed.rawTransaction)
  if (sending.result === 'accepted' || sending.result === 'known')
    return { event: 'sent', index: task.index, atSeconds }
  // Whatever the node said, a transaction that it knows was sent.
  const isKnown = await node.isKnown(item.signed.hash)
  if (isKnown.ok && isKnown.value) return { event: 'sent', index: task.index, atSeconds }
  if (sending.result !== 'nonceTooLow' || !isKnown.ok) return troubled(ports, sending.message)
  const latest = await node.nonce(transactionAt(execution, task.index).from, 'latest')
  if (!latest.ok || latest.value <= item.terms.nonce) return troubled(ports, sending.message)
  // Nodes behind one address do not all know the same: what one has not heard of yet may be in a block already.
  const since = execution.history.find((line) => line.detail === MAYBE_TAKEN)?.atSeconds ?? atSeconds
  return atSeconds - since < TAKEN_AFTER_SECONDS
    ? troubled(ports, MAYBE_TAKEN)
    : { event: 'ended', end: { reason: 'nonceTaken', index: task.index }, atSeconds }
}

/** Looks for the effect of a sent step on the chain; a transaction that the node has forgotten is sent again. */
export async function confirm(
  task: StepTask<'confirm'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const item = execution.items[task.index]
  if (item?.phase !== 'sent') return undefined
  const atSeconds = ports.nowSeconds()
  const node = ports.node(item.signed.chainId)
  const receipt = await node.receipt(item.signed.hash)
  if (!receipt.ok) return troubled(ports, receipt.message)
  if (!receipt.value) {
    const isKnown = await node.isKnown(item.signed.hash)
    return isKnown.ok && !isKnown.value ? { event: 'lost', index: task.index, atSeconds } : undefined
  }
  const { blockNumber, blockHash } = receipt.value
  const inclusion = { blockNumber, blockHash }
  if (receipt.value.status === 'reverted') return { event: 'reverted', index: task.index, inclusion, atSeconds }
  const hasEffect = await effectOf(transactionAt(execution, task.index), receipt.value, node)
  return hasEffect ? { event: 'done', index: task.index, inclusion, atSeconds } : undefined
}

/** Says that there is an obstacle; the execution rests and tries again later. */
export function troubled(ports: Pick<StepPorts, 'nowSeconds'>, message: string): Event {
  return { event: 'troubled', message: message.slice(0, 300), atSeconds: ports.nowSeconds() }
}

async function proveAgain(
  execution: Execution,
  index: number,
  ports: StepPorts,
): Promise<{ ok: true } | { ok: false; findings: readonly Finding[] }> {
  const frozen = intent(execution.intent, ports.profile)
  const decoded = decodeQuote(JSON.parse(execution.quoteText))
  const changed = [finding('P05', '', 'The plan is no longer the one that you approved.')]
  if (!frozen.ok || !decoded.ok) return { ok: false, findings: changed }
  const facts = await ports.facts({
    intent: frozen.intent,
    quote: decoded.quote,
    receivedAtSeconds: execution.receivedAtSeconds,
    stepsDone: index,
    exceptId: execution.id,
  })
  const verdict = verify(frozen.intent, decoded.quote, facts, ports.profile, {
    freshSeconds: Number.POSITIVE_INFINITY,
    stepsDone: index,
  })
  if (verdict.verdict !== 'accept') {
    return { ok: false, findings: verdict.findings.filter((each) => each.level !== 'warn') }
  }
  const isSamePlan = verdict.quote.planHash === execution.planHash && frozen.intent.hash === execution.intentHash
  return isSamePlan ? { ok: true } : { ok: false, findings: changed }
}

async function effectOf(item: EvmTransactionItem, receipt: Receipt, node: NodePort): Promise<boolean> {
  if (item.role === 'deposit') {
    const id = item.data.slice(-64)
    return receipt.logs.some((log) => log.address.toLowerCase() === item.to.toLowerCase() && log.data.endsWith(id))
  }
  const allowance = await node.allowance(item.to, item.from, item.counterparty)
  return allowance.ok && (item.role === 'approve' ? allowance.value >= item.amount : allowance.value === 0n)
}

// An allowance is one number a token and account: a second approval would take away what the first was for.
async function isAllowanceInUse(item: EvmTransactionItem, id: string, ports: StepPorts): Promise<boolean> {
  const others = (await ports.inFlight()).filter((each) => each.id !== id && each.stage.stage === 'steps')
  return others.some((each) =>
    each.plan.some((other, index) => {
      const isSame = other.kind === 'evmTransaction' && other.to === item.to && other.from === item.from
      return isSame && other.chainId === item.chainId && each.items[index]?.phase !== 'planned'
    }),
  )
}

async function noncesTaken(item: EvmTransactionItem, id: string, ports: StepPorts): Promise<readonly number[]> {
  const executions = await ports.inFlight()
  return executions.flatMap((execution) =>
    execution.items.flatMap((state, index) => {
      const other = execution.plan[index]
      const isHere = execution.id === id && state.phase === 'planned'
      const isOnLane =
        other?.kind === 'evmTransaction' &&
        other.chainId === item.chainId &&
        other.from.toLowerCase() === item.from.toLowerCase()
      return isOnLane && !isHere && state.phase !== 'planned' ? [state.terms.nonce] : []
    }),
  )
}

function transactionAt(execution: Execution, index: number): EvmTransactionItem {
  const item = execution.plan[index]
  if (item?.kind === 'evmTransaction') return item
  throw new RangeError(`expected a transaction at step ${index}, got ${item?.kind ?? 'nothing'}`)
}

function costOf(state: ItemState): bigint {
  return state.phase === 'planned' ? 0n : state.terms.gasLimit * state.terms.maxFeePerGasWei
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
