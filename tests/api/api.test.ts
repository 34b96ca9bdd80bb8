import { describe, expect, it } from 'vitest'
import { type ApiPort, createClient } from '../../src/api/client.ts'
import { API_METHODS } from '../../src/api/contract.ts'
import { nothing, row } from '../../src/api/row.ts'
import { type ApiHandlers, createServer } from '../../src/api/server.ts'

/** Posted messages arrive later as JSON, as between processes. */
function channel(handlers: Partial<ApiHandlers>) {
  const serve = () => createServer(handlers as ApiHandlers, (page) => void closed.push(page.id))
  const closed: number[] = []
  let server = serve()
  let kill = () => {}
  const connect = (): ApiPort => {
    const heard = { page: [] as ((message: unknown) => void)[], background: [] as ((message: unknown) => void)[] }
    const closers = { page: [] as (() => void)[], background: [] as (() => void)[] }
    let isOpen = true
    const end = (mine: 'page' | 'background', other: 'page' | 'background'): ApiPort => ({
      post: (message) => {
        const copy: unknown = JSON.parse(JSON.stringify(message))
        queueMicrotask(() => {
          if (isOpen) for (const listener of heard[other]) listener(copy)
        })
      },
      onMessage: (listener) => void heard[mine].push(listener),
      onClose: (listener) => void closers[mine].push(listener),
    })
    server.accept(end('background', 'page'))
    kill = () => {
      isOpen = false
      server = serve()
      for (const listener of [...closers.background, ...closers.page]) listener()
    }
    return end('page', 'background')
  }
  return { client: createClient(connect), closed, kill: () => kill(), changed: () => server.changed('executions') }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the pages and the background', () => {
  it('carry integers of any size both ways', async () => {
    const asked: unknown[] = []
    const { client } = channel({
      'quote.ask': async (transfer) => {
        asked.push(transfer.amount)
        return { state: 'problems', problems: [] }
      },
    })
    const amount = 2n ** 255n
    const transfer = {
      account: 'a',
      originChainId: 1,
      originCurrency: 'c',
      destinationChainId: 2,
      destinationCurrency: 'd',
    }
    const sent = { ...transfer, amount, tradeType: 'EXACT_INPUT', recipient: 'r', refundTo: 'f' } as const
    expect(await client.call('quote.ask', sent)).toEqual({ state: 'problems', problems: [] })
    expect(asked).toEqual([amount])
  })

  it('answer wrong parameters, unknown methods and failures with a sentence', async () => {
    const { client } = channel({ 'vault.lock': () => Promise.reject(new Error('the disk is full')) })
    await expect(client.call('vault.unlock', {} as never)).rejects.toMatchObject({ code: 'BAD_PARAMS' })
    await expect(client.call('no.such' as never, {} as never)).rejects.toMatchObject({ code: 'NO_SUCH_METHOD' })
    await expect(client.call('toString' as never, {} as never)).rejects.toMatchObject({ code: 'NO_SUCH_METHOD' })
    await expect(client.call('vault.lock', {})).rejects.toMatchObject({ code: 'INTERNAL', message: /the disk is full/ })
  })

  it('ask again what changes nothing when the background dies, and say that the rest was interrupted', async () => {
    let lives = 0
    const { client, kill, closed } = channel({
      'executions.list': () => (lives++ === 0 ? new Promise(() => {}) : Promise.resolve([])),
      'vault.unlock': () => new Promise(() => {}),
    })
    const heard: string[] = []
    client.on('executions', () => heard.push('executions'))
    const read = client.call('executions.list', {})
    const change = client.call('vault.unlock', { password: 'p' })
    const refused = expect(change).rejects.toMatchObject({ code: 'INTERRUPTED' })
    await settle()
    kill()
    expect(await read).toEqual([])
    await refused
    expect(heard).toEqual(['executions'])
    expect(closed).toHaveLength(1)
  })

  it('lock the wallet also when the background dies while it is asked to', async () => {
    let locked = 0
    const { client, kill } = channel({
      'vault.lock': () => (locked++ === 0 ? new Promise(() => {}) : Promise.resolve(null)),
    })
    const lock = client.call('vault.lock', {})
    await settle()
    kill()
    expect(await lock).toBeNull()
    expect(locked).toBe(2)
  })

  it('ask again whom the wallet knows, and who may take tokens, when the background dies, as both are asked only once', async () => {
    let lives = 0
    const known = { own: ['0x01'], named: [] }
    const spenders = { ordinary: ['0x02'], unread: [] }
    const { client, kill } = channel({
      'parties.list': () => (lives === 0 ? new Promise(() => {}) : Promise.resolve(known)),
      'spenders.check': () => (lives === 0 ? new Promise(() => {}) : Promise.resolve(spenders)),
    })
    const parties = client.call('parties.list', {})
    const check = client.call('spenders.check', { chainId: 1, addresses: ['0x02'] })
    await settle()
    lives += 1
    kill()
    expect([await parties, await check]).toEqual([known, spenders])
  })

  it('say again what a page watches when the background dies, as it was said last, and never what it confirmed', async () => {
    const watched: unknown[] = []
    let decisions = 0
    const { client, kill } = channel({
      'executions.watch': async ({ id }) => {
        watched.push(id)
        return null
      },
      'vault.lock': async () => {
        decisions += 1
        return null
      },
    })
    await client.call('executions.watch', { id: 'one' })
    await client.call('executions.watch', { id: 'two' })
    await client.call('vault.lock', {})
    kill()
    await settle()
    expect([watched, decisions]).toEqual([['one', 'two', 'two'], 1])
    await client.call('executions.watch', { id: null })
    kill()
    await settle()
    expect(watched).toEqual(['one', 'two', 'two', null, null])
  })

  it('carry out nothing twice that changes something, however often the background dies', async () => {
    let unlocks = 0
    const { client, kill } = channel({
      'vault.unlock': () => {
        unlocks += 1
        return new Promise(() => {})
      },
    })
    const unlock = expect(client.call('vault.unlock', { password: 'p' })).rejects.toMatchObject({ code: 'INTERRUPTED' })
    await settle()
    // Each of them dies before it could answer.
    kill()
    kill()
    kill()
    await unlock
    expect(unlocks).toBe(1)
  })

  it('know of each method what asking it twice means', () => {
    // @ts-expect-error: a row that does not say it is none
    expect(row<null>()(nothing)).toMatchObject({ params: undefined })
    const acts = Object.entries(API_METHODS).flatMap(([method, { twice }]) => (twice === 'act' ? [method] : []))
    for (const method of ['approvals.decide', 'payment.take', 'replacement.take', 'cpfp.take', 'allowances.take']) {
      expect(acts).toContain(method)
    }
  })

  it('tell of changes until the page stops listening', async () => {
    const { client, changed } = channel({})
    let heard = 0
    const stop = client.on('executions', () => {
      heard += 1
    })
    changed()
    await settle()
    stop()
    changed()
    await settle()
    expect(heard).toBe(1)
  })
})
