import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProxy } from './proxy.ts'

let proxy: Awaited<ReturnType<typeof startProxy>>
let service: Server
let host = ''
const passage = () => ({ host, header: 'x-api-key' })

beforeAll(async () => {
  proxy = await startProxy()
  service = createServer((_incoming, outgoing) => outgoing.end('yes'))
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(async () => {
  await proxy.stop()
  await new Promise((resolve) => service.close(resolve))
})

function ask(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(proxy.url, { method: 'POST', path: url, headers }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

it('lets one header to one host through, and sees the same in any other place', async () => {
  await ask(`http://${host}/`, { 'X-Api-Key': 'one' }, 'nothing')
  expect(proxy.seen(passage()).includes('one')).toBe(false)
  expect(proxy.seen().includes('one')).toBe(true)
  expect(proxy.passed(passage())).toEqual(['one'])

  await ask(`http://${host}/?key=two`, { 'x-other': 'three' }, 'four')
  await ask(`http://${host.replace('127.0.0.1', 'localhost')}/`, { 'x-api-key': 'five' }, '')
  for (const said of ['two', 'three', 'four', 'five']) expect(proxy.seen(passage()).includes(said)).toBe(true)
  expect(proxy.passed(passage())).toEqual(['one'])
})
