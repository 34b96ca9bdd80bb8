import { describe, expect, it } from 'vitest'
import type { ApiPort } from '../../src/api/client.ts'
import { acceptBeforeServer } from '../../src/api/server-later.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

function openPort() {
  const heard: ((message: unknown) => void)[] = []
  const closed: (() => void)[] = []
  const posted: unknown[] = []
  const port: ApiPort = {
    post: (message) => void posted.push(message),
    onMessage: (listener) => void heard.push(listener),
    onClose: (listener) => void closed.push(listener),
  }
  const ask = (id: number) => {
    for (const listener of heard) listener({ id })
  }
  return { port, posted, ask, close: () => closed.map((listener) => listener()) }
}

function noting() {
  const notes: unknown[] = []
  const accept = (port: ApiPort) => {
    port.onMessage((message) => notes.push(message))
    port.onClose(() => notes.push('closed'))
  }
  return { notes, server: { accept } }
}

describe('a port that is served by a server made later', () => {
  it('is heard from its first question on, in order, each once', async () => {
    const { port, ask } = openPort()
    const { notes, server } = noting()
    acceptBeforeServer(port, async () => server)
    ask(1)
    ask(2)
    await settle()
    ask(3)
    expect(notes).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  })

  it.each(['before', 'after'])('tells of its closing %s the server is there', async (when) => {
    const { port, close } = openPort()
    const { notes, server } = noting()
    acceptBeforeServer(port, async () => server)
    if (when === 'before') close()
    await settle()
    if (when === 'after') close()
    expect(notes).toEqual(['closed'])
  })

  it('answers what was asked where the server cannot be made, and has it made again by the next question', async () => {
    const { port, posted, ask } = openPort()
    const { notes, server } = noting()
    let tries = 0
    acceptBeforeServer(port, async () => {
      tries += 1
      if (tries < 3) throw new Error('the script is gone')
      return server
    })
    ask(1)
    await settle()
    ask(2)
    await settle()
    const gone = { ok: false, code: 'INTERNAL', message: 'the script is gone' }
    expect(posted).toEqual([1, 2].map((id) => ({ id, ...gone })))
    ask(3)
    await settle()
    expect([posted.length, notes]).toEqual([2, [{ id: 3 }]])
  })

  it('is asked again where it failed before anything was asked', async () => {
    const { port, posted, ask } = openPort()
    const { notes, server } = noting()
    let tries = 0
    acceptBeforeServer(port, () => (tries++ === 0 ? Promise.reject(new Error('not yet')) : Promise.resolve(server)))
    await settle()
    ask(1)
    await settle()
    expect([posted, notes]).toEqual([[], [{ id: 1 }]])
  })
})
