import type { CallView } from '../../../api/approval-views.ts'
import { isSameAddress } from '../../../core/address.ts'
import type { Currency } from '../../../core/currency.ts'
import type { CallAct } from '../../../core/page/call-meaning.ts'
import type { Around } from './act-words.ts'

/** Who gets what a call hands over, and what that is; `currency` is undefined where the wallet does not know it. */
export type Payee = Readonly<{ address: string; currency: Currency | undefined }>

/** Whom one call pays, by its bytes: nobody where it pays nothing, or where only the contract that it calls knows. */
export function payeeOf(act: CallAct, { to, value }: Pick<Around, 'to' | 'value'>): Payee | undefined {
  switch (act.kind) {
    case 'payment':
      return to === undefined || value.value === 0n ? undefined : { address: to, currency: value.currency }
    case 'transfer':
    case 'transferFrom':
      return { address: act.recipient, currency: act.token.currency }
    case 'nftTransfer':
      return { address: act.recipient, currency: undefined }
    default:
      return undefined
  }
}

/** Every address that calls pay, those that are carried out within others too, each once. */
export function payeesOf(calls: readonly Pick<CallView, 'to' | 'value' | 'meaning'>[]): readonly string[] {
  const all = calls.flatMap(({ to, value, meaning }) => within(meaning.act, { to, value }))
  return all.filter((each, at) => all.findIndex((other) => isSameAddress(other, each)) === at)
}

function within(act: CallAct, around: Pick<Around, 'to' | 'value'>): readonly string[] {
  if (act.kind === 'batch') return act.calls.flatMap((each) => within(each.act, around))
  const payee = payeeOf(act, around)
  return payee ? [payee.address] : []
}
