import type { Emitter, Listener } from './event-emitter.ts'
import { type LegacyMethods, legacyMethodsOf } from './legacy-methods.ts'
import type { RpcCall } from './pending-calls.ts'
import type { ProviderEvents } from './provider-events.ts'

/** EIP-1193, with legacy members. Functions work without `this`. */
export type Provider = LegacyMethods &
  Readonly<{
    /** Rejects with an `Error` with an integer `code`. */
    request: (call: RpcCall) => Promise<unknown>
    on: (event: string, listener: Listener) => Provider
    addListener: (event: string, listener: Listener) => Provider
    once: (event: string, listener: Listener) => Provider
    off: (event: string, listener: Listener) => Provider
    removeListener: (event: string, listener: Listener) => Provider
    removeAllListeners: (event?: string) => Provider
    /** True after the first answer, while the wallet is reachable. */
    isConnected: () => boolean
    /** Canonical hex. */
    chainId: string | null
    /** Decimal digits. */
    networkVersion: string | null
    selectedAddress: string | null
  }>

/**
 * Makes the object that pages use.
 *
 * @param open opens the port for listeners
 */
export function createProvider(
  request: Provider['request'],
  { add, drop, clear }: Emitter,
  { now, isConnected }: ProviderEvents,
  open: () => void,
): Provider {
  const adding = (isOnce?: boolean) => (event: string, listener: Listener) => {
    add(event, listener, isOnce)
    open()
    return provider
  }
  const on = adding()
  const off = (event: string, listener: Listener) => {
    drop(event, listener)
    return provider
  }
  const provider: Provider = {
    request,
    on,
    addListener: on,
    once: adding(true),
    off,
    removeListener: off,
    removeAllListeners: (event) => {
      clear(event)
      return provider
    },
    isConnected,
    ...legacyMethodsOf(request),
    get chainId() {
      return now()?.chainId ?? null
    },
    get networkVersion() {
      const { chainId } = provider
      return chainId && `${+chainId}`
    },
    get selectedAddress() {
      return now()?.first || null
    },
  }
  return provider
}
