import type { Amount } from '../currency.ts'
import type { DestinationCall, Intent, IntentInput } from '../intent.ts'
import type { TypedData } from '../item.ts'
import { powerOf } from '../page/power.ts'

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
 * What a crossing pays: whoever gets what arrives, whoever gets it back, and whatever is called with it.
 *
 * @returns undefined where an address is paid by other means, and nothing is signed here
 */
export function actOfCrossing(intent: Intent, pays: Amount): Act | undefined {
  if (intent.paidElsewhere) return undefined
  const { user: account, recipient, refundTo } = intent
  return { what: 'payment', account, payees: [recipient, refundTo, ...calledBy(intent.calls)], leaves: [pays] }
}

/** What our own payment of a deposit address pays, whose crossing was agreed to before as one that is paid elsewhere. */
export function actOfOwnPayment(
  { recipient, refundTo, calls }: Pick<IntentInput, 'recipient' | 'refundTo' | 'calls'>,
  { account, pays }: Readonly<{ account: string; pays: Amount }>,
): Act {
  return { what: 'payment', account, payees: [recipient, refundTo, ...calledBy(calls ?? [])], leaves: [pays] }
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

function calledBy(calls: readonly DestinationCall[]): readonly string[] {
  return calls.map(({ to }) => to)
}
