import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { Event } from '../../../core/execution/apply.ts'
import type { FoundAttempt } from './attempt-lookup.ts'
import type { AdaptedStep, StepAdapterPorts, Transport } from './step-adapter.ts'

type Refusal = Extract<BroadcastResult, Readonly<{ reason: unknown }>>

/** A refused replacement's event, so that the former bytes count again. */
export function refusedReplacement(
  { item, state, index }: AdaptedStep,
  { former }: Transport,
  about: Readonly<{ sending: Refusal; found: FoundAttempt | undefined; ports: Pick<StepAdapterPorts, 'nowSeconds'> }>,
): Event | undefined {
  const { sending, found, ports } = about
  if (state.phase !== 'broadcast') return undefined
  const seen = found?.look.ok && found.look.value.is === 'seen' ? found.signed.hash : undefined
  // A bump's further coin may be spent elsewhere, which the former bytes don't need.
  const isFurther = state.terms.terms === 'bitcoin' && state.terms.added !== undefined
  const isConflict = sending.result === 'conflict' && (seen !== undefined || isFurther)
  const isRefused = REFUSED.includes(sending.result) || isConflict
  const terms = isRefused && seen !== state.signed.hash ? former?.(item, state) : undefined
  if (!terms) return undefined
  const { reason } = sending
  return { event: 'replacementRefused', index, hash: state.signed.hash, terms, reason, atSeconds: ports.nowSeconds() }
}

/** The event of refused bytes that a network shows. */
export function seenAfterRefusal(
  found: FoundAttempt | undefined,
  { state, index }: AdaptedStep,
  { nowSeconds }: Pick<StepAdapterPorts, 'nowSeconds'>,
): Event | undefined {
  if (state.phase !== 'broadcast' || !found?.look.ok || found.look.value.is !== 'seen') return undefined
  const { hash } = found.signed
  const isRefused = hash !== state.signed.hash && state.refused?.some((each) => each.hash === hash)
  return isRefused ? { event: 'replacementSeen', index, hash, atSeconds: nowSeconds() } : undefined
}

const REFUSED: readonly Refusal['result'][] = ['underpriced', 'rejected']
