import { describe, expect, it } from 'vitest'
import { createServiceKey } from '../../../src/wallet/service-key/key-cache.ts'

type Stored = Awaited<ReturnType<Parameters<typeof createServiceKey>[0]>>

describe('the key that goes with every question', () => {
  it('is read once while the wallet is open, and again when that changes', async () => {
    let stored: Stored = { state: 'locked' }
    let reads = 0
    const key = createServiceKey(async () => {
      reads += 1
      return stored
    })
    expect(await key.current()).toBeUndefined()
    stored = { state: 'kept', key: 'key-0123' }
    expect([await key.current(), await key.current(), reads]).toEqual(['key-0123', 'key-0123', 2])
    stored = { state: 'locked' }
    key.forget()
    expect(await key.current()).toBeUndefined()
  })

  it('is not sent where the wallet was locked while it was read', async () => {
    let answer = (_: Stored) => {}
    const key = createServiceKey(() => new Promise<Stored>((resolve) => (answer = resolve)))
    const asked = key.current()
    key.forget()
    answer({ state: 'kept', key: 'key-0123' })
    expect(await asked).toBeUndefined()
  })

  it('is as if there were none while it is set aside', async () => {
    let isSetAside = true
    const key = createServiceKey(
      async () => ({ state: 'kept', key: 'key-0123' }),
      async () => isSetAside,
    )
    expect([await key.current(), await key.state()]).toEqual([undefined, 'none'])
    isSetAside = false
    expect(await key.current()).toBe('key-0123')
  })

  it('is none where the vault cannot be read: the question goes without it', async () => {
    const key = createServiceKey(() => Promise.reject(new Error('tampered')))
    expect(await key.current()).toBeUndefined()
  })
})
