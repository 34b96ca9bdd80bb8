import { fingerprint } from '../../../src/core/fingerprint.ts'
import { failedSaying } from '../../../src/core/reason.ts'
import type { Signed, Terms } from '../../../src/core/sign/signed.ts'
import type { Look } from '../../../src/wallet/carry/carry.ts'
import type { Sending } from '../../../src/wallet/node-port.ts'

type Kept = Readonly<{ signed: Signed; slot: string }>

/** Whoever takes what is not an EVM transaction: an explorer, an exchange, the service. A slot is taken once. */
export type Ledger = { waiting: Kept[]; taken: Kept[] }

/** What only one message can use up: the coins, or the nonce of an exchange. */
export function slotOf(kind: Signed['kind'], terms: Terms): string {
  return fingerprint(terms.terms === 'bitcoin' ? { kind, coins: terms.outpoints } : { kind, terms })
}

/** Takes a message: known ones again, one for a slot that is taken not; on Bitcoin what waits gives way (BIP-125). */
export function handOver(ledger: Ledger, signed: Signed, slot: string): Sending {
  const all = [...ledger.waiting, ...ledger.taken]
  if (all.some((each) => each.signed.bytes === signed.bytes)) return { result: 'known', message: 'known' }
  if (signed.kind === 'bitcoinPsbt') ledger.waiting = ledger.waiting.filter((each) => each.slot !== slot)
  if ([...ledger.waiting, ...ledger.taken].some((each) => each.slot === slot))
    return { ...failedSaying('nonce or coins used'), result: 'rejected' }
  ledger.waiting.push({ signed, slot })
  return { result: 'accepted', message: '' }
}

/** Lets everything that waits take effect. */
export function settle(ledger: Ledger): void {
  ledger.taken.push(...ledger.waiting)
  ledger.waiting = []
}

/** What the ledger says of a message. */
export function lookAt(ledger: Ledger, { hash }: Signed): Look {
  const isIt = ({ signed }: Kept) => signed.hash === hash
  if (ledger.taken.some(isIt)) return { is: 'included', inclusion: { in: 'service', atSeconds: 0 } }
  return { is: ledger.waiting.some(isIt) ? 'seen' : 'unknown' }
}
