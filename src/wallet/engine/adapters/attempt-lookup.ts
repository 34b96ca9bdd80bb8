import type { Answer } from '../../../core/reason/reason.ts'
import type { Signed } from '../../../core/sign/signed.ts'
import type { LookupContext, LookupResult, Transport } from './step-adapter.ts'

export type FoundAttempt = Readonly<{ signed: Signed; look: Answer<LookupResult> }>

/** Ends rank first, then waiting; silence outranks conclusions about replacements. */
const WEIGHTS: Readonly<Record<LookupResult['is'], number>> = {
  settled: 0,
  included: 0,
  reverted: 0,
  seen: 1,
  taken: 3,
  contested: 4,
  unknown: 5,
}
const SILENCE = 2

/**
 * Looks all attempts up, newest first, and returns the most advanced. Only one can be included; replacing another is no
 * conflict.
 */
export async function lookUpAttempts(
  attempts: readonly Signed[],
  transport: Transport,
  about: LookupContext,
): Promise<FoundAttempt | undefined> {
  let most: FoundAttempt | undefined
  for (const signed of attempts) {
    const found = { signed, look: amongOurs(await transport.look(signed, about), attempts) }
    if (!most || weightOf(found) < weightOf(most)) most = found
    if (weightOf(most) === 0) return most
  }
  return most
}

function amongOurs(look: Answer<LookupResult>, attempts: readonly Signed[]): Answer<LookupResult> {
  if (!look.ok || (look.value.is !== 'taken' && look.value.is !== 'contested')) return look
  const { by } = look.value
  return attempts.some(({ hash }) => hash === by) ? { ok: true, value: { is: 'unknown' } } : look
}

function weightOf({ look }: FoundAttempt): number {
  return look.ok ? WEIGHTS[look.value.is] : SILENCE
}
