import { browser } from './browser.ts'

// The polyfill's types know one world only.
type Injection = Parameters<typeof browser.scripting.executeScript>[0] & Readonly<{ world?: 'MAIN' | 'ISOLATED' }>

/**
 * Brings the page scripts of this version into the tabs that are open already: the browser puts them into pages that
 * load from now on only. A page that must not be touched is left out. Both scripts bear being there twice.
 */
export async function enterOpenTabs(): Promise<void> {
  const url = browser.runtime.getManifest().content_scripts?.[0]?.matches ?? []
  const tabs = await browser.tabs.query({ url })
  await Promise.all(tabs.map(({ id }) => (id === undefined ? undefined : enter(id).catch(() => undefined))))
}

async function enter(tabId: number): Promise<void> {
  const target = { tabId }
  // The relay first: a page's end that is there from before finds it, and then a second one is not made.
  await browser.scripting.executeScript({ target, files: ['content.js'], injectImmediately: true })
  const inpage: Injection = { target, files: ['inpage.js'], injectImmediately: true, world: 'MAIN' }
  await browser.scripting.executeScript(inpage)
}

/** A script for the pages of one origin, in their own world, before theirs. */
export type PageScript = Readonly<{ origin: string; files: readonly string[] }>

type Registered = Parameters<typeof browser.scripting.registerContentScripts>[0][number] & Readonly<{ world: 'MAIN' }>

/** Makes exactly these scripts run in pages that load from now on, also after a restart of the browser. */
export async function runInPages(scripts: readonly PageScript[]): Promise<void> {
  const registered = scripts.map(
    ({ origin, files }, index): Registered => ({
      id: `page-${index}`,
      matches: [`${origin}/*`],
      js: [...files],
      runAt: 'document_start',
      world: 'MAIN',
      persistAcrossSessions: true,
    }),
  )
  await browser.scripting.unregisterContentScripts()
  if (registered.length > 0) await browser.scripting.registerContentScripts(registered)
}
