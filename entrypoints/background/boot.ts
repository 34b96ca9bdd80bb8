import { createPagesFirst } from '../../src/api/pages-first.ts'
import type { Profile } from '../../src/core/profiles/profile.ts'
import { createApprovalWindow } from '../../src/platform/approval-window.ts'
import { closedItem, closedTexts, localItem } from '../../src/platform/closed-storage.ts'
import { sessionItem } from '../../src/platform/session-storage.ts'
import { isTabOpen, openPage } from '../../src/platform/tabs.ts'
import { createRouter } from '../../src/provider/router/router.ts'
import type { KeyStore } from '../../src/vault/session/halves.ts'
import { createPresence } from '../../src/vault/session/presence.ts'
import { createRowMacs } from '../../src/vault/session/row-macs.ts'
import { createRequestingPages } from '../../src/wallet/approvals/requesting-pages.ts'
import { createTransfersInFlight } from '../../src/wallet/notifications/badge.ts'
import { createSiteChains } from '../../src/wallet/sites/chains.ts'
import { createChanges } from './changes.ts'
import { openLazyRuntime } from './lazy-runtime.ts'
import { resumeInFlight } from './resume.ts'
import { openCompatibility } from './sites/compatibility.ts'
import { openSiteGrants } from './sites/grants.ts'
import { sitePorts } from './sites/provider-ports.ts'
import { after } from './wiring/browser/clock.ts'
import { showToolbarBadge } from './wiring/browser/toolbar-badge.ts'
import { unawaited } from './wiring/browser/unawaited.ts'
import { openPromptQueue } from './wiring/prompt-queue.ts'
import { openStores } from './wiring/stores.ts'

/** Our own page: popup, side panel, tab and prompt window. */
export const EXTENSION_PAGE = 'popup.html'

// Read before any write would block it.
function openSecondCopy() {
  const copy = closedItem('vaultSecondCopy')
  if (copy) unawaited(copy.remembered())
  return copy
}

function openMacs(keyStore: Pick<KeyStore, 'read'>) {
  const [sessionStore, progressKey] = [sessionItem('vaultSession'), sessionItem('progressKey')]
  const lockedKey = sessionItem('lockedProgressKey')
  return createRowMacs({ crypto, keyStore, sessionStore, progressKey, lockedKey, now: Date.now })
}

/** Opens stores, permissions, prompts and the router, for a page's first request. */
export function openBoot(profile: Profile, descriptors: readonly unknown[]) {
  const sessionStore = sessionItem('vaultSession')
  const secondCopy = openSecondCopy()
  const macs = openMacs({ read: () => stores.vault.keyStore.read() })
  const pagesFirst = createPagesFirst(after)
  const stores = openStores({ place: closedTexts(), marks: localItem('marks'), macs, turn: pagesFirst.turn })
  const presence = createPresence({ keyStore: stores.vault.keyStore, sessionStore, now: Date.now })
  const window = createApprovalWindow(`${EXTENSION_PAGE}#/approval`)
  const moving = createTransfersInFlight()
  const compatibility = openCompatibility(stores)
  const grants = openSiteGrants({ stores, presence })
  const runtime = openLazyRuntime(() => ({
    profile,
    descriptors,
    stores,
    presence,
    secondCopy,
    moving,
    compatibility,
    chains,
    grants,
    prompts,
    router,
    ...changes,
  }))
  const { tell } = runtime
  const badgeChanged = () => unawaited(showToolbarBadge({ prompts, moving, settings: stores.settings }))
  const chains = createSiteChains({
    profile,
    siteOf: stores.sites.get,
    putOn: async (origin, chainId) => {
      const isKept = await stores.sites.putOn(origin, chainId)
      tell('sites')
      return isKept
    },
    session: sessionItem('chains'),
  })
  const prompts = openPromptQueue({
    store: stores.prompts,
    window,
    changed: () => {
      tell('approvals')
      badgeChanged()
    },
  })
  const pages = createRequestingPages({ prompts, isTabOpen, session: sessionItem('asking'), after })
  const router = createRouter(
    sitePorts({
      profile,
      stores,
      prompts,
      pages,
      chains,
      grants,
      show: (hash) => openPage(`${EXTENSION_PAGE}${hash}`),
      sitesChanged: (origin) => changes.sitesChanged(origin),
      requests: async () => (await runtime.get()).requests,
    }),
  )
  const changes = createChanges({ router, prompts, sites: stores.sites, moving, tell, badgeChanged })
  // Every page shows a full disk.
  stores.space.onChange(() => tell('wallet'))
  stores.update.onChange(() => tell('wallet'))
  stores.unreadable.onChange(() => tell('executions'))
  return {
    router,
    pages,
    pagesFirst,
    window,
    compatibility,
    rest: runtime.get,
    resume: () => resumeInFlight({ stores, moving, runtime, badgeChanged }),
    lock: async (): Promise<void> => {
      await presence.lock()
      const { lockChanged } = (await runtime.loaded()) ?? changes
      lockChanged()
    },
  }
}
