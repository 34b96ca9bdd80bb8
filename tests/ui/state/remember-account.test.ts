import { computed, signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { rememberAccount } from '../../../src/ui/state/remember-account.ts'

/** What outlives a popup, and one popup after the other, each of which shows the first of these accounts by itself. */
function newBrowser() {
  const ids = signal<readonly string[]>([])
  const kept = new Map<string, string>()
  const draft = {
    get: async (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
  }
  const open = () => {
    const chosenAccountId = signal<string | undefined>(undefined)
    const account = computed(() => {
      const id = ids.value.find((each) => each === chosenAccountId.value) ?? ids.value[0]
      return id === undefined ? undefined : { ...ACCOUNT, id }
    })
    return { chosenAccountId, account, close: rememberAccount({ chosenAccountId, account }, { draft }) }
  }
  return { open, ids }
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
})
