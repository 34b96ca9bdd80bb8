import type { Chain } from '../../src/core/chain/chain.ts'
import { familyOf } from '../../src/core/chain/chain.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'

/** The devnet's finality counts blocks, the transaction's own included. */
export const BITCOIN_FINALITY = finalityOf('bitcoin')
export const FINAL_CONFIRMATIONS = BITCOIN_FINALITY.blocks
export const FINAL_BLOCKS = finalityOf('evm').blocks

function finalityOf(family: ReturnType<typeof familyOf>): Extract<Chain['finality'], { by: 'depth' }> {
  const finality = devnet.chains.find((chain) => familyOf(chain) === family)?.finality
  if (finality?.by !== 'depth') throw new Error('expected a depth')
  return finality
}
