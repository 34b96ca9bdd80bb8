import type { PagePort } from './ports.ts'

/** The same port for somebody who will only listen later: what is said until then is kept, and heard in its order. */
export function heldPort(port: PagePort): PagePort {
  const kept: unknown[] = []
  let listener: ((message: unknown) => void) | undefined
  let isClosed = false
  port.onMessage((message) => (listener ? listener(message) : void kept.push(message)))
  port.onClose(() => {
    isClosed = true
  })
  return {
    ...port,
    onMessage: (heard) => {
      listener = heard
      for (const message of kept.splice(0)) heard(message)
    },
    onClose: (heard) => (isClosed ? heard() : port.onClose(heard)),
  }
}
