import { currenciesOf } from '../../core/chain/chain.ts'
import type { Execution } from '../../core/execution/execution.ts'
import type { TypedData } from '../../core/execution/item.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { type IntentInput, intent, type TradeType } from '../../core/intent/intent.ts'
import { INTENT_PROBLEM_TEXTS } from '../../core/intent/problem-texts.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { chainsWith } from '../../core/profiles/chains-with.ts'
import { chainById, currencyOf, type Profile } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import type { Hex } from '../../lib/hex.ts'
import type { PromptRequest } from '../approvals/prompt.ts'
import { ENDED_TEXTS, type PromptResult } from '../approvals/prompt-results.ts'
import type { Balance } from '../balances/currency-balances.ts'
import { fundingSources } from '../bundles/funding-sources.ts'
import type { TransferFromAccount } from '../quotes/own-address-ports.ts'
import { callsIdOf } from './calls-id.ts'

type Asset = Readonly<{ chainId: number; address: string }> | Readonly<{ network: 'bitcoin' }>

/** Amounts are in smallest units. Refunds always go to the user's own address. */
export type SiteIntent = Readonly<{
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
  expiresAtSeconds?: number | undefined
}>

/** Codes follow EIP-1193, EIP-5792 and ERC-7682. */
export type SiteRefusal = Readonly<{
  ok: false
  code: 4001 | 4100 | 4900 | 5710 | 5720 | 5771 | -32002 | -32602
  message: string
}>

/** EIP-5792: each id is used once. */
export const USED_ID: SiteRefusal = { ok: false, code: 5720, message: ENDED_TEXTS[5720] }

/** @param no the sentence for a user's no */
export function refusalOf(result: PromptResult, no: string): SiteRefusal {
  const code = result.ok ? 4001 : result.code
  return { ok: false, code, message: code === 4001 ? no : ENDED_TEXTS[code] }
}

export type SitePromptPorts = Readonly<{
  profile: Profile
  /** Works while locked too: the prompt waits for the unlock. */
  grantedAccounts: (origin: string) => Promise<readonly string[]>
  executionOf: (origin: string, callsId: string) => Promise<Execution | undefined>
  hasBundle: (origin: string, callsId: string) => Promise<boolean>
  balances: (account: string) => Promise<readonly Balance[]>
  ownSides: (asked: TransferFromAccount) => Promise<Answer<IntentInput>>
  ask: (promptRequest: PromptRequest) => Promise<PromptResult>
}>

export async function promptConnection(
  origin: string,
  ports: Pick<SitePromptPorts, 'ask'>,
): Promise<Readonly<{ ok: true; accounts: readonly string[] }> | SiteRefusal> {
  const result = await ports.ask({ kind: 'connect', origin, key: 'connect' })
  if (!result.ok) return refusalOf(result, 'The user did not connect this site.')
  return { ok: true, accounts: typeof result.value === 'string' ? [result.value] : result.value }
}

/** Prompts for a page's intent and returns its id. No answer before approval depends on a balance. */
export async function promptIntent(
  origin: string,
  wish: SiteIntent,
  ports: SitePromptPorts,
): Promise<Readonly<{ ok: true; id: string }> | SiteRefusal> {
  const callsId = callsIdOf(origin, wish)
  const known = await ports.executionOf(origin, callsId)
  const requester = known?.requester
  if (requester?.from === 'dapp' && requester.key === wish.key) return { ok: true, id: callsId }
  if (requester?.from === 'dapp' || (await ports.hasBundle(origin, callsId))) {
    return USED_ID
  }
  const { expiresAtSeconds } = wish
  const asked = await inputOf(origin, wish, ports)
  if ('ok' in asked) return asked
  const result = await ports.ask({ kind: 'intent', origin, key: wish.key, callsId, expiresAtSeconds, ...asked })
  if (result.ok) return { ok: true, id: callsId }
  return refusalOf(result, 'The user did not approve this request.')
}

export type SiteMessage = Readonly<{ account: string; message: Hex }>

/** Prompts for a message signature (EIP-191). */
export async function promptMessage(
  origin: string,
  { account, message }: SiteMessage,
  ports: Pick<SitePromptPorts, 'grantedAccounts' | 'ask'>,
): Promise<Readonly<{ ok: true; signature: string }> | SiteRefusal> {
  const own = (await ports.grantedAccounts(origin)).find((each) => isSameAddress(each, account))
  if (!own) return { ok: false, code: 4100, message: 'This site does not see that account.' }
  const key = fingerprint({ account: own, message })
  const result = await ports.ask({ kind: 'message', origin, key, account: own, message })
  if (result.ok && typeof result.value === 'string') return { ok: true, signature: result.value }
  return refusalOf(result, 'The user did not sign this message.')
}

/** Prompts for a typed data signature (EIP-712). */
export async function promptTypedData(
  origin: string,
  { account, typedData }: Readonly<{ account: string; typedData: TypedData }>,
  ports: Pick<SitePromptPorts, 'grantedAccounts' | 'ask'>,
): Promise<Readonly<{ ok: true; signature: string }> | SiteRefusal> {
  const own = (await ports.grantedAccounts(origin)).find((each) => isSameAddress(each, account))
  if (!own) return { ok: false, code: 4100, message: 'This site does not see that account.' }
  const key = fingerprint({ account: own, typedData })
  const result = await ports.ask({ kind: 'typedData', origin, key, account: own, typedData })
  if (result.ok && typeof result.value === 'string') return { ok: true, signature: result.value }
  return refusalOf(result, 'The user did not sign this.')
}

async function inputOf(origin: string, wish: SiteIntent, ports: SitePromptPorts): Promise<Asked | SiteRefusal> {
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
  const message = problem ? `${problem.field} ${INTENT_PROBLEM_TEXTS[problem.problem]}` : 'this is no intent'
  return { ok: false, code: -32602, message: `wallet_sendIntent: ${message}` }
}

/** With `choosesFor`, the user chooses the source. */
type Asked = Readonly<{ input: IntentInput; choosesFor: string | undefined }>

function currencyNamed(asset: Asset, profile: Profile): Currency | SiteRefusal {
  if ('network' in asset) {
    const [bitcoin] = chainsWith(profile, 'hasUtxos')
    return bitcoin?.native ?? { ok: false, code: 5710, message: 'Causeway does not know Bitcoin here.' }
  }
  const { chainId, address } = asset
  if (!chainById(profile, chainId)) {
    return { ok: false, code: 5710, message: `Causeway does not know chain ${chainId}.` }
  }
  const message = `Causeway does not know the asset ${address} on chain ${chainId}.`
  return currencyOf(profile, chainId, address) ?? { ok: false, code: 5771, message }
}

// Prefers a funded source, then the same asset.
async function sourceFor(output: Currency, account: string, ports: SitePromptPorts): Promise<Currency | undefined> {
  const [held] = fundingSources(output, await ports.balances(account), ports.profile)
  const all = chainsWith(ports.profile, 'hasContracts').flatMap((chain) => currenciesOf(chain))
  const others = all.filter((each) => !isSameCurrency(each, output))
  return held ?? others.find((each) => each.symbol === output.symbol && each.name === output.name) ?? others[0]
}
