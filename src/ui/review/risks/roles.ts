import type { RecipientView } from '../../../api/views/counterparties.ts'
import type { Review } from '../../../core/review/review.ts'
import { type ArrivalCounterparty, arrivalRisksOf } from '../arrival/arrival-counterparties.ts'
import { type Risk, risksOf } from './risk.ts'

/** `payee` with an address is a party of the calls on arrival. */
export type Role = 'recipient' | 'refund' | PayeeRole
export type PayeeRole = `payee ${string}`

/** Undefined where the lookup failed. */
export type KnownRoles = Readonly<Record<Role, RecipientView | undefined>>

export function payeeRole(address: string): PayeeRole {
  return `payee ${address}`
}

/** The key names the risk, the address and the chain, so that a tick covers nothing else. */
export function riskKey({ recipient, refund }: Pick<Review, 'recipient' | 'refund'>, role: Role, risk: Risk): string {
  // Payees are paid on the destination chain.
  const place = role === 'refund' ? refund : recipient
  return `${role} ${risk} ${place.chainId} ${role === 'recipient' || role === 'refund' ? place.address : ''}`
}

export function dueRisks(
  review: Review,
  known: KnownRoles,
  strangers: readonly ArrivalCounterparty[],
): readonly string[] {
  return [
    ...(['recipient', 'refund'] as const).flatMap((role) =>
      risksOf(known[role]).map((risk) => riskKey(review, role, risk)),
    ),
    ...strangers.flatMap(({ address, parts }) => {
      const role = payeeRole(address)
      return arrivalRisksOf(known[role], parts).map((risk) => riskKey(review, role, risk))
    }),
  ]
}
