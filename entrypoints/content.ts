import { type RelayRuntime, startRelay } from '../src/provider/relay.ts'

// Chromium and Firefox both have it under this name; nothing of the polyfill is needed for one port.
declare const chrome: Readonly<{ runtime: ReturnType<RelayRuntime> }>

startRelay(window, () => chrome.runtime)
