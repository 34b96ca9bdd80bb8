import type { CallMeaning } from './call-meaning.ts'

/** Somebody whom a call names: who gets something by it, or whose permission it sets. */
export type Party = Readonly<{ address: string; as: 'payee' | 'spender' }>

/** What the wallet's own descriptors call them. */
const DESCRIBED: Readonly<Record<string, Party['as']>> = {
  'own:to': 'payee',
  'own:spender': 'spender',
  'own:forSpender': 'spender',
  'own:takenFrom': 'spender',
}

/**
 * Whom a call names, in its order, calls inside of it included, as far as its bytes say so. A permission may be given or
 * taken back.
 *
 * @param call where it goes, the native money that goes along in wei, and its meaning
 */
export function partiesOf({
  to,
  value,
  meaning: { act },
}: Readonly<{ to: string | undefined; value: bigint; meaning: CallMeaning }>): readonly Party[] {
  switch (act.kind) {
    case 'payment':
      return to === undefined || value === 0n ? [] : [{ address: to, as: 'payee' }]
    case 'transfer':
    case 'transferFrom':
    case 'nftTransfer':
      return [{ address: act.recipient, as: 'payee' }]
    case 'allowance':
    case 'permit':
    case 'permit2':
      return [{ address: act.spender, as: 'spender' }]
    case 'operator':
      return [{ address: act.operator, as: 'spender' }]
    case 'batch':
      return act.calls.flatMap((meaning) => partiesOf({ to, value: 0n, meaning }))
    case 'described':
      return act.described.fields.flatMap(({ label, value: shown }): readonly Party[] => {
        const as = DESCRIBED[label]
        return as && shown.as === 'address' ? [{ address: shown.address, as }] : []
      })
    default:
      return []
  }
}
