import { computed, signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Route } from '../../../../src/ui/route.ts'
import { rememberAccount } from '../../../../src/ui/state/page/remember-account.ts'

/** Outlives popups; each would show the first of these accounts by itself. */
function newBrowser() {
  const ids = signal<readonly string[]>([])
  const kept = new Map<string, string>()
  const listeners = new Set<() => void>()
  const sets: string[] = []
  const draft = {
    get: async (key: string) => kept.get(key),
    set: (key: string, value: string) => {
      sets.push(value)
      if (kept.get(key) === value) return
      kept.set(key, value)
      // Browsers notify the setting page, too.
      for (const listener of listeners) queueMicrotask(listener)
    },
    on: (_: string, listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const open = (screen: 'home' | 'form' | 'review' | 'approval' = 'home') => {
    const chosenAccountId = signal<string | undefined>(undefined)
    const route = signal<Route>({ screen })
    const account = computed(() => {
      const id = ids.value.find((each) => each === chosenAccountId.value) ?? ids.value[0]
      return id === undefined ? undefined : { ...ACCOUNT, id }
    })
    return {
      chosenAccountId,
      account,
      route,
      close: rememberAccount({ chosenAccountId, account }, { shared: draft }, route),
    }
  }
  return { open, ids, kept, sets, listeners }
}
const ACCOUNT = { label: 'Account', address: `0x${'11'.repeat(20)}`, family: 'evm' } as const

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('the account that was chosen', () => {
  it('is the one of the next popup', async () => {
    const { open } = newBrowser()
    const first = open()
    await settled()
    expect(first.chosenAccountId.value).toBeUndefined()
    first.chosenAccountId.value = 'evm-1'
    first.close()
    const second = open()
    await settled()
    expect(second.chosenAccountId.value).toBe('evm-1')
    second.close()
  })

  it('is never taken back by what was chosen before', async () => {
    const { open } = newBrowser()
    const first = open()
    first.chosenAccountId.value = 'evm-1'
    first.close()
    const second = open()
    second.chosenAccountId.value = 'evm-2'
    await settled()
    expect(second.chosenAccountId.value).toBe('evm-2')
    second.close()
    const third = open()
    third.close()
    await settled()
    expect(third.chosenAccountId.value).toBeUndefined()
  })

  it('is the one that is shown where none was chosen, whatever order they are put in later', async () => {
    const { open, ids } = newBrowser()
    const first = open()
    await settled()
    ids.value = ['evm-1', 'evm-2']
    expect(first.account.value?.id).toBe('evm-1')
    ids.value = ['evm-2', 'evm-1']
    expect(first.account.value?.id).toBe('evm-1')
    first.close()
    const second = open()
    await settled()
    expect(second.account.value?.id).toBe('evm-1')
    second.close()
  })

  it('is followed on every other page that is open, and kept once', async () => {
    const { open, sets, listeners } = newBrowser()
    const [tab, panel] = [open(), open()]
    await settled()
    tab.chosenAccountId.value = 'evm-2'
    await settled()
    expect(panel.chosenAccountId.value).toBe('evm-2')
    panel.chosenAccountId.value = 'evm-1'
    await settled()
    expect(tab.chosenAccountId.value).toBe('evm-1')
    expect(sets).toEqual(['evm-2', 'evm-1'])
    tab.close()
    panel.close()
    expect(listeners.size).toBe(0)
  })

  it('is one in the end, whichever pages choose at the same moment', async () => {
    const { open, kept, sets } = newBrowser()
    const [tab, panel] = [open(), open()]
    await settled()
    tab.chosenAccountId.value = 'evm-2'
    panel.chosenAccountId.value = 'evm-1'
    tab.chosenAccountId.value = 'evm-3'
    await settled()
    expect([tab.chosenAccountId.value, panel.chosenAccountId.value]).toEqual(['evm-3', 'evm-3'])
    expect([...kept.values()]).toEqual(['evm-3'])
    expect(sets).toHaveLength(3)
    tab.close()
    panel.close()
  })

  it.each(['form', 'review', 'approval'] as const)(
    'stays on a page while something is done with it at %s, and is followed when that is left',
    async (screen) => {
      const { open } = newBrowser()
      const [tab, panel] = [open(screen), open()]
      await settled()
      tab.chosenAccountId.value = 'evm-1'
      await settled()
      panel.chosenAccountId.value = 'evm-2'
      await settled()
      expect(tab.chosenAccountId.value).toBe('evm-1')
      tab.route.value = { screen: 'home' }
      expect(tab.chosenAccountId.value).toBe('evm-2')
      tab.close()
      panel.close()
    },
  )

  it('is the one of the person who fills something in, once they choose there', async () => {
    const { open } = newBrowser()
    const [tab, panel] = [open('form'), open()]
    await settled()
    panel.chosenAccountId.value = 'evm-2'
    await settled()
    tab.chosenAccountId.value = 'evm-3'
    await settled()
    expect(panel.chosenAccountId.value).toBe('evm-3')
    tab.route.value = { screen: 'home' }
    expect(tab.chosenAccountId.value).toBe('evm-3')
    tab.close()
    panel.close()
  })

  it('is none that was taken back on the other page meanwhile', async () => {
    const { open } = newBrowser()
    const [tab, panel] = [open('form'), open()]
    await settled()
    for (const id of ['evm-1', 'evm-2', 'evm-1']) {
      panel.chosenAccountId.value = id
      await settled()
      tab.chosenAccountId.value ??= 'evm-1'
      await settled()
    }
    expect(tab.chosenAccountId.value).toBe('evm-1')
    tab.route.value = { screen: 'home' }
    expect(tab.chosenAccountId.value).toBe('evm-1')
    tab.close()
    panel.close()
  })
})
