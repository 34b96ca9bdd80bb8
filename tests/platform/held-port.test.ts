import { describe, expect, it } from 'vitest'
import { heldPort } from '../../src/platform/held-port.ts'
import type { PagePort } from '../../src/platform/ports.ts'

function openPort() {
  const heard: ((message: unknown) => void)[] = []
  const closed: (() => void)[] = []
  const port: PagePort = {
    post: () => undefined,
    onMessage: (listener) => void heard.push(listener),
    onClose: (listener) => void closed.push(listener),
  }
  return {
    port,
    say: (message: unknown) => heard.map((listener) => listener(message)),
    close: () => closed.map((listener) => listener()),
  }
}

describe('a port that is held for somebody who listens later', () => {
  it('tells everything that was said, in its order, once', () => {
    const { port, say } = openPort()
    const held = heldPort(port)
    const heard: unknown[] = []
    say('first')
    say('second')
    held.onMessage((message) => heard.push(message))
    say('third')
    expect(heard).toEqual(['first', 'second', 'third'])
  })

  it('tells of its closing, also of one that was before', () => {
    const { port, close } = openPort()
    const held = heldPort(port)
    let closings = 0
    const count = () => {
      closings += 1
    }
    close()
    held.onClose(count)
    expect(closings).toBe(1)
  })

  it('tells of a closing that comes after', () => {
    const { port, close } = openPort()
    const held = heldPort(port)
    let closings = 0
    held.onClose(() => {
      closings += 1
    })
    expect(closings).toBe(0)
    close()
    expect(closings).toBe(1)
  })
})
