import * as v from 'valibot'
import type { CurrencySum, Simulation } from '../../../../core/chain/facts.ts'
import type { EvmCall } from '../../../../core/families/evm/call.ts'
import type { Deposit } from '../../../../core/families/evm/deposit-events.ts'
import { NATIVE_EVM_ADDRESS } from '../../../../core/families/evm/zero-address.ts'
import { type Answer, failedFor } from '../../../../core/reason/reason.ts'
import { type Hex, isHex } from '../../../../lib/hex.ts'
import { displayText, refusalReason } from '../../../http/foreign-text.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { type BlockAt, toQuantity } from '../balance-and-receipt-reads.ts'
import type { Fees } from '../fees.ts'
import { bytes, log, quantity } from '../schema.ts'
import { erc20Call } from '../tokens/erc20.ts'
import { type LoggedDelta, logEffectsOf } from './log-effects.ts'
import type { Overrides } from './state-overrides.ts'

/** Balances of `tokens`, and allowances of `spenders` for the first token. Addresses in any case. */
export type SimulationAbout = Readonly<{
  calls: readonly EvmCall[]
  user: string
  recipient: string | undefined
  tokens: readonly string[]
  spenders: readonly string[]
  depositories: readonly string[]
  overrides?: Overrides
  /** The real sending terms, so contracts cannot detect the simulation. */
  asSent?: SentTerms
}>

export type SentTerms = Readonly<{ nonce: number; fees: Fees; gas: readonly bigint[] }>

export type SimulatedEffects = Omit<Simulation, 'calls' | 'deposits'> & Readonly<{ deposits: readonly Deposit[] }>

export const callResult = v.object({
  status: v.picklist(['0x0', '0x1']),
  returnData: bytes,
  gasUsed: quantity,
  logs: v.nullish(v.array(log), []),
  error: v.optional(v.object({ message: v.string() })),
})
const simulated = v.array(v.object({ calls: v.array(callResult) }))
export type CallResult = v.InferOutput<typeof callResult>

/** By convention, traced native transfers are logs of this address. */
export const NATIVE_LOG = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Simulates calls on the newest block (`eth_simulateV1` with `traceTransfers`, execution-apis). Balances and allowances
 * are read too, since some change without a log.
 */
export async function simulatedEffectsOf(
  rpc: Rpc,
  about: SimulationAbout,
  at: BlockAt = 'latest',
): Promise<Answer<SimulatedEffects>> {
  const questions = questionsAbout(about)
  const blockStateCalls = about.asSent ? blocksAsSent(about, questions, about.asSent) : [blockOf(about, questions)]
  const parameters = { blockStateCalls, traceTransfers: true, validation: about.asSent !== undefined }
  const answer = await rpc('eth_simulateV1', [parameters, at === 'latest' ? at : toQuantity(at)], simulated)
  if (!answer.ok) return failedFor(answer.reason, answer.message)
  const results = answer.value.flatMap(({ calls }) => calls)
  if (results.length !== about.calls.length + 2 * questions.length)
    return failedFor({ code: 'OTHER_ANSWER' }, 'The node simulated other calls')
  const before = results.slice(0, questions.length).map(wordResult)
  const made = results.slice(questions.length, questions.length + about.calls.length)
  const after = results.slice(questions.length + about.calls.length).map(wordResult)
  if ([...before, ...after].some((each) => each === undefined)) {
    return failedFor({ code: 'NOT_SAID' }, 'A token does not say what the account has')
  }
  const changes = questions.map((question, at) => ({ ...question, from: before[at] ?? 0n, to: after[at] ?? 0n }))
  return { ok: true, value: effects(about, made, changes) }
}

/** The part that two nodes must share: amounts may differ with the block's time. */
export function keyOfEffects({ reverted, changes, arrivals, approvals, deposits }: SimulatedEffects): unknown {
  const signs = (sums: readonly CurrencySum[]) => sums.map(({ currency, amount }) => [currency, amount > 0n])
  return [reverted !== undefined, signs(changes), signs(arrivals), approvals, deposits.map(({ orderId }) => orderId)]
}

function blockOf({ overrides, calls }: SimulationAbout, questions: readonly Question[]): object {
  const asked = questions.map(({ call }) => call)
  return {
    ...(overrides ? { stateOverrides: overrides } : {}),
    calls: [...asked, ...calls.map(callParameters), ...asked],
  }
}

// The reads need no base fee and no funds.
function blocksAsSent(
  { calls }: SimulationAbout,
  questions: readonly Question[],
  { nonce, fees, gas }: SentTerms,
): readonly object[] {
  const free = {
    blockOverrides: { baseFeePerGas: '0x0' },
    calls: questions.map(({ call }) => ({ ...call, from: NATIVE_EVM_ADDRESS })),
  }
  const sent = calls.map((call, at) => ({
    ...callParameters(call),
    nonce: toQuantity(BigInt(nonce + at)),
    gas: toQuantity(gas[at] ?? 0n),
    maxFeePerGas: toQuantity(fees.maxFeePerGasWei),
    maxPriorityFeePerGas: toQuantity(fees.maxPriorityFeePerGasWei),
  }))
  return [free, { blockOverrides: { baseFeePerGas: toQuantity(fees.baseFeePerGasWei) }, calls: sent }, free]
}

type Question = Readonly<{ about: 'user' | 'recipient' | 'spender'; token: string; of: string; call: object }>
type Change = Question & Readonly<{ from: bigint; to: bigint }>

function questionsAbout({ tokens, user, recipient, spenders }: SimulationAbout): readonly Question[] {
  const ask = (token: string, data: Hex) => ({ from: user, to: token, input: data })
  const balance = (about: 'user' | 'recipient', token: string, of: string): Question => {
    return { about, token, of, call: ask(token, erc20Call('balanceOf', of)) }
  }
  const [input] = tokens
  return [
    ...tokens.map((token) => balance('user', token, user)),
    ...(recipient === undefined ? [] : tokens.map((token) => balance('recipient', token, recipient))),
    ...(input === undefined ? [] : spenders).map((of): Question => {
      return { about: 'spender', token: input ?? '', of, call: ask(input ?? '', erc20Call('allowance', user, of)) }
    }),
  ]
}

function effects(about: SimulationAbout, made: readonly CallResult[], changes: readonly Change[]): SimulatedEffects {
  const failed = made.find(({ status }) => status === '0x0')
  const moved = logEffectsOf(
    made.flatMap(({ logs }) => logs),
    about,
  )
  const read = about.tokens.map((token) => token.toLowerCase())
  const differences = (of: Question['about']): readonly CurrencySum[] =>
    changes.flatMap(({ about: asked, token, from, to }) =>
      asked === of && from !== to ? [{ currency: token, amount: to - from }] : [],
    )
  const logged = (of: (moved: LoggedDelta) => bigint): readonly CurrencySum[] =>
    sums(
      moved.transfers
        .filter(({ currency }) => !read.includes(currency))
        .map((each) => ({ currency: each.currency, amount: of(each) })),
    )
  return {
    reverted: failed && refusalReason(displayText(failed.error?.message)),
    changes: [...differences('user'), ...logged((each) => each.user)],
    arrivals: [...differences('recipient'), ...logged((each) => each.recipient)],
    approvals: [
      ...changes.flatMap(({ about: asked, token, of, from, to }) =>
        asked === 'spender' && to > from ? [{ currency: token, spender: of, amount: to }] : [],
      ),
      ...moved.approvals.filter(({ currency, spender }) => !isAsked(changes, currency, spender)),
    ],
    deposits: moved.deposits,
  }
}

function isAsked(changes: readonly Change[], currency: string, spender: string): boolean {
  return changes.some(
    (each) => each.about === 'spender' && each.token.toLowerCase() === currency && each.of.toLowerCase() === spender,
  )
}

function sums(all: readonly CurrencySum[]): readonly CurrencySum[] {
  const total = new Map<string, bigint>()
  for (const { currency, amount } of all) total.set(currency, (total.get(currency) ?? 0n) + amount)
  return [...total].flatMap(([currency, amount]) =>
    amount === 0n ? [] : [{ currency: currency === NATIVE_LOG ? NATIVE_EVM_ADDRESS : currency, amount }],
  )
}

/** Reads a call's answer of one word; undefined for any other result. */
export function wordResult(result: CallResult | undefined): bigint | undefined {
  return result?.status === '0x1' && isHex(result.returnData, 32) ? BigInt(result.returnData) : undefined
}

/** Encodes a call for the node. */
export function callParameters({ from, to, data, value }: EvmCall): object {
  return { from, to, input: data, value: toQuantity(value) }
}
