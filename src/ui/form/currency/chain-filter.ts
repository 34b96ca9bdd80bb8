import type { ChainView } from '../../../api/views/balances.ts'
import type { Places } from '../../controls/listbox/place-chips.tsx'
import { m } from '../../messages/messages.ts'

export function chainFilter(chains: readonly ChainView[]): Places | undefined {
  if (chains.length < 2) return undefined
  return {
    label: m().common.chain,
    any: m().common.anyChain,
    of: chains.map(({ id, name }) => ({ key: `${id}`, name })),
  }
}
