import type { ApprovalWindow } from '../../../src/platform/approval-window.ts'
import { sessionItem } from '../../../src/platform/session-storage.ts'
import { isInView, onTabShown } from '../../../src/platform/tabs.ts'
import { withPromptDigests } from '../../../src/store/sites/prompt-digests.ts'
import { createPromptResults, createVolatileMemory } from '../../../src/wallet/approvals/prompt-results.ts'
import { createPromptQueue, type PromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { createTabWatch } from '../../../src/wallet/approvals/tab-watch.ts'
import { nowMilliseconds, nowSeconds } from './browser/clock.ts'
import { randomId } from './browser/random-id.ts'
import { unawaited } from './browser/unawaited.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  store: Stores['prompts']
  window: ApprovalWindow
  changed: () => void
}>

/** Wires the queue of prompts to its store and its window. */
export function openPromptQueue({
  store,
  window,
  changed,
}: Parts): PromptQueue & Readonly<{ forgetSignatures: () => void }> {
  const signatures = createVolatileMemory()
  const queue = createPromptQueue({
    ...withPromptDigests({ crypto, store, memory: sessionItem('promptDigests') }),
    results: createPromptResults({ memory: sessionItem('prompt-results'), nowSeconds }),
    signatures: createPromptResults({ memory: signatures, nowSeconds }),
    showWindow: window.open,
    keepWindow: window.keep,
    isInView,
    settleWindow: () => window.closeIf(async () => (await store.list()).length === 0),
    changed: () => {
      changed()
      unawaited(watchTabs())
    },
    randomName: randomId,
    nowSeconds,
    nowMilliseconds,
  })
  const watchTabs = createTabWatch({ prompts: queue, onTabShown })
  return { ...queue, forgetSignatures: signatures.forget }
}
