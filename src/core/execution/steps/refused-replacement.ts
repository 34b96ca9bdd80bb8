import type { Reason } from '../../reason/reason.ts'
import type { StepTerms } from '../../sign/signed.ts'
import type { ItemState } from '../execution.ts'

type Broadcast = Extract<ItemState, { phase: 'broadcast' }>
type WithEarlier = Exclude<ItemState, { phase: 'planned' }>
type Refusal = Readonly<{ hash: string; terms: StepTerms; reason: Reason; atSeconds: number }>

/** The former attempt counts again; refused bytes stay, since another node may hold them. */
export function withFormerAttempt(item: Broadcast, { hash, terms, reason, atSeconds }: Refusal): ItemState | undefined {
  const [former, ...before] = item.earlier
  if (!former || item.signed.hash !== hash) return undefined
  const refused = [{ hash, terms: item.terms, reason }, ...(item.refused ?? [])]
  const earlier = [...before, item.signed]
  return { ...item, broadcastAtSeconds: atSeconds, terms, signed: former, earlier, refused }
}

/** Refused bytes count once a network shows them. */
export function withSeenAttempt(
  item: Broadcast,
  { hash, atSeconds }: Readonly<{ hash: string; atSeconds: number }>,
): ItemState | undefined {
  const signed = item.earlier.find((each) => each.hash === hash)
  const terms = item.refused?.find((each) => each.hash === hash)?.terms
  if (!signed || !terms) return undefined
  const earlier = [item.signed, ...item.earlier.filter((each) => each !== signed)]
  return { ...item, broadcastAtSeconds: atSeconds, terms, signed, earlier, ...refusalsExcept(item, hash) }
}

/** Drops refused bytes that are signed again: equal terms give equal bytes. */
export function withoutRefused(item: WithEarlier, hash: string): Pick<WithEarlier, 'earlier' | 'refused'> {
  return { earlier: item.earlier.filter((each) => each.hash !== hash), ...refusalsExcept(item, hash) }
}

export function refusalsExcept({ refused }: WithEarlier, hash: string): Pick<WithEarlier, 'refused'> {
  if (!refused) return {}
  const others = refused.filter((each) => each.hash !== hash)
  return { refused: others.length > 0 ? others : undefined }
}
