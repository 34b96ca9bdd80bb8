import type { BundleView } from '../../api/crossing-views.ts'
import { m } from '../messages/messages.ts'

/** The chain on which calls were sent, by its name; one that the wallet does not know any more, by its number. */
export function sentChain({ bundle, chainName }: Pick<BundleView, 'bundle' | 'chainName'>): string {
  return chainName ?? m().common.chainNumber(bundle.chainId)
}
