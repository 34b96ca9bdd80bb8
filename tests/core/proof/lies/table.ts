import { honestBitcoin, withPsbt } from '../../honest/bitcoin-case.ts'
import { COIN_LIES, OUTPUT_LIES, ORDER_LIES as PSBT_ORDER_LIES } from '../../verify/bitcoin/lies.ts'
import { DETAILS_LIES } from './details.ts'
import { ENVELOPE_LIES } from './envelope.ts'
import { EVM_LIES } from './evm.ts'
import type { Lie } from './lie.ts'
import { ORDER_LIES } from './order.ts'
import { ADDRESS_AND_FEE_LIES, EXCHANGE_LIES, FACT_LIES } from './others.ts'

/** F of the list lies about coins of both kinds. */
const PSBT_LIES: readonly Lie[] = (['p2wpkh', 'p2tr'] as const).flatMap((kind) => {
  const base = honestBitcoin({ kind, values: [3_000_000n, 3_000_000n] })
  const lies = [...COIN_LIES, ...OUTPUT_LIES, ...PSBT_ORDER_LIES]
  // These apply to P2WPKH coins only.
  const fitting = lies.filter(([, code]) => kind === 'p2wpkh' || !['F07', 'F09', 'F26'].includes(code))
  return fitting.map(([what, code, change]): Lie => {
    const tell = ({ route, profile }: Parameters<Lie['tell']>[0]) =>
      route === 'bitcoin' && profile === base.profile ? withPsbt(base, change) : undefined
    return { id: code, what: `${what} (${kind})`, fate: 'refuse', tell }
  })
})

/** A quote or its facts can tell each of these lies. */
export const LIES: readonly Lie[] = [
  ...ENVELOPE_LIES,
  ...DETAILS_LIES,
  ...EVM_LIES,
  ...PSBT_LIES,
  ...EXCHANGE_LIES,
  ...ADDRESS_AND_FEE_LIES,
  ...ORDER_LIES,
  ...FACT_LIES,
]
