import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { withDiskLimit } from '../../../src/wallet/engine/time-limit.ts'
import { after } from './browser/clock.ts'
import type { Stores } from './stores.ts'

export type BundleStore = Readonly<{
  load: (id: string) => Promise<Bundle | undefined>
  save: (bundle: Bundle) => Promise<void>
}>

/** Limits the disk's time, so that a hang is tried again. */
export function openBundleStore(
  bundles: Pick<Stores['bundles'], 'load' | 'save'>,
  changed: (bundle: Bundle) => void,
): BundleStore {
  return {
    load: (id) => withDiskLimit(after, bundles.load(id)),
    save: async (bundle) => {
      await withDiskLimit(after, bundles.save(bundle))
      changed(bundle)
    },
  }
}
