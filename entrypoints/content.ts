import { type RelayRuntime, startRelay } from '../src/provider/page-scripts/content-relay.ts'

// Chromium and Firefox both offer this name, and one port needs no polyfill.
declare const chrome: Readonly<{ runtime: ReturnType<RelayRuntime> }>

startRelay(window, () => chrome.runtime)
