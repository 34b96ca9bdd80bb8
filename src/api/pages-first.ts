import type { ApiPort } from './client.ts'
import type { ApiMethod } from './contract.ts'

const FIRST: readonly unknown[] = ['wallet.get', 'vault.unlock'] satisfies readonly ApiMethod[]

const LONGEST_MILLISECONDS = 3_000

export type PagesFirst = Readonly<{
  watch: (port: ApiPort) => ApiPort
  /** Resolves after their answers, or some seconds. */
  turn: () => Promise<void>
}>

/** Delays long reads for first screens. */
export function createPagesFirst(after: (milliseconds: number, call: () => void) => () => void): PagesFirst {
  const open = new Map<object, Promise<void>>()

  function begin(): () => void {
    let end = () => {}
    const question = {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const stop = after(LONGEST_MILLISECONDS, end)
    open.set(
      question,
      ended.then(() => {
        stop()
        open.delete(question)
      }),
    )
    return end
  }

  return {
    turn: async () => void (await Promise.all(open.values())),
    watch: (port) => {
      const asked = new Map<unknown, () => void>()
      port.onClose(() => {
        for (const end of asked.values()) end()
      })
      return {
        ...port,
        post: (message) => {
          const id = fieldOf(message, 'id')
          asked.get(id)?.()
          asked.delete(id)
          port.post(message)
        },
        onMessage: (listener) =>
          port.onMessage((message) => {
            if (FIRST.includes(fieldOf(message, 'method'))) asked.set(fieldOf(message, 'id'), begin())
            listener(message)
          }),
      }
    },
  }
}

function fieldOf(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined
}
