import { at, type Json } from '../../honest/json.ts'
import type { Asked, Judgement } from '../judge.ts'
import { isSame, type Move, movesOf } from './moves.ts'
import { bytesOn, callOf, idOf, listAt } from './order.ts'
import { EVM, pinsOf, SOLVERS } from './pins.ts'

const ORDER = ['protocol', 'v2', 'orderData'] as const

/**
 * Decodes an accepted quote without wallet code. It may pay only the asked amount to pinned places, and its order
 * the shown minimum.
 * @returns problems in words
 */
export function secondOpinion(asked: Asked, judgement: Judgement): readonly string[] {
  if (judgement.verdict !== 'accept') return []
  const { proven } = judgement
  const order = at(asked.quote, ORDER)
  const key = `${proven.planHash} ${JSON.stringify(order)}`
  const before = given.get(key)
  if (before) return before
  const opinion = opinionOn(asked, order, proven)
  given.set(key, opinion)
  return opinion
}

// Tens of thousands of quotes share a plan and order, so opinions are cached.
const given = new Map<string, readonly string[]>()

type Proven = NonNullable<Judgement['proven']>

function opinionOn(asked: Asked, order: Json | undefined, proven: Proven): readonly string[] {
  try {
    const moves = proven.plan.flatMap((item) => movesOf(item, asked))
    const left = leaves(asked, proven, moves)
    const isLocal = asked.input.originChainId === asked.input.destinationChainId
    if (isLocal) return [...left, ...arrivesHere(asked, proven, moves)]
    return [...left, ...binds(asked, order, moves), ...arrives(asked, order, proven)]
  } catch (cause) {
    return [`cannot be read: ${cause instanceof Error ? cause.message : cause}`]
  }
}

function leaves(asked: Asked, proven: Proven, moves: readonly Move[]): readonly string[] {
  const { input } = asked
  const wrong: string[] = []
  const most = input.tradeType === 'EXACT_INPUT' ? input.amount : (input.mostIn ?? proven.pays.value)
  if (proven.pays.value > most) wrong.push(`shows ${proven.pays.value} as paid, more than ${most}`)
  let paid = 0n
  for (const move of moves) {
    if (move.does === 'binds') continue
    if (!isSame(move.currency, input.originCurrency)) wrong.push(`moves ${move.currency}`)
    if (!places(asked, move).some((place) => isSame(place, move.to))) wrong.push(`${move.does} ${move.to}`)
    if (move.does === 'pays') paid += move.amount
    else if (move.amount > most) wrong.push(`allows ${move.amount}, more than ${most}`)
  }
  if (paid !== proven.pays.value) wrong.push(`pays ${paid}, shows ${proven.pays.value}`)
  return wrong
}

// Pinned places and the intent's own are allowed.
function places({ input, facts, quote }: Asked, move: Move): readonly string[] {
  const { depositories } = pinsOf(input.originChainId)
  // Allowances go only to contracts that need the owner as caller or a signature.
  if (move.does === 'allows') return [...depositories, EVM.proxy, ...(input.payment === 'permit' ? [EVM.permit2] : [])]
  if (input.payment === 'openAddress' || input.payment === 'strictAddress') {
    const computed = facts.origin.family === 'evm' ? facts.origin.depositAddresses : undefined
    return computed?.known ? computed.value : [String(at(quote, ['steps', 0, 'depositAddress']))]
  }
  if (isSend(input)) return [input.recipient]
  // A router's last calls, or a wrapper of the currency, must bind its input.
  const isEnforced = move.does === 'pays' && move.enforces !== undefined
  const wrappers =
    input.originChainId === input.destinationChainId ? [input.originCurrency, input.destinationCurrency] : []
  if (isEnforced) return [EVM.router, EVM.proxy, ...wrappers]
  return input.payment === 'permit' ? [...depositories, ...SOLVERS] : depositories
}

function isSend({ originChainId, destinationChainId, originCurrency, destinationCurrency }: Asked['input']): boolean {
  return originChainId === destinationChainId && isSame(originCurrency, destinationCurrency)
}

// On one chain the recipient is paid directly, or the last calls enforce it.
function arrivesHere({ input }: Asked, proven: Proven, moves: readonly Move[]): readonly string[] {
  const least = proven.minimum.value
  const [last] = moves.slice(-1)
  if (last?.does !== 'pays') return ['pays nobody']
  if (isSend(input)) return last.amount === least ? [] : [`pays ${last.amount}, shows ${least}`]
  const { enforces } = last
  if (!enforces?.recipient || !isSame(enforces.currency, input.destinationCurrency)) return ['makes sure of nothing']
  if (!isSame(enforces.recipient, input.recipient)) return [`pays ${enforces.recipient}`]
  return enforces.least >= least && least >= (input.leastOut ?? 0n) ? [] : [`${enforces.least} arrive, not ${least}`]
}

function binds({ input }: Asked, order: Json | undefined, moves: readonly Move[]): readonly string[] {
  const id = idOf(order)
  const bound = moves.flatMap((move) => ('orderId' in move && move.orderId !== undefined ? [move.orderId] : []))
  const isByAddress = input.payment === 'openAddress' || input.payment === 'strictAddress'
  if (bound.length === 0 && !isByAddress) return ['binds the money to no order']
  const nonces = new Set(moves.flatMap((move) => ('nonce' in move && move.nonce !== undefined ? [move.nonce] : [])))
  if (nonces.size > 1) return ['pays with another nonce than the one that is bound to the order']
  return bound.filter((each) => each !== id).map((each) => `is for the order ${each}, not for ${id}`)
}

function arrives({ input }: Asked, order: Json | undefined, proven: Proven): readonly string[] {
  const slugOf = (chainId: number) => pinsOf(chainId).slug
  const slug = slugOf(input.destinationChainId)
  const wrong: string[] = []
  const payments = listAt(order, ['output', 'payments'])
  const [payment] = payments
  const text = (key: string) => String(at(payment, [key]))
  if (payments.length !== 1) wrong.push(`the order makes ${payments.length} payments`)
  if (at(order, ['output', 'chainId']) !== slug) wrong.push('the order pays on another chain')
  if (bytesOn(slug, text('recipient')) !== bytesOn(slug, input.recipient)) wrong.push(`pays ${text('recipient')}`)
  if (!isSame(text('currency'), input.destinationCurrency)) wrong.push('the order pays another currency')
  const least = BigInt(text('minimumAmount'))
  const asked = input.tradeType === 'EXACT_OUTPUT' ? input.amount : (input.leastOut ?? 0n)
  if (least < asked) wrong.push(`the order pays ${least} at least, ${asked} was asked for`)
  if (least < proven.minimum.value) wrong.push(`the order pays ${least} at least, ${proven.minimum.value} is shown`)
  for (const refund of listAt(order, ['inputs', 0, 'refunds'])) {
    const home = String(at(refund, ['chainId']))
    const own = home === slugOf(input.originChainId) ? [input.refundTo] : [input.refundTo, input.recipient]
    const recipient = String(at(refund, ['recipient']))
    if (!own.some((each) => isSame(each, recipient))) wrong.push(`a refund goes to ${recipient}`)
  }
  if (listAt(order, ['fees']).length > 0) wrong.push('the order pays hidden fees')
  const calls = listAt(order, ['output', 'calls']).map((call) => callOf(String(call)))
  const wanted = input.calls ?? []
  const areAsked = wanted.every((call, index) => {
    const made = calls[index]
    return made && isSame(made.to, call.to) && isSame(made.data, call.data) && made.value === call.value
  })
  if (calls.length !== wanted.length || !areAsked) wrong.push('the order makes other calls than were asked for')
  return wrong
}
