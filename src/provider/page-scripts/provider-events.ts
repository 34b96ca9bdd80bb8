import type { ProviderState } from '../protocol.ts'
import { apply, join } from './built-ins.ts'
import type { Emitter } from './event-emitter.ts'
import { GONE, pageErrorOf } from './page-error.ts'

type Known = Readonly<{ chainId: string; first: string | undefined; all: string }>

export type ProviderEvents = Readonly<{
  /** Undefined before the first answer. */
  now: () => Known | undefined
  isConnected: () => boolean
  /** True if the chain changed. */
  update: (next: ProviderState) => boolean
  end: () => void
}>

/** Makes the state that the page knows, and emits its changes: `connect` first (EIP-1193). */
export function createProviderEvents(emit: Emitter['emit']): ProviderEvents {
  let state: Known | undefined
  let isConnected = false
  return {
    now: () => state,
    isConnected: () => isConnected,
    update: ({ chainId, accounts }) => {
      const all = apply(join, accounts, [])
      const next = { chainId, first: all && accounts[0], all }
      const before = state ?? next
      state = next
      if (!isConnected) {
        isConnected = true
        emit('connect', { chainId })
      }
      const isSwitched = before.chainId !== chainId
      if (isSwitched) emit('chainChanged', chainId)
      if (before.all !== next.all) emit('accountsChanged', accounts)
      return isSwitched
    },
    end: () => {
      isConnected = false
      // EIP-1193: a CloseEvent code; 1001 is "going away".
      emit('disconnect', pageErrorOf({ ...GONE, code: 1001 }))
    },
  }
}
