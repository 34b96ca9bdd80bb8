import { describe, expect, it } from 'vitest'
import { createServiceKeyChange, type ServiceKeyChangePorts } from '../../../src/wallet/service-key/key-change.ts'

const KEY = 'secret-1234'

function stand(answer: Awaited<ReturnType<ServiceKeyChangePorts['tryKey']>>, isOpen = true) {
  const events: string[] = []
  const change = createServiceKeyChange({
    isKey: (text) => text === KEY,
    tryKey: async (key) => {
      events.push(`tried ${key}`)
      return answer
    },
    sealed: {
      put: async (key) => {
        if (isOpen) events.push(`kept ${key}`)
        return isOpen
      },
      remove: async () => void events.push('removed'),
    },
    current: { forget: () => void events.push('forgot') },
    standing: { beginAnew: async () => void events.push('anew') },
    keyThere: () => void events.push('there'),
  })
  return { change, events }
}

describe('a new key of the service', () => {
  it('is tried before it is kept, and used from then on', async () => {
    const { change, events } = stand({ ok: true })
    expect(await change.set(KEY)).toBe('kept')
    expect(events).toEqual([`tried ${KEY}`, `kept ${KEY}`, 'forgot', 'anew', 'there'])
  })

  it('is not even tried where it is none', async () => {
    const { change, events } = stand({ ok: true })
    expect(await change.set('no key')).toBe('noKey')
    expect(events).toEqual([])
  })

  it.each([
    [401, 'notKnown'],
    [403, 'notKnown'],
    [404, 'notAsked'],
    [500, 'notAsked'],
    [undefined, 'notAsked'],
  ])('is not kept where the answer is %s', async (status, outcome) => {
    const { change, events } = stand({ ok: false, status })
    expect(await change.set(KEY)).toBe(outcome)
    expect(events).toEqual([`tried ${KEY}`])
  })

  it('leaves the standing of the one before as it is where the wallet is locked', async () => {
    const { change, events } = stand({ ok: true }, false)
    expect(await change.set(KEY)).toBe('locked')
    expect(events).toEqual([`tried ${KEY}`, 'forgot'])
  })

  it('is forgotten at once where it is taken away', async () => {
    const { change, events } = stand({ ok: true })
    await change.remove()
    expect(events).toEqual(['removed', 'forgot', 'anew'])
  })
})
