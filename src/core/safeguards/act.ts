import { isHex } from '../../lib/hex.ts'
import type { Amount } from '../currency.ts'
import type { DestinationCall, Intent, IntentInput } from '../intent.ts'
import type { TypedData } from '../item.ts'
import { meaningOf } from '../page/call.ts'
import { powerOf } from '../page/power.ts'
import type { Profile } from '../profile.ts'
import { calledBy } from './called.ts'

/**
 * Something that is about to be signed, as the safeguards see it. `account` is whose key signs, as its chain names it.
 * `payees` are all who get money, or may take it from now on; undefined for one whom the wallet cannot name. `leaves` is
 * what they get; undefined where that is not known.
 */
export type Act = Readonly<
  | {
      what: 'payment'
      account: string
      payees: readonly (string | undefined)[]
      leaves: readonly Amount[] | undefined
    }
  | { what: 'transaction' | 'data' | 'message'; account: string }
>

/**
 * What a crossing pays: whoever gets what arrives, whoever gets it back, whatever is called with it, and whom those calls
 * pay by their bytes; somebody unnamed where they cannot be read.
 *
 * @returns undefined where an address is paid by other means, and nothing is signed here
 */
export function actOfCrossing(intent: Intent, pays: Amount, profile: Profile): Act | undefined {
  if (intent.paidElsewhere) return undefined
  const { user: account, recipient, refundTo } = intent
  const called = payeesOf(intent.calls, intent.destinationCurrency.chainId, profile)
  return { what: 'payment', account, payees: [recipient, refundTo, ...called], leaves: [pays] }
}

type OwnPaid = Pick<IntentInput, 'recipient' | 'refundTo' | 'calls' | 'destinationChainId'>

/** What our own payment of a deposit address pays, whose crossing was agreed to before as one that is paid elsewhere. */
export function actOfOwnPayment(
  { recipient, refundTo, calls = [], destinationChainId }: OwnPaid,
  { account, pays }: Readonly<{ account: string; pays: Amount }>,
  profile: Profile,
): Act {
  const called = payeesOf(calls, destinationChainId, profile)
  return { what: 'payment', account, payees: [recipient, refundTo, ...called], leaves: [pays] }
}

/** What a signature of typed data may pay, by the names that contracts and exchanges know. */
export function actOfTypedData(account: string, typedData: TypedData): Act {
  const power = powerOf(typedData)
  if (!power) return { what: 'data', account }
  const { message, domain } = typedData
  const named = power === 'order' ? domain['verifyingContract'] : (message['spender'] ?? message['to'])
  // On an exchange it is an account there that is told what to do: of whom, the data say in many ways.
  const payee = typeof named === 'string' && power !== 'exchange' ? named : undefined
  return { what: 'payment', account, payees: [payee], leaves: undefined }
}

/** What a message may do: nothing by itself, but for a text that an exchange takes for an order to pay. */
export function actOfMessage(account: string, isForExchange: boolean): Act {
  return isForExchange
    ? { what: 'payment', account, payees: [undefined], leaves: undefined }
    : { what: 'message', account }
}

// Nobody tries these calls out: who is called may keep something in every case, and what cannot be read may pay anybody.
function payeesOf(
  calls: readonly DestinationCall[],
  chainId: number,
  profile: Profile,
): readonly (string | undefined)[] {
  const payees = calls.flatMap(({ to, data, value }) => {
    if (!isHex(data)) return [to, undefined]
    const { named, others } = calledBy({ to, value, meaning: meaningOf({ to, value, data }, profile, chainId) })
    return [to, ...named, ...(others === 'anybody' ? [undefined] : [])]
  })
  return [...new Set(payees)]
}
