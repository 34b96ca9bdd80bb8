import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { mineForgotten } from './forgotten.ts'
import { LOOPBACK } from './ports.ts'

/** Whether a node of these answers is asked to mine. */
async function isAskedToMine(answers: Readonly<Record<string, unknown>>): Promise<boolean> {
  const asked: string[] = []
  const node = createServer(async (request, response) => {
    const { id, method } = JSON.parse((await request.toArray()).join(''))
    asked.push(method)
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method] ?? '0x0' }))
  })
  await new Promise<void>((resolve) => node.listen(0, LOOPBACK, resolve))
  await mineForgotten([`http://${LOOPBACK}:${(node.address() as AddressInfo).port}`])
  node.close()
  return asked.includes('evm_mine')
}

const waits = (pending: string) => ({ txpool_status: { pending, queued: '0x0' } })

it('mines a transaction that waits, and none that a test holds back', async () => {
  expect(await isAskedToMine({ anvil_getAutomine: true, ...waits('0x1') })).toBe(true)
  expect(await isAskedToMine({ anvil_getAutomine: false, ...waits('0x1') })).toBe(false)
  expect(await isAskedToMine({ anvil_getAutomine: true, ...waits('0x0') })).toBe(false)
})
