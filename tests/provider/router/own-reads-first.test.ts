import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import { createPageRpc } from '../../../src/net/nodes/page-rpc.ts'
import { createRpc } from '../../../src/net/nodes/rpc.ts'
import { createRouter } from '../../../src/provider/router/router.ts'
import { answeringAsNode, serve, type TestServer } from '../../net/servers.ts'
import { ACCOUNT, createWallet, openPort } from '../stand.ts'

const agent = new Agent({ maxSockets: 6 })
let node: TestServer
afterEach(async () => {
  agent.destroy()
  await node.stop()
})

const fetch: typeof globalThis.fetch = (url, { method, headers, body, signal } = {}) =>
  new Promise((resolve, reject) => {
    const facts = { agent, method, headers: { ...(headers as Record<string, string>) }, signal: signal ?? undefined }
    request(String(url), facts, async (answer) => {
      const { statusCode: status = 0 } = answer
      resolve(new Response(await text(answer), { status, headers: { 'content-type': 'application/json' } }))
    })
      .on('error', reject)
      .end(body)
  })

it('a flood of a page leaves two of a host’s six connections to the wallet’s own reads', async () => {
  const held: (() => void)[] = []
  const own: (() => void)[] = []
  const answer = answeringAsNode(() => ({ result: '0x7' }))
  node = await serve((message, response) => {
    const waiting = message.url === '/?own' ? own : held
    waiting.push(() => answer(message, response))
    if (own.length === 2) for (const each of own.splice(0)) each()
  })
  const pass = createPageRpc({ fetch, urls: [node.url] })
  const read = async (_chainId: number, method: string, params: readonly unknown[]) => {
    const passed = await pass({ method, params })
    return passed.said === 'result' ? passed.result : passed
  }
  const page = openPort(createRouter({ ...createWallet().ports, read }))
  for (let count = 0; count < 50; count += 1) page.say('eth_getBalance', [ACCOUNT])
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(4)

  const reads = ['eth_blockNumber', 'eth_gasPrice'].map((method) =>
    createRpc({ fetch, url: `${node.url}/?own` })(method, [], v.string()),
  )
  expect(await Promise.all(reads)).toEqual([
    { ok: true, value: '0x7' },
    { ok: true, value: '0x7' },
  ])
  expect([held.length, page.told.filter((each) => 'result' in each).length]).toEqual([4, 0])
  await expect
    .poll(() => {
      for (const each of held.splice(0)) each()
      return page.told.filter((each) => 'result' in each).length
    })
    .toBe(50)
})
