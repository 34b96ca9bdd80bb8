import type { EvmCall } from '../../../../core/families/evm/call.ts'
import { NATIVE_EVM_ADDRESS } from '../../../../core/families/evm/zero-address.ts'
import { type Answer, failedFor } from '../../../../core/reason/reason.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { erc20Call } from '../tokens/erc20.ts'
import { type BalanceField, balanceFieldOf, type TokenHolding } from './balance-slot.ts'
import { wordResult } from './effects.ts'
import { type OverrideSimulation, simulatedBlocks, simulateWithOverrides } from './override-simulation.ts'
import { type Overrides, type StorageWord, withNative, wordOverrides } from './state-overrides.ts'
import { possibleAddressesIn, touchedContracts } from './touched-contracts.ts'

export type AccountCalls = Readonly<{ account: string; calls: readonly EvmCall[] }>

/** `fields`: tokens provided in plenty. */
export type AmpleSimulation = Readonly<{ simulation: OverrideSimulation; fields: readonly BalanceField[] }>

const MOST_ROUNDS = 4
const MOST_QUESTIONS = 32
const MOST_CANDIDATES = 48
const MOST_TOKENS = 8
const PLENTY = 2n ** 100n

/** Simulates calls with plenty of native currency and, round by round, of the failing call's tokens. */
export async function simulateWithAmpleFunds(rpc: Rpc, about: AccountCalls): Promise<Answer<AmpleSimulation>> {
  const { account, calls } = about
  const known = new Set<string>([account.toLowerCase(), NATIVE_EVM_ADDRESS])
  const searching = limited(rpc, MOST_QUESTIONS)
  let fields: readonly BalanceField[] = []
  for (let round = 1; ; round += 1) {
    const overrides = withNative(wordOverrides(fields.map(ampleWord)), account, PLENTY)
    const tokens = fields.map(({ token }) => token)
    const tried = await simulateWithOverrides(rpc, { account, calls, tokens, overrides })
    if (!tried.ok) return tried
    const simulation = tried.value
    const failing = calls[simulation.failed?.index ?? -1]
    const more = failing && round < MOST_ROUNDS ? await tokensOf(searching, about, { failing, overrides, known }) : []
    // A call that takes everything does not show its need.
    const kept = failing
      ? fields
      : fields.filter(({ token, most }) => (simulation.gone.get(token)?.within ?? 0n) < most / 2n)
    const isDone = more.length === 0 && kept.length === fields.length
    if (isDone || round === MOST_ROUNDS) return { ok: true, value: { simulation, fields } }
    fields = [...kept, ...more].slice(0, MOST_TOKENS)
  }
}

type Failing = Readonly<{ failing: EvmCall; overrides: Overrides; known: Set<string> }>

async function tokensOf(rpc: Rpc, { account, calls }: AccountCalls, about: Failing): Promise<readonly BalanceField[]> {
  const { failing, overrides, known } = about
  const touched = await touchedContracts(rpc, failing, overrides)
  const named = [...calls.map(({ to }) => to.toLowerCase()), ...possibleAddressesIn(failing.data)]
  const fresh = [...new Set([...touched, ...named])].filter((each) => !known.has(each)).slice(0, MOST_CANDIDATES)
  for (const each of fresh) known.add(each)
  const held = (await tokenHoldingsOf(rpc, account, fresh)).slice(0, MOST_TOKENS)
  const found = await Promise.all(held.map((holding) => balanceFieldOf(rpc, account, holding)))
  return found.flatMap((field) => field ?? [])
}

/** Reads balances of contracts that answer `balanceOf` and `decimals`. */
export async function tokenHoldingsOf(
  rpc: Rpc,
  account: string,
  contracts: readonly string[],
): Promise<readonly TokenHolding[]> {
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
    const held = wordResult(results[2 * index])
    const decimals = wordResult(results[2 * index + 1])
    return held !== undefined && decimals !== undefined && decimals < 256n ? [{ token, held }] : []
  })
}

/** Makes the storage word that gives the account plenty. */
export function ampleWord(field: BalanceField): StorageWord {
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
