import type { HistoryLine, ItemState } from '../../core/execution.ts'
import { type Failure, type Reason, reasonLine } from '../../core/reason.ts'
import type { Signed } from '../../core/sign/signed.ts'
import { attemptsOf, type StepEvent } from '../../core/step.ts'
import type { Answer, NodePort, Receipt } from '../node-port.ts'

/** What comes of handing bytes to a node and looking for them. */
export type BytesEvent = Readonly<{ atSeconds: number }> & (StepEvent | Readonly<{ event: 'troubled'; reason: Reason }>)

/** Signed bytes of an account on a chain, with how far they have come. */
export type EvmBytes = Readonly<{
  from: string
  state: ItemState
  index: number
  /** Of the record that they belong to. */
  history: readonly HistoryLine[]
}>

/** The node of the chain, and the time. */
export type BytesPorts = Readonly<{ node: NodePort; nowSeconds: () => number }>

/** An attempt that is in a block. */
export type Mined = Readonly<{ signed: Signed; receipt: Receipt }>

/** Says what being in a block means: done, reverted, or nothing yet. */
export type Judge = (mined: Mined) => Promise<BytesEvent | undefined>

/** How long a nonce must look taken by another transaction before it is believed, seconds. */
export const TAKEN_AFTER_SECONDS = 60

const MAYBE_TAKEN: Reason = { code: 'MAYBE_TAKEN' }

/** Hands the stored bytes to the node. An unclear answer changes nothing: the next look decides, the bytes stay. */
export async function sendBytes(bytes: EvmBytes, ports: BytesPorts, judge: Judge): Promise<BytesEvent | undefined> {
  const { state, index, from, history } = bytes
  if (state.phase !== 'signed' || state.terms.terms !== 'evm') return undefined
  const { node } = ports
  const atSeconds = ports.nowSeconds()
  const sending = await node.sendRaw(state.signed.bytes)
  if (sending.result === 'accepted' || sending.result === 'known') return { event: 'sent', index, atSeconds }
  // Whatever the node said, a transaction that it knows was sent.
  const isKnown = await node.isKnown(state.signed.hash)
  if (isKnown.ok && isKnown.value) return { event: 'sent', index, atSeconds }
  // An earlier attempt may be the one that got in, or still wait: it is looked at instead.
  const earlier = await firstIncluded(state.earlier, node)
  if (earlier.ok && earlier.value) return judge(earlier.value)
  if (sending.result === 'underpriced' && state.earlier.length > 0) return { event: 'sent', index, atSeconds }
  if (sending.result !== 'nonceTooLow' || !isKnown.ok) return trouble(sending.reason, ports)
  // Whether one of them has the nonce must be known before it is said that none has.
  if (!earlier.ok) return trouble(earlier.reason, ports)
  const settled = await node.nonce(from, 'finalized')
  if (!settled.ok || settled.value <= state.terms.nonce) return trouble(sending.reason, ports)
  // Nodes behind one address do not all know the same: what one has not heard of yet may be in a block already.
  // What was doubted of other bytes, or of these before a node knew them again, says nothing about now.
  const ofNow = history.slice(history.findLastIndex((line) => line.index === index) + 1)
  const since = ofNow.find((line) => line.detail === reasonLine(MAYBE_TAKEN))?.atSeconds ?? atSeconds
  return atSeconds - since < TAKEN_AFTER_SECONDS ? trouble(MAYBE_TAKEN, ports) : { event: 'replaced', index, atSeconds }
}

/**
 * Looks for the effect of every attempt; a transaction that the node has forgotten is sent again.
 *
 * @param judgeOf gives the judge, and may ask the node something for it at the same moment
 */
export async function confirmBytes(
  { state, index }: EvmBytes,
  ports: BytesPorts,
  judgeOf: () => Promise<Judge>,
): Promise<BytesEvent | undefined> {
  const { node } = ports
  const attempts = attemptsOf(state)
  const atSeconds = ports.nowSeconds()
  // All at the same moment, so that one answer of the node says everything.
  const [receipts, isKnown, judge] = await Promise.all([
    Promise.all(attempts.map(({ hash }) => node.receipt(hash))),
    'signed' in state ? node.isKnown(state.signed.hash) : undefined,
    judgeOf(),
  ])
  for (const [at, receipt] of receipts.entries()) {
    if (!receipt.ok) return trouble(receipt.reason, ports)
    const signed = attempts[at]
    if (signed && receipt.value) return judge({ signed, receipt: receipt.value })
  }
  if (!('signed' in state)) return keepOut(attempts, node)
  if (!isKnown?.ok) return undefined
  if (!isKnown.value) return { event: 'lost', index, atSeconds }
  return state.phase === 'sending' ? { event: 'seen', index, atSeconds } : undefined
}

/** Looks again at bytes that are in a block; see `Carry`. */
export async function settleBytes(
  { state, index }: Pick<EvmBytes, 'state' | 'index'>,
  ports: BytesPorts,
): Promise<BytesEvent | 'unsure' | undefined> {
  if (!('signed' in state)) return undefined
  const { node } = ports
  const [receipt, final] = await Promise.all([node.receipt(state.signed.hash), node.finalHeight()])
  if (!receipt.ok || !final.ok) return 'unsure'
  const about = { index, atSeconds: ports.nowSeconds() }
  // In another block it may have come to something else, and at another price: it is looked at anew.
  if (!receipt.value || !isWhereItWas(state, receipt.value)) return { event: 'lost', ...about }
  return receipt.value.blockNumber <= final.value ? { event: 'settled', ...about } : undefined
}

function isWhereItWas(state: ItemState, { blockHash }: Receipt): boolean {
  return 'inclusion' in state && state.inclusion.in === 'block' && state.inclusion.blockHash === blockHash
}

// While a higher fee waits for its signature, the bytes before it stay out: the wallet may be locked for long.
async function keepOut([newest]: readonly Signed[], node: NodePort): Promise<undefined> {
  const isKnown = newest && (await node.isKnown(newest.hash))
  if (newest && isKnown?.ok && !isKnown.value) await node.sendRaw(newest.bytes)
}

async function firstIncluded(attempts: readonly Signed[], node: NodePort): Promise<Answer<Mined | undefined>> {
  let silence: Failure | undefined
  for (const signed of attempts) {
    const receipt = await node.receipt(signed.hash)
    if (!receipt.ok) silence ??= receipt
    else if (receipt.value) return { ok: true, value: { signed, receipt: receipt.value } }
  }
  return silence ?? { ok: true, value: undefined }
}

function trouble(reason: Reason, ports: BytesPorts): BytesEvent {
  return { event: 'troubled', reason, atSeconds: ports.nowSeconds() }
}
