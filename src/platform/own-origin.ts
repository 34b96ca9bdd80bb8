import { browser } from './browser.ts'

type Rules = Readonly<{
  getDynamicRules: () => Promise<readonly object[]>
  updateDynamicRules: (
    change: Readonly<{ removeRuleIds: readonly number[]; addRules: readonly object[] }>,
  ) => Promise<void>
}>

/** Firefox's Origin names this installation to services. Pages keep theirs. */
export async function removeOwnOrigin(): Promise<void> {
  const { declarativeNetRequest: rules } = browser as object as Readonly<{ declarativeNetRequest?: Rules }>
  if (!rules || (await rules.getDynamicRules()).length > 0) return
  const { host } = new URL(browser.runtime.getURL(''))
  const rule = {
    id: 1,
    condition: { initiatorDomains: [host], resourceTypes: ['xmlhttprequest', 'websocket'] },
    action: { type: 'modifyHeaders', requestHeaders: [{ header: 'origin', operation: 'remove' }] },
  }
  await rules.updateDynamicRules({ removeRuleIds: [1], addRules: [rule] })
}
