import type { ApiPort } from './client.ts'
import { failureAnswer } from './failure.ts'
import type { Server } from './server.ts'

type Listener = (message: unknown) => void

/** Serves a port before its server exists, in order. A failed start refuses messages; the next one retries. */
export function acceptBeforeServer(port: ApiPort, open: () => Promise<Pick<Server, 'accept'>>): void {
  const asked: unknown[] = []
  let listener: Listener | undefined
  let isOpening = false
  let isClosed = false
  port.onMessage((message) => {
    if (listener) return listener(message)
    asked.push(message)
    void serve()
  })
  port.onClose(() => {
    isClosed = true
  })
  void serve()

  async function serve(): Promise<void> {
    if (isOpening) return
    isOpening = true
    try {
      const server = await open()
      server.accept({ ...port, onMessage: hear, onClose: (heard) => (isClosed ? heard() : port.onClose(heard)) })
    } catch (error) {
      for (const message of asked.splice(0)) refuse(message, error)
    } finally {
      isOpening = false
    }
  }

  function hear(heard: Listener): void {
    listener = heard
    for (const message of asked.splice(0)) heard(message)
  }

  function refuse(message: unknown, error: unknown): void {
    const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined
    if (typeof id === 'number') port.post(failureAnswer(id, error))
  }
}
