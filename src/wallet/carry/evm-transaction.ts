import type { Event } from '../../core/apply.ts'
import type { Execution } from '../../core/execution.ts'
import type { EvmTransactionItem } from '../../core/item.ts'
import type { Signed } from '../../core/sign/signed.ts'
import type { Answer, NodePort, Receipt } from '../node-port.ts'
import { attemptsOf, type Carry, type CarryPorts, type Step, troubled } from './carry.ts'
import { allowanceOf, hasEffect, isAllowance } from './evm-effect.ts'
import { reserveEvmTransaction } from './evm-reserve.ts'

type EvmStep = Step<'evmTransaction'>

/** Blocks above a transaction's own after which a reorganisation is no longer to be feared. */
export const SETTLED_BLOCKS = 12n

/** How long a nonce must look taken by another transaction before it is believed, seconds. */
export const TAKEN_AFTER_SECONDS = 60

const MAYBE_TAKEN = 'Another transaction may have taken its place; looking again'

/** How an EVM transaction is carried out: a nonce of its own, the same bytes again and again, its effect read. */
export const carryEvmTransaction: Carry<'evmTransaction'> = {
  reserve: reserveEvmTransaction,
  send,
  confirm,
  settle,
}

// Hands the stored bytes to the node. An unclear answer changes nothing: the next look decides, the bytes stay.
async function send(step: EvmStep, ports: CarryPorts): Promise<Event | undefined> {
  const { item, state, index, execution } = step
  if (state.phase !== 'signed' || state.terms.terms !== 'evm') return undefined
  const atSeconds = ports.nowSeconds()
  const node = ports.node(item.chainId)
  const sending = await node.sendRaw(state.signed.bytes)
  if (sending.result === 'accepted' || sending.result === 'known') return { event: 'sent', index, atSeconds }
  // Whatever the node said, a transaction that it knows was sent.
  const isKnown = await node.isKnown(state.signed.hash)
  if (isKnown.ok && isKnown.value) return { event: 'sent', index, atSeconds }
  // An earlier attempt may be the one that got in, or still wait: it is looked at instead.
  const earlier = await firstIncluded(state.earlier, node)
  if (earlier) return inclusionOf(earlier, step, ports)
  if (sending.result === 'underpriced' && state.earlier.length > 0) return { event: 'sent', index, atSeconds }
  if (sending.result !== 'nonceTooLow' || !isKnown.ok) return troubled(ports, sending.message)
  const settled = await node.nonce(item.from, 'settled')
  if (!settled.ok || settled.value <= state.terms.nonce) return troubled(ports, sending.message)
  // Nodes behind one address do not all know the same: what one has not heard of yet may be in a block already.
  const since = execution.history.find((line) => line.detail === MAYBE_TAKEN)?.atSeconds ?? atSeconds
  return atSeconds - since < TAKEN_AFTER_SECONDS
    ? troubled(ports, MAYBE_TAKEN)
    : { event: 'replaced', index, atSeconds }
}

// Looks for the effect of every attempt; a transaction that the node has forgotten is sent again.
async function confirm(step: EvmStep, ports: CarryPorts): Promise<Event | undefined> {
  const { item, state, index } = step
  const attempts = attemptsOf(state)
  const atSeconds = ports.nowSeconds()
  const node = ports.node(item.chainId)
  // All at the same moment, so that one answer of the node says everything.
  const [receipts, isKnown, allowance] = await Promise.all([
    Promise.all(attempts.map(({ hash }) => node.receipt(hash))),
    'signed' in state ? node.isKnown(state.signed.hash) : undefined,
    isAllowance(item) ? allowanceOf(item, node) : undefined,
  ])
  for (const [at, receipt] of receipts.entries()) {
    if (!receipt.ok) return troubled(ports, receipt.message)
    const signed = attempts[at]
    if (signed && receipt.value) return inclusionOf({ signed, receipt: receipt.value, allowance }, step, ports)
  }
  if (!('signed' in state)) return keepOut(attempts, node)
  if (!isKnown?.ok) return undefined
  if (!isKnown.value) return { event: 'lost', index, atSeconds }
  return state.phase === 'sending' ? { event: 'seen', index, atSeconds } : undefined
}

async function settle({ item, state, index }: EvmStep, ports: CarryPorts): Promise<Event | 'unsure' | undefined> {
  if (!('signed' in state)) return undefined
  const node = ports.node(item.chainId)
  const [receipt, height] = await Promise.all([node.receipt(state.signed.hash), node.height()])
  if (!receipt.ok || !height.ok) return 'unsure'
  const about = { index, atSeconds: ports.nowSeconds() }
  if (!receipt.value) return { event: 'lost', ...about }
  return height.value >= receipt.value.blockNumber + SETTLED_BLOCKS ? { event: 'settled', ...about } : undefined
}

// While a higher fee waits for its signature, the bytes before it stay out: the wallet may be locked for long.
async function keepOut([newest]: readonly Signed[], node: NodePort): Promise<undefined> {
  const isKnown = newest && (await node.isKnown(newest.hash))
  if (newest && isKnown?.ok && !isKnown.value) await node.sendRaw(newest.bytes)
}

/** `allowance` is what was read together with the receipt. */
type Mined = Readonly<{ signed: Signed; receipt: Receipt; allowance?: Answer<bigint> | undefined }>

async function firstIncluded(attempts: readonly Signed[], node: NodePort): Promise<Mined | undefined> {
  for (const signed of attempts) {
    const receipt = await node.receipt(signed.hash)
    if (receipt.ok && receipt.value) return { signed, receipt: receipt.value }
  }
  return undefined
}

async function inclusionOf(mined: Mined, step: EvmStep, ports: CarryPorts): Promise<Event | undefined> {
  const { item, index, execution } = step
  const { signed, receipt, allowance } = mined
  const atSeconds = ports.nowSeconds()
  const node = ports.node(item.chainId)
  const mayBeUsed = execution.items.slice(index + 1).some((later) => attemptsOf(later).length > 0)
  const { blockNumber, blockHash } = receipt
  const about = { index, hash: signed.hash, inclusion: { in: 'block', blockNumber, blockHash }, atSeconds } as const
  if (receipt.status === 'reverted') return { event: 'reverted', ...about }
  const isDone =
    signed.purpose === 'cancel' ||
    (allowance && (await hasEffect(item, receipt, { node: { allowance: async () => allowance }, mayBeUsed }))) ||
    // It may have been read a moment before the block.
    (await hasEffect(item, receipt, { node, mayBeUsed }))
  return isDone ? { event: 'included', ...about } : undefined
}

/** The execution's own EVM transactions, in their order: what a node simulates together. */
export function transactionsOf({ plan }: Pick<Execution, 'plan'>): readonly EvmTransactionItem[] {
  return plan.flatMap((item) => (item.kind === 'evmTransaction' ? [item] : []))
}
