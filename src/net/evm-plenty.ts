import { failedFor } from '../core/reason.ts'
import { NATIVE } from '../core/zero-address.ts'
import { erc20Call } from './erc20.ts'
import type { Call } from './evm-gas.ts'
import { type Overrides, type Word, withNative, wordOverrides } from './evm-overrides.ts'
import { numberOf } from './evm-simulation.ts'
import { type BalanceField, balanceFieldOf, type Holding } from './evm-slot-search.ts'
import { namedIn, touchedBy } from './evm-touched.ts'
import { simulatedBlocks, type Trial, tryOut } from './evm-trial.ts'
import type { Answer, Rpc } from './rpc.ts'

export type CallsOf = Readonly<{ account: string; calls: readonly Call[] }>

/** `fields`: tokens provided in plenty. */
export type Plenty = Readonly<{ trial: Trial; fields: readonly BalanceField[] }>

const MOST_ROUNDS = 4
const MOST_QUESTIONS = 32
const MOST_CANDIDATES = 48
const MOST_TOKENS = 8
const PLENTY = 2n ** 100n

/** Simulates calls with plenty of native currency and, round by round, of tokens touched by the failing call. */
export async function withPlenty(rpc: Rpc, about: CallsOf): Promise<Answer<Plenty>> {
  const { account, calls } = about
  const known = new Set<string>([account.toLowerCase(), NATIVE])
  const searching = limited(rpc, MOST_QUESTIONS)
  let fields: readonly BalanceField[] = []
  for (let round = 1; ; round += 1) {
    const overrides = withNative(wordOverrides(fields.map(inPlenty)), account, PLENTY)
    const tokens = fields.map(({ token }) => token)
    const tried = await tryOut(rpc, { account, calls, tokens, overrides })
    if (!tried.ok) return tried
    const trial = tried.value
    const failing = calls[trial.failed?.index ?? -1]
    const more = failing && round < MOST_ROUNDS ? await tokensOf(searching, about, { failing, overrides, known }) : []
    // A call that takes everything does not show its need.
    const kept = failing
      ? fields
      : fields.filter(({ token, most }) => (trial.gone.get(token)?.within ?? 0n) < most / 2n)
    const isDone = more.length === 0 && kept.length === fields.length
    if (isDone || round === MOST_ROUNDS) return { ok: true, value: { trial, fields } }
    fields = [...kept, ...more].slice(0, MOST_TOKENS)
  }
}

type Failing = Readonly<{ failing: Call; overrides: Overrides; known: Set<string> }>

async function tokensOf(rpc: Rpc, { account, calls }: CallsOf, about: Failing): Promise<readonly BalanceField[]> {
  const { failing, overrides, known } = about
  const touched = await touchedBy(rpc, failing, overrides)
  const named = [...calls.map(({ to }) => to.toLowerCase()), ...namedIn(failing.data)]
  const fresh = [...new Set([...touched, ...named])].filter((each) => !known.has(each)).slice(0, MOST_CANDIDATES)
  for (const each of fresh) known.add(each)
  const held = (await heldOf(rpc, account, fresh)).slice(0, MOST_TOKENS)
  const found = await Promise.all(held.map((holding) => balanceFieldOf(rpc, account, holding)))
  return found.flatMap((field) => field ?? [])
}

/** Reads balances of contracts that answer `balanceOf` and `decimals`. */
export async function heldOf(rpc: Rpc, account: string, contracts: readonly string[]): Promise<readonly Holding[]> {
  if (contracts.length === 0) return []
  const ask = (to: string, input: string) => ({ from: account, to, input })
  const calls = contracts.flatMap((each) => [
    ask(each, erc20Call('balanceOf', account)),
    ask(each, erc20Call('decimals')),
  ])
  const parameters = { blockStateCalls: [{ calls }], validation: false }
  const answer = await rpc('eth_simulateV1', [parameters, 'latest'], simulatedBlocks)
  const results = answer.ok ? (answer.value[0]?.calls ?? []) : []
  return contracts.flatMap((token, index) => {
    const held = numberOf(results[2 * index])
    const decimals = numberOf(results[2 * index + 1])
    return held !== undefined && decimals !== undefined && decimals < 256n ? [{ token, held }] : []
  })
}

/** Makes the storage word that gives the account plenty. */
export function inPlenty(field: BalanceField): Word {
  return { ...field, word: field.mostWord }
}

function limited(rpc: Rpc, most: number): Rpc {
  let asked = 0
  return async (method, params, schema) => {
    asked += 1
    if (asked <= most) return rpc(method, params, schema)
    const failure = failedFor({ code: 'ABORTED' }, 'It would take too many questions to find out')
    return { ...failure, code: undefined, transport: undefined }
  }
}
