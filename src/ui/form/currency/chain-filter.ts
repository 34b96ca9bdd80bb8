import type { ChainView } from '../../../api/views/balances.ts'
import type { Places } from '../../controls/listbox/place-chips.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'

export function chainFilter(chains: readonly ChainView[]): Places | undefined {
  const { list } = ofFormDetails()
  if (chains.length < 2) return undefined
  return { label: list.chain, any: list.anyChain, of: chains.map(({ id, name }) => ({ key: `${id}`, name })) }
}
