import { describe, expect, it } from 'vitest'
import { createCallHashes } from '../../../entrypoints/background/sites/call-hashes.ts'

const ORIGIN = 'https://shop.test'

describe('the hash that a page waits for', () => {
  it('Couldn’t read is waited for by nobody any more where the record', async () => {
    const bundleOf = () => Promise.reject(new Error('the disk is away'))
    const calls = createCallHashes({ bundleOf, isTaken: () => false })
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
