import { type Execution, type FailureReason, isAwaitingPayment, type NonceAtApproval } from '../execution/execution.ts'
import type { Item } from '../execution/item.ts'
import { sealedFee } from '../execution/steps/apply.ts'
import { mayHaveLeft } from '../execution/steps/step.ts'
import { isDepositAddress } from '../families/deposit-address-item.ts'
import type { Reason } from '../reason/reason.ts'

export type OwnPaymentEvent = Readonly<{
  event: 'ownPayment'
  step: Item
  mostGas: bigint
  feeMac?: string | undefined
  noncesAtApproval: readonly NonceAtApproval[]
  atSeconds: number
}>

/** It happened before our own signature. */
export type ExternalPaymentEvent = Readonly<{ event: 'paidFromElsewhere'; atSeconds: number }>

/** Replaces the expected external payment with our own step, unless one was seen. */
export function withOwnPayment(
  execution: Execution,
  { step, mostGas, feeMac, noncesAtApproval, atSeconds }: OwnPaymentEvent,
): Execution {
  const [asked, ...more] = execution.plan
  if (!isDepositAddress(asked) || more.length > 0 || !isAwaitingPayment(execution)) return execution
  // A payment was seen, even if reorged.
  if (execution.requote) return execution
  return {
    ...execution,
    plan: [step],
    items: [{ phase: 'planned' }],
    stepOrder: { stepOrder: 'sequential' },
    stage: { stage: 'steps' },
    mostGas: { ...execution.mostGas, value: mostGas },
    ...sealedFee({ feeMac }),
    noncesAtApproval,
    ownPayment: { asked, agreedAtSeconds: atSeconds },
  }
}

const UNSENT = {
  expired: { code: 'OWN_PAYMENT_LATE' },
  refused: { code: 'OWN_PAYMENT_UNPROVEN' },
} as const

/**
 * Reverts an unsent own payment, so the address waits again.
 * @returns undefined if the whole transfer ended
 */
export function revertOwnPayment(execution: Execution, end: FailureReason, atSeconds: number): Execution | undefined {
  if (end.reason !== 'expired' && end.reason !== 'refused') return undefined
  return withoutOwnPayment(execution, UNSENT[end.reason], atSeconds)
}

export function withExternalPayment(execution: Execution, { atSeconds }: ExternalPaymentEvent): Execution {
  return withoutOwnPayment(execution, { code: 'DEPOSIT_PAID' }, atSeconds) ?? execution
}

function withoutOwnPayment(execution: Execution, obstacle: Reason, atSeconds: number): Execution | undefined {
  const { ownPayment, items, mostGas } = execution
  if (!ownPayment || execution.stage.stage !== 'steps') return undefined
  if (items.some(mayHaveLeft)) return undefined
  const { ownPayment: _, ...rest } = execution
  return {
    ...rest,
    plan: [ownPayment.asked],
    items: [{ phase: 'planned' }],
    stage: { stage: 'tracking', status: undefined, reportedAtSeconds: atSeconds },
    mostGas: { ...mostGas, value: 0n },
    obstacle,
  }
}
