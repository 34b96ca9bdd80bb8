import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profileFiles } from '../canary/places.ts'
import { type Bidi, connectBidi } from './bidi.ts'
import { type Evaluated, type FirefoxPage, firefoxPage } from './page.ts'

export type Firefox = Readonly<{
  open: (url: string) => Promise<FirefoxPage>
  /** By its end, such as `#/approval`. */
  opened: (suffix: string) => Promise<FirefoxPage>
  stopBackground: () => Promise<void>
  /** Until Firefox stops the next as idle. */
  stopThenSleep: () => Promise<void>
  update: () => Promise<void>
  disable: () => Promise<void>
  enable: () => Promise<void>
  /** Tells its seconds. */
  idle: () => Promise<unknown>
  withdrawSites: () => Promise<void>
  /**
   * Presses the toolbar button for the popup or sidebar; a second press closes it.
   * `FirefoxPage.view` reads these pages.
   */
  press: (place: 'popup' | 'sidebar') => Promise<void>
  /** The desktop notification, once shown. */
  clickNotification: () => Promise<void>
  kill: () => Promise<ReturnType<typeof profileFiles>>
  close: () => Promise<void>
}>

/** The manifest's id; the test fixes its UUID. */
const ID = '{6f0c2c4e-3a0b-4b62-9d0e-7f2c9a51c0de}'
const UUID = '3f9c1f0a-5a5e-4c64-8d3e-2f4f0b1d7a11'

const PREFERENCES: Readonly<Record<string, unknown>> = {
  'extensions.webextensions.uuids': JSON.stringify({ [ID]: UUID }),
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  // Firefox then draws notifications itself.
  'alerts.useSystemBackend': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Requests need only a click.
  'extensions.webextOptionalPermissionPrompts': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Headless; temporary extension. */
export async function launchFirefox(program: string, extension: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'causeway-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const started = spawn(program, [...args, '--remote-allow-system-access'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => started.once('exit', resolve))
  const kill = async () => {
    started.kill('SIGKILL')
    await ended
    return profileFiles(profile)
  }
  const bidi = await connectBidi(`${await addressOf(started)}/session`)
  const origin = `moz-extension://${UUID}/`
  const install = async () =>
    void (await bidi.send('webExtension.install', { extensionData: { type: 'path', path: extension } }))
  const stop = async () => {
    const state = await inFirefox(
      bidi,
      BROWSER,
      `${EXTENSION}.terminateBackground(
        { ignoreDevToolsAttached: true, disableResetIdleForTest: true }).then(() => ${EXTENSION}.backgroundState)`,
    )
    if (state !== 'stopped') throw new Error(`expected a background that has stopped, got ${state}`)
  }
  await install()
  return {
    open: async (url) => {
      const { context } = await bidi.send<Readonly<{ context: string }>>('browsingContext.create', { type: 'tab' })
      const page = firefoxPage(bidi, context)
      await page.goTo(url)
      return page
    },
    opened: async (suffix) => {
      for (;;) {
        const { contexts } = await bidi.send<Tree>('browsingContext.getTree')
        const found = contexts.find(({ url }) => url.startsWith(origin) && url.endsWith(suffix))
        if (found) return firefoxPage(bidi, found.context)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    stopBackground: stop,
    stopThenSleep: async () => {
      await inFirefox(bidi, BROWSER, `Services.prefs.setIntPref('${IDLE_TIMEOUT}', 1500)`)
      await stop()
      await inFirefox(bidi, BROWSER, ASLEEP)
    },
    update: install,
    disable: async () => void (await inFirefox(bidi, BROWSER, `${ADDON}.disable()`)),
    enable: async () => void (await inFirefox(bidi, BROWSER, `${ADDON}.enable()`)),
    idle: () => inFirefox(bidi, BROWSER, IDLE),
    withdrawSites: async () => void (await inFirefox(bidi, BROWSER, WITHDRAWN)),
    press: async (place) => void (await inFirefox(bidi, BROWSER, PRESSED[place])),
    clickNotification: async () =>
      void (await inFirefox(bidi, NOTIFICATION, `document.querySelector('#alertBox').click()`)),
    kill,
    close: async () => {
      bidi.close()
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Tree = Readonly<{ contexts: readonly Readonly<{ context: string; url: string }>[] }>

function addressOf(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    started.stderr?.on('data', (data: Buffer) => {
      said += data.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    started.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)))
  })
}

/** Firefox's own names for its windows and extensions. */
const BROWSER = 'chrome://browser/content/browser.xhtml'
const NOTIFICATION = 'chrome://global/content/alerts/alert.xhtml'
const EXTENSION = `WebExtensionPolicy.getByID(${JSON.stringify(ID)}).extension`
const ADDON = `(await ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs')
  .AddonManager.getAddonByID(${JSON.stringify(ID)}))`
const IDLE_TIMEOUT = 'extensions.background.idle.timeout'
const ASLEEP = `new Promise((resolve) => ${EXTENSION}.once('shutdown-background-script', resolve))
  .then(() => Services.prefs.clearUserPref('${IDLE_TIMEOUT}'))`
const IDLE = `(([observerOf, observers]) => {
  observerOf(${EXTENSION}).observe(null, 'idle', '')
  return observers.get(${EXTENSION}).detectionInterval
})(Cu.evalInSandbox('[getIdleObserver, idleObserversMap]', ${EXTENSION}.apiManager.global))`
const WITHDRAWN = `(await ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs')
  .ExtensionPermissions.remove(${JSON.stringify(ID)},
    { permissions: [], origins: ${EXTENSION}.activePermissions.origins }, ${EXTENSION}))`
const PRESSED = {
  popup: `${EXTENSION}.apiManager.global.browserActionFor(${EXTENSION}).triggerAction(window)`,
  sidebar: `${EXTENSION}.apiManager.global.sidebarActionFor(${EXTENSION}).open(window)`,
} as const

// Once a window has this address.
async function inFirefox(bidi: Bidi, address: string, expression: string): Promise<unknown> {
  for (;;) {
    const { contexts } = await bidi.send<Tree>('browsingContext.getTree', { 'moz:scope': 'chrome' })
    const window = contexts.find(({ url }) => url === address)
    if (!window) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    const answer = await bidi.send<Evaluated>('script.evaluate', {
      expression: `(async () => (${expression}))()`,
      target: { context: window.context },
      awaitPromise: true,
    })
    if (answer.type !== 'success') throw new Error(`${expression}: ${answer.exceptionDetails?.text}`)
    return answer.result?.value
  }
}
