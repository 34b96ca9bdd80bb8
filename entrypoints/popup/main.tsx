import { createClient } from '../../src/api/client.ts'
import { API_PORT } from '../../src/api/port.ts'
import { connectPage } from '../../src/platform/ports.ts'
import { version } from '../../src/platform/runtime.ts'
import { get, set } from '../../src/platform/session-storage.ts'
import { openPage } from '../../src/platform/tabs.ts'
import type { Host } from '../../src/ui/host.ts'
import { mount } from '../../src/ui/mount.tsx'
import { placeOf } from '../../src/ui/place.ts'

const host: Host = {
  place: placeOf(location.hash, { width: innerWidth, height: innerHeight }),
  version: version(),
  openTab: (hash) => void openPage(`popup.html${hash || '#/'}`),
  close: () => close(),
  draft: {
    get: async (key) => {
      const kept = await get(`draft.${key}`)
      return typeof kept === 'string' ? kept : undefined
    },
    set: (key, value) => void set(`draft.${key}`, value),
  },
}

const root = document.getElementById('root')
if (root)
  mount(
    root,
    createClient(() => connectPage(API_PORT)),
    host,
  )
