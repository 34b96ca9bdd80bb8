import type { ChainView } from '../../api/views/balances.ts'
import { DISPLAYS } from '../families/display-by-family.ts'

/** The chain to draw beside a currency. Bitcoin's one coin names the chain too. */
export function markedChain(chain: ChainView | undefined): ChainView | undefined {
  return chain && DISPLAYS[chain.family].hasOneCoin ? undefined : chain
}
