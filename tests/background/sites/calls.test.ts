import { describe, expect, it } from 'vitest'
import { siteCalls } from '../../../entrypoints/background/sites/calls.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'

const ORIGIN = 'https://shop.test'

function stand(read: () => Promise<Bundle | undefined>) {
  const bundles = { ofCalls: read, inFlight: async () => [] }
  const executions = { ofCalls: async () => undefined }
  return siteCalls({ stores: { bundles, executions }, wallet: {}, grantedAccounts: async () => [] } as never)
}

describe('the hash that a page waits for', () => {
  it('is waited for by nobody any more where the record could not be read', async () => {
    const calls = stand(() => Promise.reject(new Error('the disk is away')))
    await expect(calls.hashOf(ORIGIN, 'one')).rejects.toThrow('the disk is away')
    let looks = 0
    const changed = {
      get requester(): unknown {
        looks += 1
        return { from: 'popup' }
      },
    }
    calls.bundleChanged(changed as never)
    expect(looks).toBe(0)
  })
})
