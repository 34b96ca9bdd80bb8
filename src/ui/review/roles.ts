import type { RecipientView } from '../../api/form-views.ts'
import type { Review } from '../../core/review.ts'
import { type ArrivalParty, arrivalRisksOf } from './arrival-parties.ts'
import { type Risk, risksOf } from './risk.ts'

/** Whom a plan may pay: `payee` and an address is somebody in calls where the money arrives. */
export type Role = 'recipient' | 'refund' | PayeeRole
export type PayeeRole = `payee ${string}`

/** What is known of each of them; nothing where it could not be looked up. */
export type KnownRoles = Readonly<Record<Role, RecipientView | undefined>>

/** The role of an address in calls. */
export function payeeRole(address: string): PayeeRole {
  return `payee ${address}`
}

/** What a tick for somebody is about: exactly this risk, of this address, on this chain. */
export function riskKey({ recipient, refund }: Pick<Review, 'recipient' | 'refund'>, role: Role, risk: Risk): string {
  // A payee is named by its role; all of them are paid where the money arrives.
  const place = role === 'refund' ? refund : recipient
  return `${role} ${risk} ${place.chainId} ${role === 'recipient' || role === 'refund' ? place.address : ''}`
}

/** Everything that is to be ticked of those whom a plan may pay, before a yes. */
export function dueRisks(review: Review, known: KnownRoles, strangers: readonly ArrivalParty[]): readonly string[] {
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
