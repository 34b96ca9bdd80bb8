import type { Topic } from '../../src/api/contract.ts'
import { once } from '../../src/lib/once.ts'
import type { WalletRuntime, WalletRuntimeParts } from './wallet-runtime.ts'

export type LazyRuntime = Readonly<{
  get: () => Promise<WalletRuntime>
  isBegun: () => boolean
  /** Never starts loading; undefined if unloaded or failed. */
  loaded: () => Promise<WalletRuntime | undefined>
  tell: (topic: Topic) => void
}>

/** Loads the runtime with these parts when it is first needed. */
export function openLazyRuntime(parts: () => WalletRuntimeParts): LazyRuntime {
  const opened = once<WalletRuntime>(async () => (await import('./wallet-runtime.ts')).openWalletRuntime(parts()))
  return {
    get: opened.get,
    isBegun: () => opened.begun() !== undefined,
    loaded: async () => opened.begun()?.catch(() => undefined),
    tell: (topic) => {
      opened.begun()?.then(
        ({ server }) => server.changed(topic),
        () => undefined,
      )
    },
  }
}
