import { isSameAddress } from '../core/address.ts'
import { currenciesOf } from '../core/chain.ts'
import { type Currency, isSameCurrency } from '../core/currency.ts'
import type { Execution } from '../core/execution.ts'
import { fingerprint } from '../core/fingerprint.ts'
import { type IntentInput, intent, type TradeType } from '../core/intent.ts'
import { INTENT_WORDS } from '../core/intent-words.ts'
import type { TypedData } from '../core/item.ts'
import { carriedChains, chainById, currencyOf, type Profile } from '../core/profile.ts'
import type { Hex } from '../lib/hex.ts'
import type { Balance } from './balances.ts'
import { sourcesFor } from './bundles/sources.ts'
import { callsIdOf } from './calls-id.ts'
import type { Ending } from './endings.ts'
import type { Answer } from './node-port.ts'
import type { AskedCrossing } from './own-sides.ts'
import type { Question } from './prompts.ts'

/** A currency by its chain and identifier, or the bitcoin of the profile. */
type Asset = Readonly<{ chainId: number; address: string }> | Readonly<{ network: 'bitcoin' }>

/** A checked wish of a page. It names no refund address: that is always the user's own. Amounts in smallest units. */
export type DappWish = Readonly<{
  key: string
  id: string | undefined
  from: string | undefined
  tradeType: TradeType
  amount: bigint
  output: Asset
  recipient: string | undefined
  input: Asset | undefined
  maxInput: bigint | undefined
  slippageBasisPoints: number | undefined
  /** When the page wants it no more. */
  expiresAtSeconds?: number | undefined
}>

/** Why a wish was not granted, in the codes of EIP-1193, EIP-5792 and ERC-7682. */
export type Refusal = Readonly<{ ok: false; code: 4001 | 4100 | 5710 | 5720 | 5771 | -32602; message: string }>

/** EIP-5792: an id is used once. */
export const USED: Refusal = {
  ok: false,
  code: 5720,
  message: 'This id was already used by another request of this site.',
}

export type DappPorts = Readonly<{
  profile: Profile
  /** The accounts that an origin was granted, locked or not: what is asked waits for the unlock in its window. */
  grantedAccounts: (origin: string) => Promise<readonly string[]>
  executionOf: (origin: string, callsId: string) => Promise<Execution | undefined>
  /** Whether calls of the origin have this id already. */
  hasBundle: (origin: string, callsId: string) => Promise<boolean>
  balances: (account: string) => Promise<readonly Balance[]>
  /** Fills in the account's own addresses (see own-sides.ts). */
  ownSides: (asked: AskedCrossing) => Promise<Answer<IntentInput>>
  ask: (question: Question) => Promise<Ending>
}>

/** Asks the user whether a page may see accounts. Asking again joins the open question. */
export async function connectSite(
  origin: string,
  ports: Pick<DappPorts, 'ask'>,
): Promise<Readonly<{ ok: true; accounts: readonly string[] }> | Refusal> {
  const ending = await ports.ask({ kind: 'connect', origin, key: 'connect' })
  if (!ending.ok) return { ok: false, code: 4001, message: 'The user did not connect this site.' }
  return { ok: true, accounts: typeof ending.value === 'string' ? [ending.value] : ending.value }
}

/**
 * Asks the user to approve a page's wish, and answers with the id to follow it by. The same call made again, also
 * after a restart, is answered with what became of the first one. Nothing in an answer depends on a balance before
 * the user has approved.
 */
export async function sendWish(
  origin: string,
  wish: DappWish,
  ports: DappPorts,
): Promise<Readonly<{ ok: true; id: string }> | Refusal> {
  const callsId = callsIdOf(origin, wish)
  const known = await ports.executionOf(origin, callsId)
  const requester = known?.requester
  if (requester?.from === 'dapp' && requester.key === wish.key) return { ok: true, id: callsId }
  if (requester?.from === 'dapp' || (await ports.hasBundle(origin, callsId))) {
    return USED
  }
  const { expiresAtSeconds } = wish
  const asked = await inputOf(origin, wish, ports)
  if ('ok' in asked) return asked
  const ending = await ports.ask({ kind: 'intent', origin, key: wish.key, callsId, expiresAtSeconds, ...asked })
  // Whoever joins an open question is given what it was asked by.
  if (ending.ok) return { ok: true, id: typeof ending.value === 'string' ? ending.value : callsId }
  return ending.code === 5720 ? USED : { ok: false, code: 4001, message: 'The user did not approve this request.' }
}

/** A message that a page wants signed: its bytes as hex, and the account that is to sign. */
export type MessageWish = Readonly<{ account: string; message: Hex }>

/**
 * Asks the user to sign a page's message (EIP-191). The same message asked for again joins the open question; once it is
 * answered, the next one is another question, since a signature is given to whoever waits for it and kept nowhere.
 */
export async function signMessage(
  origin: string,
  { account, message }: MessageWish,
  ports: Pick<DappPorts, 'grantedAccounts' | 'ask'>,
): Promise<Readonly<{ ok: true; signature: string }> | Refusal> {
  const own = (await ports.grantedAccounts(origin)).find((each) => isSameAddress(each, account))
  if (!own) return { ok: false, code: 4100, message: 'This site does not see that account.' }
  const key = fingerprint({ account: own, message })
  const ending = await ports.ask({ kind: 'message', origin, key, account: own, message })
  if (ending.ok && typeof ending.value === 'string') return { ok: true, signature: ending.value }
  return { ok: false, code: 4001, message: 'The user did not sign this message.' }
}

/** Asks the user to sign a page's typed data (EIP-712), as `signMessage` does for messages. */
export async function signPageData(
  origin: string,
  { account, typedData }: Readonly<{ account: string; typedData: TypedData }>,
  ports: Pick<DappPorts, 'grantedAccounts' | 'ask'>,
): Promise<Readonly<{ ok: true; signature: string }> | Refusal> {
  const own = (await ports.grantedAccounts(origin)).find((each) => isSameAddress(each, account))
  if (!own) return { ok: false, code: 4100, message: 'This site does not see that account.' }
  const key = fingerprint({ account: own, typedData })
  const ending = await ports.ask({ kind: 'typedData', origin, key, account: own, typedData })
  if (ending.ok && typeof ending.value === 'string') return { ok: true, signature: ending.value }
  return { ok: false, code: 4001, message: 'The user did not sign this.' }
}

async function inputOf(origin: string, wish: DappWish, ports: DappPorts): Promise<Asked | Refusal> {
  const accounts = await ports.grantedAccounts(origin)
  const account = wish.from ? accounts.find((each) => isSameAddress(each, wish.from ?? '')) : accounts[0]
  if (!account) return { ok: false, code: 4100, message: 'This site does not see that account.' }
  const output = currencyNamed(wish.output, ports.profile)
  if ('ok' in output) return output
  const named = wish.input && currencyNamed(wish.input, ports.profile)
  if (named && 'ok' in named) return named
  const from = named ?? (await sourceFor(output, account, ports))
  if (!from) return { ok: false, code: 5771, message: 'There is no other chain to pay this from.' }
  const input = await ports.ownSides({
    account,
    originChainId: from.chainId,
    originCurrency: from.address,
    destinationChainId: output.chainId,
    destinationCurrency: output.address,
    amount: wish.amount,
    tradeType: wish.tradeType,
    recipient: wish.recipient,
    slippageBasisPoints: wish.slippageBasisPoints,
    mostIn: wish.maxInput,
  })
  if (!input.ok) return { ok: false, code: 5771, message: `Causeway cannot carry this out now: ${input.message}.` }
  const made = intent(input.value, ports.profile)
  if (made.ok) return { input: input.value, choosesFor: wish.input ? undefined : account }
  const [problem] = made.problems
  const message = problem ? `${problem.field} ${INTENT_WORDS[problem.problem]}` : 'this is no intent'
  return { ok: false, code: -32602, message: `wallet_sendIntent: ${message}` }
}

/** What a wish comes to; `choosesFor` where the user chooses what it is paid from. */
type Asked = Readonly<{ input: IntentInput; choosesFor: string | undefined }>

function currencyNamed(asset: Asset, profile: Profile): Currency | Refusal {
  if ('network' in asset) {
    const [bitcoin] = carriedChains(profile, ['bitcoin'])
    return bitcoin?.native ?? { ok: false, code: 5710, message: 'Causeway does not know Bitcoin here.' }
  }
  const { chainId, address } = asset
  if (!chainById(profile, chainId)) {
    return { ok: false, code: 5710, message: `Causeway does not know chain ${chainId}.` }
  }
  const message = `Causeway does not know the asset ${address} on chain ${chainId}.`
  return currencyOf(profile, chainId, address) ?? { ok: false, code: 5771, message }
}

// What the prompt begins with, where the page leaves open what it is paid from: what the account has, or where it has
// nothing the same asset elsewhere, so that no answer depends on a balance.
async function sourceFor(output: Currency, account: string, ports: DappPorts): Promise<Currency | undefined> {
  const [held] = sourcesFor(output, await ports.balances(account), ports.profile)
  const all = carriedChains(ports.profile, ['evm']).flatMap((chain) => currenciesOf(chain))
  const others = all.filter((each) => !isSameCurrency(each, output))
  return held ?? others.find((each) => each.symbol === output.symbol && each.name === output.name) ?? others[0]
}
