import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { PROVIDER_PORT } from '../src/provider/protocol.ts'
import { type RuntimePort, startRelay } from '../src/provider/relay.ts'

type Extension = Readonly<{
  runtime?: Readonly<{ id?: string; connect: (options: Readonly<{ name: string }>) => RuntimePort }>
}>

// Chromium and Firefox both have it under this name; nothing of the polyfill is needed for one port.
const extension = (globalThis as Readonly<{ chrome?: Extension }>).chrome

export default defineUnlistedScript(() => {
  startRelay(window, {
    connect: () => {
      if (!extension?.runtime?.id) throw new Error('Extension context invalidated.')
      return extension.runtime.connect({ name: PROVIDER_PORT })
    },
    isAlive: () => extension?.runtime?.id !== undefined,
  })
})
