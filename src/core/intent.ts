import type { Brand } from '../lib/brand.ts'
import { parseAddress } from './address.ts'
import { familyOf } from './chain.ts'
import { type Currency, isSameCurrency } from './currency.ts'
import { fingerprint } from './fingerprint.ts'
import { chainById, currencyOf, type Profile } from './profile.ts'

/** Interface, "Quote request body": which side of the trade `amount` fixes. */
export type TradeType = 'EXACT_INPUT' | 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT'

/** What a person or a dApp asks for, not yet checked. Amounts are integers in the smallest unit. */
export type IntentInput = Readonly<{
  user: string
  originChainId: number
  originCurrency: string
  destinationChainId: number
  destinationCurrency: string
  amount: bigint
  tradeType: TradeType
  recipient: string
  refundTo: string
  slippageBasisPoints?: number | undefined
  /** The most that may leave, smallest unit of the origin currency, where the trade fixes what arrives. */
  mostIn?: bigint | undefined
}>

/** The user's own words, frozen: everything that comes later is compared with this and with nothing else. */
export type Intent = Brand<
  Readonly<{
    user: string
    originCurrency: Currency
    destinationCurrency: Currency
    amount: bigint
    tradeType: TradeType
    recipient: string
    refundTo: string
    slippageBasisPoints: number | undefined
    mostIn: bigint | undefined
    /** The fingerprint of every field above. */
    hash: string
  }>,
  'Intent'
>

export type IntentField =
  | 'user'
  | 'originCurrency'
  | 'destinationCurrency'
  | 'amount'
  | 'recipient'
  | 'refundTo'
  | 'slippageBasisPoints'

/** One reason why the input is not yet an intent: which field, and what was expected of it. */
export type IntentProblem = Readonly<{ field: IntentField; problem: string }>

/**
 * Makes the frozen intent from what was asked, against the profile's pinned chains and currencies.
 *
 * @returns the intent, or every problem found; never a half-checked intent
 */
export function intent(
  input: IntentInput,
  profile: Profile,
): { ok: true; intent: Intent } | { ok: false; problems: readonly IntentProblem[] } {
  const problems: IntentProblem[] = []
  const refuse = (field: IntentField, problem: string) => void problems.push({ field, problem })
  const originCurrency = currencyOf(profile, input.originChainId, input.originCurrency)
  const destinationCurrency = currencyOf(profile, input.destinationChainId, input.destinationCurrency)
  if (!originCurrency) refuse('originCurrency', 'is not a currency that this wallet knows')
  if (!destinationCurrency) refuse('destinationCurrency', 'is not a currency that this wallet knows')
  if (originCurrency && destinationCurrency && isSameCurrency(originCurrency, destinationCurrency)) {
    refuse('destinationCurrency', 'is where the money already is')
  }
  if (input.amount <= 0n) refuse('amount', 'must be more than zero')
  if (input.amount >= 2n ** 256n) refuse('amount', 'is more than a chain can carry')
  const slippage = input.slippageBasisPoints
  if (slippage !== undefined && !(Number.isInteger(slippage) && slippage >= 0 && slippage <= 10_000)) {
    refuse('slippageBasisPoints', 'must be a whole number from 0 to 10000')
  }
  const user = addressOn(profile, input.originChainId, input.user)
  const refundTo = addressOn(profile, input.originChainId, input.refundTo)
  const recipient = addressOn(profile, input.destinationChainId, input.recipient)
  if (!user) refuse('user', 'is not an address on the origin chain')
  if (!refundTo) refuse('refundTo', 'is not an address on the origin chain')
  if (!recipient) refuse('recipient', 'is not an address on the destination chain')
  if (problems.length || !originCurrency || !destinationCurrency || !user || !refundTo || !recipient) {
    return { ok: false, problems }
  }
  const fields = {
    user,
    originCurrency,
    destinationCurrency,
    amount: input.amount,
    tradeType: input.tradeType,
    recipient,
    refundTo,
    slippageBasisPoints: slippage,
    mostIn: input.mostIn,
  }
  return { ok: true, intent: Object.freeze({ ...fields, hash: fingerprint(fields) }) as Intent }
}

/** The input that makes this very intent again: what the journal keeps, so that resuming re-checks all of it. */
export function inputOf(frozen: Intent): IntentInput {
  return {
    user: frozen.user,
    originChainId: frozen.originCurrency.chainId,
    originCurrency: frozen.originCurrency.address,
    destinationChainId: frozen.destinationCurrency.chainId,
    destinationCurrency: frozen.destinationCurrency.address,
    amount: frozen.amount,
    tradeType: frozen.tradeType,
    recipient: frozen.recipient,
    refundTo: frozen.refundTo,
    slippageBasisPoints: frozen.slippageBasisPoints,
    mostIn: frozen.mostIn,
  }
}

function addressOn(profile: Profile, chainId: number, text: string): string | undefined {
  const chain = chainById(profile, chainId)
  const parsed = chain && parseAddress(familyOf(chain), text)
  return parsed?.ok ? parsed.address : undefined
}
