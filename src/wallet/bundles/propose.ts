import type { PageCall } from '../../core/bundle/bundle.ts'
import { type Amount, type Currency, isSameCurrency } from '../../core/currency.ts'
import type { Sum } from '../../core/facts.ts'
import { fingerprint } from '../../core/fingerprint.ts'
import type { IntentInput } from '../../core/intent.ts'
import { chainById, currencyOf, type Profile } from '../../core/profile.ts'
import type { Balance } from '../balances.ts'
import type { Answer } from '../node-port.ts'
import type { AskedQuote } from '../quotes.ts'
import { gasLimitOf } from './reserve.ts'
import { sourcesFor } from './sources.ts'

/** So much of a token must be there, the zero address for the native currency; `has` is what is there now. */
export type Need = Readonly<{ token: string; amount: bigint; has: bigint }>

/** What a node says of calls in order; see evm-outlook.ts in net. */
export type Outlook = Readonly<{
  needs: readonly Need[]
  gasUsed: readonly bigint[]
  reverted: string | undefined
  effects: Answer<Effects>
}>

export type Effects = Readonly<{
  changes: readonly Sum[]
  approvals: readonly (Sum & Readonly<{ spender: string }>)[]
}>

/** What a page wants sent. `required` is what it says must be there (ERC-7682), smallest units. */
export type CallsWish = Readonly<{
  account: string
  chainId: number
  calls: readonly PageCall[]
  required: readonly Readonly<{ token: string; amount: bigint }>[]
}>

export type ProposalPorts = Readonly<{
  profile: Profile
  outlook: (chainId: number, account: string, calls: readonly PageCall[]) => Promise<Answer<Outlook>>
  fees: (chainId: number) => Promise<Answer<Readonly<{ maxFeePerGasWei: bigint }>>>
  balanceOf: (chainId: number, token: string, account: string) => Promise<Answer<bigint>>
  balances: (account: string) => Promise<readonly Balance[]>
  /** Asks for a quote that brings money. */
  ask: (input: IntentInput) => Promise<AskedQuote>
}>

/**
 * What a person is shown before calls are sent: what they would do, what gas may cost at most, and, where the account is
 * short, what is missing and the crossings that bring it. `canGo` is false while a yes would lead nowhere.
 */
export type Proposal = Readonly<{
  effects: Answer<Effects>
  reverted: string | undefined
  mostGas: Amount | undefined
  missing: readonly Amount[]
  legs: readonly AskedQuote[]
  canGo: boolean
}>

const NATIVE = '0x0000000000000000000000000000000000000000'

/** Makes what is shown of a page's calls, from what the chain's node and the service say. Nothing is signed or sent. */
export async function propose(wish: CallsWish, ports: ProposalPorts): Promise<Proposal> {
  const { account, chainId, calls } = wish
  const native = chainById(ports.profile, chainId)?.native
  const [outlook, fees, held] = await Promise.all([
    ports.outlook(chainId, account, calls),
    ports.fees(chainId),
    ports.balanceOf(chainId, NATIVE, account),
  ])
  const failed = [outlook, fees, held].find((each) => !each.ok)
  if (!native || !outlook.ok || !fees.ok || !held.ok) {
    return unknown(failed && !failed.ok ? failed.message : `Causeway does not know chain ${chainId}`)
  }
  const { needs, gasUsed, reverted, effects } = outlook.value
  const gas = calls.reduce((sum, call, index) => sum + gasLimitOf(call, gasUsed[index] ?? 0n), 0n)
  const cost = gas * fees.value.maxFeePerGasWei
  const wanted = await withRequired(needs, wish, ports)
  const paid = wanted.find(({ token }) => token === NATIVE)?.amount ?? 0n
  const others = wanted.filter(({ token }) => token !== NATIVE && token !== '')
  const isShort = held.value < paid + cost || others.some(({ amount, has }) => has < amount)
  // Fees may rise until it is signed, the more the longer that takes; what is not used is not paid.
  const mostGas = { currency: native, value: isShort ? cost * 2n : (cost * 3n) / 2n }
  const shown = { effects, reverted, mostGas }
  if (reverted !== undefined) return { ...shown, missing: [], legs: [], canGo: false }
  if (!isShort) return { ...shown, missing: [], legs: [], canGo: true }
  const nativeNeed = { token: NATIVE, amount: paid + mostGas.value, has: held.value }
  const short = [...others, nativeNeed].filter(({ amount, has }) => has < amount)
  const unknownToken = short.find(({ token }) => !currencyOf(ports.profile, chainId, token))
  if (unknownToken) {
    const why = `Your account has too little of the token ${unknownToken.token}, which Causeway cannot bring`
    return { ...shown, reverted: why, missing: [], legs: [], canGo: false }
  }
  const missing = short.flatMap(({ token, amount, has }) => {
    const currency = currencyOf(ports.profile, chainId, token)
    return currency ? [{ currency, value: amount - has }] : []
  })
  const legs = await bring(missing, account, ports)
  return { ...shown, missing, legs, canGo: legs.length === missing.length && legs.every(isProven) }
}

/** The one name of everything that a proposal shows; empty while there is nothing to agree to. */
export function markOf({ canGo, mostGas, legs, effects, missing }: Proposal, wish: CallsWish): string {
  if (!canGo) return ''
  const plans = legs.map((leg) => (leg.state === 'proven' ? leg.open.quote.planHash : ''))
  return fingerprint({ wish, mostGas: mostGas?.value, effects, missing, plans })
}

function unknown(why: string): Proposal {
  const effects: Proposal['effects'] = { ok: false, message: why }
  return { effects, reverted: undefined, mostGas: undefined, missing: [], legs: [], canGo: false }
}

function isProven(leg: AskedQuote): boolean {
  return leg.state === 'proven'
}

// ERC-7682: the page's amount is what must be there, however much of it the calls seem to take.
async function withRequired(
  needs: readonly Need[],
  { required, chainId, account }: CallsWish,
  ports: ProposalPorts,
): Promise<readonly Need[]> {
  const all = new Map(needs.map((need) => [need.token.toLowerCase(), need]))
  for (const { token: named, amount } of required) {
    const token = named.toLowerCase()
    const known = all.get(token)
    if (known) {
      // biome-ignore lint/complexity/useMathMinMax: Math.max takes no bigints
      all.set(token, { ...known, amount: known.amount > amount ? known.amount : amount })
    } else {
      const held = await ports.balanceOf(chainId, token, account)
      all.set(token, { token, amount, has: held.ok ? held.value : 0n })
    }
  }
  return [...all.values()]
}

// One crossing for each, from the first currency that a proven quote can bring it from; what one takes is not there for
// the next one.
async function bring(
  missing: readonly Amount[],
  account: string,
  ports: ProposalPorts,
): Promise<readonly AskedQuote[]> {
  let balances = await ports.balances(account)
  const legs: AskedQuote[] = []
  for (const amount of missing) {
    const leg = await bringOne(amount, account, balances, ports)
    legs.push(leg)
    if (leg.state === 'proven') balances = without(leg.open.quote.pays, balances)
  }
  return legs
}

// So much more of the native currency is brought where a crossing of what gas costs would not be worth its own fees; what
// is not used stays the account's.
const WORTHWHILE: readonly bigint[] = [1n, 4n, 16n]

async function bringOne(
  { currency, value }: Amount,
  account: string,
  balances: readonly Balance[],
  ports: ProposalPorts,
): Promise<AskedQuote> {
  let last: AskedQuote = {
    state: 'unavailable',
    code: 'NO_SOURCE',
    message: `There is no money on another chain that ${currency.symbol} could be brought from.`,
    retryable: false,
  }
  for (const source of sourcesFor(currency, balances, ports.profile)) {
    for (const times of currency.isNative ? WORTHWHILE : [1n]) {
      last = await ports.ask({
        user: account,
        originChainId: source.chainId,
        originCurrency: source.address,
        destinationChainId: currency.chainId,
        destinationCurrency: currency.address,
        amount: value * times,
        tradeType: 'EXACT_OUTPUT',
        recipient: account,
        refundTo: account,
        slippageBasisPoints: undefined,
        mostIn: heldOf(source, balances),
      })
      if (last.state === 'proven') return last
      if (!isNotWorthwhile(last)) break
    }
  }
  return last
}

function isNotWorthwhile(asked: AskedQuote): boolean {
  const isJudged = asked.state === 'refused' || asked.state === 'override'
  return isJudged && asked.findings.every(({ code, level }) => code === 'L05' || level === 'warn')
}

function heldOf(source: Currency, balances: readonly Balance[]): bigint | undefined {
  const held = balances.find(({ currency }) => isSameCurrency(currency, source))
  return held?.known ? held.value : undefined
}

function without(paid: Amount, balances: readonly Balance[]): readonly Balance[] {
  return balances.map((each) => {
    return each.known && isSameCurrency(each.currency, paid.currency)
      ? { ...each, value: each.value > paid.value ? each.value - paid.value : 0n }
      : each
  })
}
