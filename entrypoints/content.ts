import { PROVIDER_PORT } from '../src/provider/protocol.ts'
import { type RuntimePort, startRelay } from '../src/provider/relay.ts'

// Chromium and Firefox both have it under this name; nothing of the polyfill is needed for one port.
declare const chrome: Readonly<{
  runtime: Readonly<{ id?: string; connect: (options: Readonly<{ name: string }>) => RuntimePort }>
}>

startRelay(window, {
  connect: () => chrome.runtime.connect({ name: PROVIDER_PORT }),
  isAlive: () => !!chrome.runtime?.id,
})
