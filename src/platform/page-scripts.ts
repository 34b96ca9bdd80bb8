import { browser } from './browser.ts'
import { readSession, writeSession } from './session-storage.ts'

// The polyfill's types lack `world`.
type Injection = Parameters<typeof browser.scripting.executeScript>[0] & Readonly<{ world?: 'MAIN' | 'ISOLATED' }>

/** Injects this version's page scripts into open tabs after an install, update or enabling. */
export async function enterOpenTabs(): Promise<void> {
  // Disabling empties it.
  if (await readSession('entered')) return
  await writeSession('entered', true)
  await enterOpenTabsAgain()
}

export async function enterOpenTabsAgain(): Promise<void> {
  const url = browser.runtime.getManifest().content_scripts?.[0]?.matches ?? []
  const tabs = await browser.tabs.query({ url, discarded: false })
  await Promise.all(tabs.map(({ id }) => (id === undefined ? undefined : enter(id).catch(() => undefined))))
}

async function enter(tabId: number): Promise<void> {
  const target = { tabId, allFrames: true }
  // The relay first: an existing provider finds it, and no second one is made.
  await browser.scripting.executeScript({ target, files: ['content.js'], injectImmediately: true })
  const inpage: Injection = { target, files: ['inpage.js'], injectImmediately: true, world: 'MAIN' }
  await browser.scripting.executeScript(inpage)
}

/** For one origin and its frames, in the page's world, before its own scripts. */
export type PageScript = Readonly<{ origin: string; files: readonly string[] }>

type Registered = Parameters<typeof browser.scripting.registerContentScripts>[0][number] &
  Readonly<{ world: 'MAIN'; matchOriginAsFallback: boolean }>

/** Registers exactly these scripts, across browser restarts. */
export async function runInPages(scripts: readonly PageScript[]): Promise<void> {
  const registered = scripts.map(
    ({ origin, files }, index): Registered => ({
      id: `page-${index}`,
      matches: [`${origin}/*`],
      js: [...files],
      runAt: 'document_start',
      allFrames: true,
      matchOriginAsFallback: true,
      world: 'MAIN',
      persistAcrossSessions: true,
    }),
  )
  await browser.scripting.unregisterContentScripts()
  if (registered.length > 0) await browser.scripting.registerContentScripts(registered)
}
