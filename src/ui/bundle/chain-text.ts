import type { BundleView } from '../../api/views/transfers.ts'
import { m } from '../messages/messages.ts'

export function bundleChain({ bundle, chainName }: Pick<BundleView, 'bundle' | 'chainName'>): string {
  return chainName ?? m().common.chainNumber({ id: bundle.chainId })
}
