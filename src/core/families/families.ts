import { type Chain, type Family, familyOf } from '../chain/chain.ts'
import { BITCOIN } from './bitcoin/traits.ts'
import { EVM } from './evm/traits.ts'
import { EXCHANGE_A } from './exchange-a/traits.ts'
import { EXCHANGE_B } from './exchange-b/traits.ts'
import type { FamilyTraits } from './traits.ts'

/** The light traits of each family. Other tables of families load heavy code. */
export const FAMILIES: Readonly<Record<Family, FamilyTraits>> = {
  evm: EVM,
  bitcoin: BITCOIN,
  exchangeA: EXCHANGE_A,
  exchangeB: EXCHANGE_B,
}

export function traitsOf(chain: Pick<Chain, 'vm'>): FamilyTraits {
  return FAMILIES[familyOf(chain)]
}
