import { afterEach, describe, expect, it } from 'vitest'
import { serviceKeyHandlers } from '../../../entrypoints/background/handlers/service-key.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { answering, serve, type TestServer } from '../../net/servers.ts'

const CALLER = {} as never
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

async function handlersOf(status: number, isOpen = true) {
  const server = await serve(answering({ chains: [] }, { status }))
  servers.push(server)
  const events: string[] = []
  let key: string | undefined
  const handlers = serviceKeyHandlers({
    profile: { ...devnet, service: { ...devnet.service, url: server.url } },
    custody: {
      apiKey: {
        read: async () => (key === undefined ? { state: isOpen ? 'none' : 'locked' } : { state: 'kept', key }),
        put: async (next: string) => {
          if (isOpen) key = next
          return isOpen
        },
        remove: async () => {
          key = undefined
          return true
        },
      },
      keyStanding: {
        now: async () => 'refused',
        heard: () => undefined,
        setAside: async () => void events.push('set aside'),
        beginAnew: async () => void events.push('anew'),
        onChange: () => undefined,
      },
      serviceKey: { current: async () => key, state: async () => 'kept', forget: () => void events.push('forgot') },
    },
    keyThere: () => void events.push('there'),
  })
  return { handlers, events, key: () => key }
}

describe('the key of the service', () => {
  it('is tried, kept, used from then on, and shown by its last characters alone', async () => {
    const { handlers, events, key } = await handlersOf(200)
    expect(await handlers['apiKey.set']({ key: 'secret-1234' }, CALLER)).toEqual({ outcome: 'kept' })
    expect(key()).toBe('secret-1234')
    expect(events).toEqual(['forgot', 'anew', 'there'])
    expect(await handlers['apiKey.get']({}, CALLER)).toEqual({ state: 'kept', lastCharacters: '1234' })
    await handlers['apiKey.remove']({}, CALLER)
    expect(await handlers['apiKey.get']({}, CALLER)).toEqual({ state: 'none' })
    expect(events).toEqual(['forgot', 'anew', 'there', 'forgot', 'anew'])
    expect(await handlers['keyStanding.get']({}, CALLER)).toBe('refused')
    await handlers['keyStanding.setAside']({}, CALLER)
    await handlers['keyStanding.useAgain']({}, CALLER)
    expect(events.slice(-2)).toEqual(['set aside', 'anew'])
  })

  it.each([
    [401, 'notKnown'],
    [403, 'notKnown'],
    [500, 'notAsked'],
  ])('is not kept where the service answers %i', async (status, outcome) => {
    const { handlers, events, key } = await handlersOf(status)
    expect(await handlers['apiKey.set']({ key: 'secret-1234' }, CALLER)).toEqual({ outcome })
    expect([key(), events]).toEqual([undefined, []])
  })

  it('is not kept where it is none, or the wallet is locked', async () => {
    const { handlers, key } = await handlersOf(200, false)
    expect(await handlers['apiKey.set']({ key: 'no key' }, CALLER)).toEqual({ outcome: 'noKey' })
    expect(await handlers['apiKey.set']({ key: 'secret-1234' }, CALLER)).toEqual({ outcome: 'locked' })
    expect(key()).toBeUndefined()
  })
})
