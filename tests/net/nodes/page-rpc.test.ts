import { describe, expect, it } from 'vitest'
import { createPageRpc } from '../../../src/net/nodes/page-rpc.ts'

const QUESTION = { method: 'eth_call', params: [{ to: '0x1' }, 'latest'] }

function passageTo(body: unknown, status = 200) {
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push([url, JSON.parse(String(init?.body))])
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
  return { pass: createPageRpc({ fetch, urls: ['https://node.example/'] }), sent }
}

describe('the passage to a node', () => {
  it('asks what it was given, and hands the result back unchanged', async () => {
    const result = { nested: [null, 1, { unknown: 'word' }] }
    const { pass, sent } = passageTo({ jsonrpc: '2.0', id: 1, result })
    expect(await pass(QUESTION)).toEqual({ said: 'result', result })
    expect(sent).toEqual([['https://node.example/', { jsonrpc: '2.0', id: 1, ...QUESTION }]])
  })

  it('takes a result of null for one', async () => {
    const { pass } = passageTo({ jsonrpc: '2.0', id: 1, result: null })
    expect(await pass(QUESTION)).toEqual({ said: 'result', result: null })
  })

  it.each([200, 400, 500])(
    'hands an error back with code, words and data, whatever the status (%i)',
    async (status) => {
      const error = { code: 3, message: 'execution reverted', data: { selector: '0x08c379a0' } }
      const { pass } = passageTo({ jsonrpc: '2.0', id: 1, error }, status)
      expect(await pass(QUESTION)).toEqual({ said: 'error', error })
    },
  )

  it.each([
    ['another id', { jsonrpc: '2.0', id: 2, result: '0x1' }],
    ['no result', { jsonrpc: '2.0', id: 1 }],
    ['a list', [{ jsonrpc: '2.0', id: 1, result: '0x1' }]],
    ['an error without a code', { jsonrpc: '2.0', id: 1, error: { message: 'no' } }],
    ['half an answer', '{"jsonrpc":"2.0","id":1,'],
  ])('takes %s for no answer', async (_, body) => {
    const { pass } = passageTo(body)
    expect(await pass(QUESTION)).toMatchObject({ said: 'nothing' })
  })

  it('Can’t reach says that a node', async () => {
    const pass = createPageRpc({
      fetch: () => Promise.reject(new TypeError('x')),
      urls: ['https://node.example/', 'https://other.example/'],
    })
    expect(await pass(QUESTION)).toMatchObject({ said: 'nothing', message: expect.stringContaining('reached') })
  })
  it('asks the next node where one says nothing, and that one first from then on', async () => {
    const asked: string[] = []
    const fetch = (async (url: string) => {
      asked.push(url)
      if (url.includes('one')) throw new TypeError('connection refused')
      return Response.json({ jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted' } })
    }) as typeof globalThis.fetch
    const pass = createPageRpc({ fetch, urls: ['https://one.example', 'https://two.example'] })
    expect(await pass(QUESTION)).toMatchObject({ said: 'error' })
    expect(await pass(QUESTION)).toMatchObject({ said: 'error' })
    expect(asked).toEqual(['https://one.example', 'https://two.example', 'https://two.example'])
  })

  it.each([
    ['is asked too often', { code: 429, message: 'Your app has exceeded its compute units per second capacity' }],
    ['has an internal error', { code: -32603, message: 'Internal error' }],
  ])('asks the next node where one %s, and gives its error where each does', async (_how, error) => {
    let limited = 'one'
    const fetch = (async (url: string) =>
      Response.json({
        jsonrpc: '2.0',
        id: 1,
        ...(url.includes(limited) ? { error } : { result: '0x1' }),
      })) as typeof globalThis.fetch
    const pass = createPageRpc({ fetch, urls: ['https://one.example', 'https://two.example'] })
    expect(await pass(QUESTION)).toEqual({ said: 'result', result: '0x1' })
    limited = 'example'
    expect(await pass(QUESTION)).toEqual({ said: 'error', error })
  })

  it('asks a user’s node nothing before that one proves its chain', async () => {
    const sent: string[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const { method } = JSON.parse(String(init?.body))
      sent.push(`${url} ${method}`)
      const isOwn = `${url}`.includes('127.0.0.1')
      return Response.json({ jsonrpc: '2.0', id: 1, result: method === 'eth_chainId' && isOwn ? '0x5' : '0x1' })
    }
    const urls = ['http://127.0.0.1:8545/', 'https://one.example'] as const
    const pass = createPageRpc({ fetch, urls, chainId: 1, pinnedUrl: 'https://one.example' })
    expect(await pass(QUESTION)).toEqual({ said: 'result', result: '0x1' })
    expect(sent).toEqual(['http://127.0.0.1:8545/ eth_chainId', 'https://one.example eth_call'])
  })
})
