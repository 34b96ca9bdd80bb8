import { isHex } from '../../lib/hex.ts'
import type { TypedData } from '../execution/item.ts'
import type { DestinationCall, Intent, IntentInput } from '../intent/intent.ts'
import type { Amount } from '../money/currency.ts'
import { callMeaningOf } from '../page/calls/decode-call.ts'
import { isStandardPermit } from '../page/messages/permit-kind.ts'
import { contractIn } from '../page/messages/typed-data-contract.ts'
import { type TypedDataPower, typedDataPowerOf } from '../page/messages/typed-data-power.ts'
import type { Profile } from '../profiles/profile.ts'
import { callPartiesOf } from './call-parties.ts'

/** `account` is the signer. An undefined payee can't be named; `leaves` is undefined if unknown. */
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
 * A transfer pays the recipient, the refund address and the calls' payees.
 *
 * @returns undefined if paid elsewhere, without a signature here
 */
export function actOfTransfer(intent: Intent, pays: Amount, profile: Profile): Act | undefined {
  if (intent.paidElsewhere) return undefined
  const { user: account, recipient, refundTo } = intent
  const called = payeesOf(intent.calls, intent.destinationCurrency.chainId, profile)
  return { what: 'payment', account, payees: [recipient, refundTo, ...called], leaves: [pays] }
}

type OwnPaid = Pick<IntentInput, 'recipient' | 'refundTo' | 'calls' | 'destinationChainId'>

/** The act of our own payment to a deposit address. */
export function actOfOwnPayment(
  { recipient, refundTo, calls = [], destinationChainId }: OwnPaid,
  { account, pays }: Readonly<{ account: string; pays: Amount }>,
  profile: Profile,
): Act {
  const called = payeesOf(calls, destinationChainId, profile)
  return { what: 'payment', account, payees: [recipient, refundTo, ...called], leaves: [pays] }
}

/** The act of a typed-data signature, by known names. `leaves` is the most that data of an unknown form can move. */
export function actOfTypedData(account: string, typedData: TypedData, leaves: readonly Amount[] | undefined): Act {
  const power = typedDataPowerOf(typedData)
  if (!power) return { what: 'data', account }
  const payee = payeeIn(typedData, power)
  return { what: 'payment', account, payees: [payee], leaves: power === 'contract' ? leaves : undefined }
}

function payeeIn(typedData: TypedData, power: TypedDataPower): string | undefined {
  if (power === 'order') return contractIn(typedData)
  // In other data any field may name the payee.
  if ((power !== 'allowance' && power !== 'payment') || !isStandardPermit(typedData)) return undefined
  const named = typedData.message['spender'] ?? typedData.message['to']
  return typeof named === 'string' ? named : undefined
}

/** A payment only if an exchange takes the message for one. */
export function actOfMessage(account: string, isForExchange: boolean): Act {
  return isForExchange
    ? { what: 'payment', account, payees: [undefined], leaves: undefined }
    : { what: 'message', account }
}

// The contract may keep something, and an unreadable call may pay any address.
function payeesOf(
  calls: readonly DestinationCall[],
  chainId: number,
  profile: Profile,
): readonly (string | undefined)[] {
  const payees = calls.flatMap(({ to, data, value }) => {
    if (!isHex(data)) return [to, undefined]
    const { named, others } = callPartiesOf({
      to,
      value,
      meaning: callMeaningOf({ to, value, data }, profile, chainId),
    })
    return [to, ...named, ...(others === 'anybody' ? [undefined] : [])]
  })
  return [...new Set(payees)]
}
