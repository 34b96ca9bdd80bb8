import type { Host } from '../../../src/ui/host.ts'
import { mount } from '../../../src/ui/mount.tsx'
import { createFakeClient, type FakeClient } from '../fake-client.ts'
import { everyday, SCENES } from '../scenes.ts'

declare global {
  interface Window {
    fake: FakeClient
    unmount: () => void
    drafts: Map<string, string>
    hosted: string[]
  }
}

const scene = SCENES[new URLSearchParams(location.search).get('scene') ?? ''] ?? { hash: '#/' }
if (location.hash === '') history.replaceState(null, '', scene.hash)
window.fake = createFakeClient({ ...everyday(), ...scene.answers })
window.drafts = new Map([['move', scene.draft ?? '']])
window.hosted = []

const host: Host = {
  place: scene.place ?? 'popup',
  version: '0.1.0',
  openTab: (hash) => void window.hosted.push(`tab ${hash}`),
  close: () => void window.hosted.push('close'),
  draft: {
    get: async (key) => window.drafts.get(key),
    set: (key, value) => void window.drafts.set(key, value),
  },
}

const root = document.getElementById('root')
if (root) window.unmount = mount(root, window.fake, host)
