import { describe, expect, it } from 'vitest'
import { withPromptDigests } from '../../../src/store/sites/prompt-digests.ts'
import { createPromptStore, type StoredPrompt } from '../../../src/store/sites/prompts.ts'
import { USER } from '../../core/honest.ts'
import { memory } from '../../wallet/silent.ts'
import { newWorker, putRaw, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const prompt: StoredPrompt = {
  ...{
    id: 'a',
    ticket: 't',
    origin: 'https://a.test',
    key: 'k',
    createdAtSeconds: 1,
    callKeys: ['c'],
    asks: undefined,
  },
  ...{ kind: 'message', account: USER, message: '0x6869' },
}

const stand = () => {
  const kept = memory()
  return { open: () => withPromptDigests({ crypto, store: createPromptStore(newWorker()), memory: kept }), kept }
}

async function storedIn(store: ReturnType<ReturnType<typeof stand>['open']>): Promise<StoredPrompt> {
  const stored = await store.load('a')
  if (!stored) throw new Error('expected the prompt')
  return stored
}

describe('a stored prompt', () => {
  it('is intact for the next background too, also after a change of ours', async () => {
    const { open } = stand()
    await open().save(prompt)
    expect(await open().isIntact(await storedIn(open()))).toBe(true)
    await open().save({ ...prompt, callKeys: ['c', 'd'] })
    expect(await open().isIntact(await storedIn(open()))).toBe(true)
    expect(await open().isIntact(prompt)).toBe(false)
  })

  it.each<[string, object]>([
    ['origin', { origin: 'https://b.test' }],
    ['message', { message: '0x6162' }],
    ['account', { account: `0x${'11'.repeat(20)}` }],
    ['kind', { kind: 'connect' }],
    ['call', { callKeys: ['other'] }],
    ['time', { createdAtSeconds: 2 }],
  ])('is noticed with another %s, and stays so whatever joins it', async (_, change) => {
    const { open } = stand()
    await open().save(prompt)
    await putRaw('prompts', { ...prompt, ...change })
    const forged = await storedIn(open())
    expect(await open().isIntact(forged)).toBe(false)
    await open().save({ ...forged, callKeys: ['c', 'd'] })
    expect(await open().isIntact(await storedIn(open()))).toBe(false)
  })

  it('is noticed where nobody asked for it', async () => {
    const { open } = stand()
    await putRaw('prompts', prompt)
    expect(await open().isIntact(await storedIn(open()))).toBe(false)
  })

  it('is forgotten with its digest', async () => {
    const { open, kept } = stand()
    await open().save(prompt)
    await open().remove('a')
    expect([await open().load('a'), await kept.read()]).toEqual([undefined, {}])
  })
})
