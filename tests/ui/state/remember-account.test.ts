import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { rememberAccount } from '../../../src/ui/state/remember-account.ts'

/** What outlives a popup, and one popup after the other. */
function newBrowser() {
  const kept = new Map<string, string>()
  const draft = {
    get: async (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
  }
  const open = () => {
    const chosenAccountId = signal<string | undefined>(undefined)
    return { chosenAccountId, close: rememberAccount({ chosenAccountId }, { draft }) }
  }
  return { open }
}
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
})
