import '../../../src/ui/theme/first.css'
import type { LanguageSetting } from '../../../src/core/text/language.ts'
import type { Host } from '../../../src/ui/host.ts'
import { partsAreSpoken } from '../../../src/ui/messages/lazy-part.ts'
import { speak } from '../../../src/ui/messages/messages.ts'
import { mount } from '../../../src/ui/mount.tsx'
import { createFakeClient, type FakeClient } from '../fake-client.ts'
import { everyday, SCENES } from '../scenes.ts'
import { isFetching } from './fetched.ts'
import { settled } from './settled.ts'
import { keepShortTimers } from './short-timers.ts'

declare global {
  interface Window {
    fake: FakeClient
    unmount: () => void
    drafts: Map<string, string>
    hosted: string[]
    /** Saves a draft like another page of the wallet. */
    keepElsewhere: (key: string, value: string) => void
    /** Draws as if newly opened; resolves when settled. */
    show: (name: string) => Promise<void>
    /** Resolves once nothing is fetched, answered or rendered any more. */
    settled: () => Promise<void>
    /** Ends waits for a pause in typing. */
    rest: () => Promise<void>
    /** Draws in place; resolves when settled. */
    say: (language: LanguageSetting) => Promise<void>
  }
}

const timers = keepShortTimers()
const isAwaiting = () =>
  isFetching() || window.fake.isAnswering() || timers.isRendering() || document.fonts.status === 'loading'
window.settled = () => settled(isAwaiting)

const heard = new Map<string, () => void>()
window.keepElsewhere = (key, value) => {
  window.drafts.set(key, value)
  heard.get(key)?.()
}

const root = document.getElementById('root')
const now = Date.now
const openedAt = now()

function draw(name: string): void {
  const scene = SCENES[name] ?? { hash: '#/' }
  if (location.hash === '') history.replaceState(null, '', scene.hash)
  window.fake = createFakeClient({ ...everyday(), ...scene.answers, ...scene.freshAnswers?.() })
  window.drafts = new Map([['form', scene.draft ?? '']])
  window.hosted = []
  const host: Host = {
    place: scene.place ?? 'popup',
    version: '0.1.0',
    openTab: (hash) => void window.hosted.push(`tab ${hash}`),
    openPanel: async () => {
      window.hosted.push('panel')
      return true
    },
    tabSite: { read: async () => scene.tabSite, on: () => () => undefined },
    siteAccess: {
      has: async () => !scene.isWithheld,
      request: async () => {
        window.hosted.push('request')
        return true
      },
      on: () => () => undefined,
    },
    close: () => void window.hosted.push('close'),
    beginAnew: () => void window.hosted.push('anew'),
    draft: {
      get: async (key) => window.drafts.get(key),
      set: (key, value) => void window.drafts.set(key, value),
    },
    shared: {
      get: async (key) => window.drafts.get(key),
      set: (key, value) => window.keepElsewhere(key, value),
      on: (key, listener) => {
        heard.set(key, listener)
        return () => void heard.delete(key)
      },
    },
  }
  if (root) window.unmount = mount(root, window.fake, host)
}

window.show = (name) => {
  window.unmount()
  localStorage.clear()
  history.replaceState(null, '', location.pathname)
  scrollTo(0, 0)
  // The scenes' times count from the opening of the page.
  const shownAt = now()
  Date.now = () => openedAt + now() - shownAt
  draw(name)
  return window.settled()
}

window.rest = async () => {
  while (timers.runAll()) await window.settled()
}

window.say = async (language) => {
  await speak(language)
  await partsAreSpoken()
  return window.settled()
}

draw(new URLSearchParams(location.search).get('scene') ?? '')
