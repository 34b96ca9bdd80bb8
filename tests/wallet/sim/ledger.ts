import type { BroadcastResult } from '../../../src/core/chain/broadcast-result.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import type { Signed, StepTerms } from '../../../src/core/sign/signed.ts'
import { fingerprint } from '../../../src/lib/fingerprint.ts'
import type { LookupResult } from '../../../src/wallet/engine/adapters/step-adapter.ts'

type Kept = Readonly<{ signed: Signed; slot: string }>

/** An explorer, exchange or service uses each slot once. */
export type Ledger = { waiting: Kept[]; taken: Kept[] }

/** A slot is a set of coins or an exchange nonce. */
export function slotOf(kind: Signed['kind'], terms: StepTerms): string {
  return fingerprint(terms.terms === 'bitcoin' ? { kind, coins: terms.outpoints } : { kind, terms })
}

/** On Bitcoin, a replacement wins (BIP-125). */
export function handOver(ledger: Ledger, signed: Signed, slot: string): BroadcastResult {
  const all = [...ledger.waiting, ...ledger.taken]
  if (all.some((each) => each.signed.bytes === signed.bytes)) return { result: 'known', message: 'known' }
  if (signed.kind === 'bitcoinPsbt') ledger.waiting = ledger.waiting.filter((each) => each.slot !== slot)
  if ([...ledger.waiting, ...ledger.taken].some((each) => each.slot === slot))
    return { ...failedSaying('nonce or coins used'), result: 'rejected' }
  ledger.waiting.push({ signed, slot })
  return { result: 'accepted', message: '' }
}

/** Applies everything pending. */
export function settle(ledger: Ledger): void {
  ledger.taken.push(...ledger.waiting)
  ledger.waiting = []
}

export function lookAt(ledger: Ledger, { hash }: Signed): LookupResult {
  const isIt = ({ signed }: Kept) => signed.hash === hash
  if (ledger.taken.some(isIt)) return { is: 'included', inclusion: { in: 'service', atSeconds: 0 } }
  return { is: ledger.waiting.some(isIt) ? 'seen' : 'unknown' }
}
