import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isPortTaken, LOOPBACK, listen, listenOn, withPort } from './ports.ts'

const servers: Server[] = []
const create = () => {
  const server = createServer()
  servers.push(server)
  return server
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('a server with the OS policy gets some port of the loopback address alone', async () => {
  const server = create()
  const port = await listen(server, 'dapp', { policy: 'os', exact: {} })
  expect(server.address()).toMatchObject({ address: LOOPBACK, port })
})

test('two servers with the default policy never get the same port', async () => {
  const choice = { policy: 'default-if-free', exact: {} } as const
  expect(await listen(create(), 'dapp', choice)).not.toBe(await listen(create(), 'dapp', choice))
})

test('a port asked for by number is meant: when it is taken, the sentence names server, port and option', async () => {
  const taken = await listenOn(create(), 0)
  const second = listen(create(), 'control', { policy: 'os', exact: { control: taken } })
  await expect(second).rejects.toThrow(`control: port ${taken} is taken; free it or give another with --control-port`)
})

test('a start whose port was taken in between is tried again on another', async () => {
  const ports: number[] = []
  const started = await withPort('service', { policy: 'default-if-free', exact: {} }, async (port) => {
    ports.push(port)
    if (ports.length === 1) await listenOn(create(), port)
    return listenOn(create(), port)
  })
  expect(ports).toHaveLength(2)
  expect(started).toBe(ports[1])
})

test('a start that fails for another reason is not tried again', async () => {
  let attempts = 0
  const start = async () => {
    attempts += 1
    throw new Error('no disk')
  }
  await expect(withPort('service', { policy: 'default-if-free', exact: {} }, start)).rejects.toThrow('no disk')
  expect(attempts).toBe(1)
})

test('only a taken port counts as taken', async () => {
  const taken = await listenOn(create(), 0)
  const error = await listenOn(create(), taken).catch((reason: unknown) => reason)
  expect(isPortTaken(error)).toBe(true)
  expect(isPortTaken(new Error('EADDRINUSE'))).toBe(false)
})
