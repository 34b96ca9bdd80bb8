import type { ProviderState } from '../protocol.ts'
import type { Emitter } from './event-emitter.ts'
import { GONE, pageErrorOf } from './pending-calls.ts'

export type ProviderEvents = Readonly<{
  /** Undefined before the first answer. */
  now: () => ProviderState | undefined
  isConnected: () => boolean
  update: (next: ProviderState) => void
  disconnect: () => void
}>

/** Makes the state that the page knows, and emits its changes: `connect` first (EIP-1193). */
export function createProviderEvents(emit: Emitter['emit']): ProviderEvents {
  let state: ProviderState | undefined
  let isConnected = false
  return {
    now: () => state,
    isConnected: () => isConnected,
    update: (next) => {
      const before = state ?? next
      state = next
      const { chainId, accounts } = next
      if (!isConnected) {
        isConnected = true
        emit('connect', { chainId })
      }
      if (before.chainId !== chainId) emit('chainChanged', chainId)
      if (`${before.accounts}` !== `${accounts}`) emit('accountsChanged', [...accounts])
    },
    disconnect: () => {
      isConnected = false
      // EIP-1193: a CloseEvent code; 1001 is "going away".
      emit('disconnect', pageErrorOf({ ...GONE, code: 1001 }))
    },
  }
}
