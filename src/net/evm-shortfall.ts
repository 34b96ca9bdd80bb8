import { erc20Call } from './erc20.ts'
import type { Call } from './evm-gas.ts'
import { type Overrides, type Word, withNative, wordOverrides } from './evm-overrides.ts'
import { createReads } from './evm-reads.ts'
import { type BalanceField, balanceFieldOf, type Holding } from './evm-slot-search.ts'
import { namedIn, touchedBy } from './evm-touched.ts'
import { type Gone, NATIVE, numberOf, simulatedBlocks, type Trial, tryOut } from './evm-trial.ts'
import type { Answer, Rpc } from './rpc.ts'

/** `token` is 20 bytes lower case, the zero address for the native currency; amounts in its smallest unit. */
export type Need = Readonly<{ token: string; amount: bigint; has: bigint }>

/** What calls need in order to go through. */
export type Required = Readonly<{
  /** What must be there for all calls to go through in order, without gas; `has` is what the account has now. */
  needs: readonly Need[]
  /** Per call, when funded; calls that do not go through have none. */
  gasUsed: readonly bigint[]
  /** Why it fails even when funded; `needs` is then what was found so far. */
  reverted: string | undefined
}>

/** The same, and the state in which the account has what it needs. */
export type Funded = Required & Readonly<{ overrides: Overrides }>

export type ShortfallAbout = Readonly<{ account: string; calls: readonly Call[] }>

/** Times that the calls are tried out with more and more tokens, and questions that the search for these may cost. */
const MOST_ROUNDS = 4
const MOST_QUESTIONS = 32
/** Contracts of which it is asked whether they are tokens, and tokens whose storage is searched. */
const MOST_CANDIDATES = 48
const MOST_TOKENS = 8
/** More than any call takes, wei. */
const PLENTY = 2n ** 100n

/**
 * Finds out what an account would have to have for calls to go through in order, by trying them out as if it had plenty
 * and looking at what leaves (`reference/dapp.md`, 2.5). What is found is tried out again with nothing more than that.
 * A node that lies makes the figures wrong and nothing else: they are proven again before anything is signed.
 *
 * @returns a failure where the node cannot do it
 */
export async function requiredFor(rpc: Rpc, about: ShortfallAbout): Promise<Answer<Required>> {
  const funded = await fundedFor(rpc, about)
  if (!funded.ok) return funded
  const { needs, gasUsed, reverted } = funded.value
  return { ok: true, value: { needs, gasUsed, reverted } }
}

/** The same as `requiredFor`, and the state overrides under which the account has exactly that. */
export async function fundedFor(rpc: Rpc, about: ShortfallAbout): Promise<Answer<Funded>> {
  const native = await createReads(rpc).balance(about.account)
  if (!native.ok) return native
  const plenty = await withPlenty(rpc, about)
  if (!plenty.ok) return plenty
  const { trial, fields } = plenty.value
  const moved = [...trial.gone.keys()].filter((token) => token !== NATIVE)
  const held = await heldOf(rpc, about.account, moved)
  const holds: Holds = new Map([...held.map((each) => [each.token, each.held] as const), [NATIVE, native.value]])
  const most = needsOf(trial, { fields, holds }, ({ within }) => within)
  const least = needsOf(trial, { fields, holds }, ({ between }) => between)
  let reverted = trial.failed?.why
  for (const needs of reverted === undefined ? [least, most] : []) {
    const overrides = stateOf(about.account, needs, fields)
    const exact = await tryOut(rpc, { ...about, tokens: [], overrides })
    if (!exact.ok) reverted = exact.message
    else if (exact.value.failed) reverted = exact.value.failed.why
    else {
      const gasUsed = largerOf(trial.gasUsed, exact.value.gasUsed)
      return { ok: true, value: { needs, gasUsed, reverted: undefined, overrides } }
    }
  }
  const overrides = stateOf(about.account, most, fields)
  return { ok: true, value: { needs: most, gasUsed: trial.gasUsed, reverted, overrides } }
}

type Holds = ReadonlyMap<string, bigint>
type Found = Readonly<{ fields: readonly BalanceField[]; holds: Holds }>
type Plenty = Readonly<{ trial: Trial; fields: readonly BalanceField[] }>

// Round by round, whatever the failing call has touched and looks like a token is there in plenty.
async function withPlenty(rpc: Rpc, about: ShortfallAbout): Promise<Answer<Plenty>> {
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
    // What takes all there is says nothing of how much it needs.
    const kept = failing
      ? fields
      : fields.filter(({ token, most }) => (trial.gone.get(token)?.within ?? 0n) < most / 2n)
    const isDone = more.length === 0 && kept.length === fields.length
    if (isDone || round === MOST_ROUNDS) return { ok: true, value: { trial, fields } }
    fields = [...kept, ...more].slice(0, MOST_TOKENS)
  }
}

type Failing = Readonly<{ failing: Call; overrides: Overrides; known: Set<string> }>

async function tokensOf(
  rpc: Rpc,
  { account, calls }: ShortfallAbout,
  about: Failing,
): Promise<readonly BalanceField[]> {
  const { failing, overrides, known } = about
  const touched = await touchedBy(rpc, failing, overrides)
  const named = [...calls.map(({ to }) => to.toLowerCase()), ...namedIn(failing.data)]
  const fresh = [...new Set([...touched, ...named])].filter((each) => !known.has(each)).slice(0, MOST_CANDIDATES)
  for (const each of fresh) known.add(each)
  const held = (await heldOf(rpc, account, fresh)).slice(0, MOST_TOKENS)
  const found = await Promise.all(held.map((holding) => balanceFieldOf(rpc, account, holding)))
  return found.flatMap((field) => field ?? [])
}

/** What the account has of those contracts that answer as tokens do: `balanceOf` and `decimals`. */
async function heldOf(rpc: Rpc, account: string, contracts: readonly string[]): Promise<readonly Holding[]> {
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

// Of a token that was never there in plenty, no more is needed than there is: it went through with that.
function needsOf({ gone }: Trial, { fields, holds }: Found, take: (gone: Gone) => bigint): readonly Need[] {
  return [...gone].flatMap(([token, each]) => {
    const has = holds.get(token)
    if (has === undefined) return []
    const isPlenty = token === NATIVE || fields.some((field) => field.token === token)
    const amount = isPlenty ? take(each) : smaller(take(each), has)
    return amount === 0n ? [] : [{ token, amount, has }]
  })
}

// What the account has stays; what it lacks is there.
function stateOf(account: string, needs: readonly Need[], fields: readonly BalanceField[]): Overrides {
  const lacking = needs.filter(({ amount, has }) => amount > has)
  const words = lacking.flatMap(({ token, amount }): readonly Word[] => {
    const field = fields.find((each) => each.token === token)
    if (!field) return []
    const { word, offset, held } = field
    return [field.isExact ? { ...field, word: word + ((amount - held) << BigInt(offset)) } : inPlenty(field)]
  })
  const native = lacking.find(({ token }) => token === NATIVE)
  return native ? withNative(wordOverrides(words), account, native.amount) : wordOverrides(words)
}

function inPlenty(field: BalanceField): Word {
  return { ...field, word: field.mostWord }
}

// The node is asked no more than so often, whatever it says.
function limited(rpc: Rpc, most: number): Rpc {
  let asked = 0
  return async (method, params, schema) => {
    asked += 1
    if (asked <= most) return rpc(method, params, schema)
    const message = 'It would take too many questions to find out'
    return { ok: false, message, code: undefined, transport: undefined }
  }
}

function largerOf(a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
  return a.map((each, index) => ((b[index] ?? 0n) > each ? (b[index] ?? 0n) : each))
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
