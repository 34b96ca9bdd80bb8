import type { Family } from '../../core/chain/chain.ts'
import { bitcoinDisplay } from './bitcoin-display.ts'
import { evmDisplay } from './evm-display.ts'
import { exchangeADisplay } from './exchange-a-display.ts'
import { exchangeBDisplay } from './exchange-b-display.ts'
import type { FamilyDisplay } from './family-display.ts'

export const DISPLAYS: Readonly<Record<Family, FamilyDisplay>> = {
  evm: evmDisplay,
  bitcoin: bitcoinDisplay,
  exchangeA: exchangeADisplay,
  exchangeB: exchangeBDisplay,
}
