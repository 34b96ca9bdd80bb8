import { expect, it } from 'vitest'
import { loadingPorts, type RuntimePorts } from '../../../entrypoints/background/sites/runtime-ports.ts'

it('passes a call and its answer on, and loads the runtime only for it', async () => {
  let loads = 0
  const calls: unknown[] = []
  const runtime: Pick<RuntimePorts, 'read' | 'hashOf'> = {
    read: async (...call) => {
      calls.push(call)
      return '0x7'
    },
    hashOf: () => Promise.reject(new Error('never sent')),
  }
  const ports = loadingPorts(async () => {
    loads += 1
    return runtime as RuntimePorts
  })
  expect(loads).toBe(0)
  expect(await ports.read(1, 'eth_blockNumber', [])).toBe('0x7')
  expect(calls).toEqual([[1, 'eth_blockNumber', []]])
  await expect(ports.hashOf('https://shop.test', 'one')).rejects.toThrow('never sent')
  expect(loads).toBe(2)
})
