import { type EndReason, type Execution, isAwaitingPayment, type NonceAtYes } from '../execution.ts'
import type { Item } from '../item.ts'
import type { Reason } from '../reason.ts'

/** The user has the wallet pay a deposit address itself, by this step, for at most so much gas or miner's fee. */
export type OwnPaymentEvent = Readonly<{
  event: 'ownPayment'
  step: Item
  mostGas: bigint
  noncesAtYes?: readonly NonceAtYes[]
  atSeconds: number
}>

/** The address was paid from elsewhere before our own payment was signed. */
export type PaidFromElsewhereEvent = Readonly<{ event: 'paidFromElsewhere'; atSeconds: number }>

/**
 * Puts our own payment in the place of the one that was to be made elsewhere, as long as nobody knows of such a one; from
 * then on it is carried out like any other step.
 */
export function payOwn(execution: Execution, { step, mostGas, noncesAtYes, atSeconds }: OwnPaymentEvent): Execution {
  const [asked, ...more] = execution.plan
  if (asked?.kind !== 'depositAddress' || more.length > 0 || !isAwaitingPayment(execution)) return execution
  // Something was paid already, whatever a reorganisation has made of it since.
  if (execution.successor) return execution
  return {
    ...execution,
    plan: [step],
    items: [{ phase: 'planned' }],
    pace: { pace: 'sequential' },
    stage: { stage: 'steps' },
    mostGas: { ...execution.mostGas, value: mostGas },
    ...(noncesAtYes && { noncesAtYes }),
    ownPayment: { asked, agreedAtSeconds: atSeconds },
  }
}

const UNSIGNED = {
  expired: { code: 'OWN_PAYMENT_LATE' },
  refused: { code: 'OWN_PAYMENT_UNPROVEN' },
} as const

/**
 * What an end means for our own payment that was never signed: the address is as unpaid as before, and waits again.
 *
 * @returns undefined where the end is one of the whole crossing
 */
export function unpayOwn(execution: Execution, end: EndReason, atSeconds: number): Execution | undefined {
  if (end.reason !== 'expired' && end.reason !== 'refused') return undefined
  return withoutOwnPayment(execution, UNSIGNED[end.reason], atSeconds)
}

/** The transfer without our own payment, which nobody signed; itself where there is none, or it is signed. */
export function paidFromElsewhere(execution: Execution, { atSeconds }: PaidFromElsewhereEvent): Execution {
  return withoutOwnPayment(execution, { code: 'DEPOSIT_PAID' }, atSeconds) ?? execution
}

function withoutOwnPayment(execution: Execution, trouble: Reason, atSeconds: number): Execution | undefined {
  const { ownPayment, items, mostGas } = execution
  if (!ownPayment || execution.stage.stage !== 'steps') return undefined
  const isSigned = items.some((state) => 'signed' in state || (state.phase === 'reserved' && state.earlier.length > 0))
  if (isSigned) return undefined
  const { ownPayment: _, ...rest } = execution
  return {
    ...rest,
    plan: [ownPayment.asked],
    items: [{ phase: 'planned' }],
    stage: { stage: 'tracking', status: undefined, reportedAtSeconds: atSeconds },
    mostGas: { ...mostGas, value: 0n },
    trouble,
  }
}
