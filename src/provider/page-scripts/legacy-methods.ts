import { NativePromise } from './built-ins.ts'

type Call = Readonly<{ id?: unknown; method: string; params?: unknown }>
type Callback = (error: unknown, answer?: object) => void

/** Pre-EIP-1193 methods, all asynchronous: pages must not block on the wallet. */
export type LegacyMethods = Readonly<{
  /** EIP-1102. */
  enable: () => Promise<unknown>
  /** Promises JSON-RPC 2.0 answers. */
  send: (call: string | Call | readonly Call[], more?: unknown) => unknown
  sendAsync: (call: Call | readonly Call[], callback: Callback) => void
}>

/**
 * Makes the legacy methods.
 *
 * @param request the provider's own
 */
export function legacyMethodsOf(request: (call: Call) => Promise<unknown>): LegacyMethods {
  const ask = async (call: Call | readonly Call[]): Promise<object> =>
    (call as readonly Call[] | undefined)?.map
      ? await new NativePromise<object>((resolve, reject) => {
          const answers: unknown[] = []
          let left = (call as readonly Call[]).length
          left || resolve(answers)
          for (let at = 0; at < left; at++) {
            sendAsync((call as readonly Call[])[at] as Call, (error, answer) => {
              if (error) reject(error)
              else {
                answers[at] = answer
                --left || resolve(answers)
              }
            })
          }
        })
      : { result: await request(call as Call), id: (call as Call).id, jsonrpc: '2.0' }
  const sendAsync = async (call: Call | readonly Call[], callback: Callback) => {
    let answer: object
    try {
      answer = await ask(call)
    } catch (error) {
      return callback(error)
    }
    callback(null, answer)
  }
  return {
    enable: () => request({ method: 'eth_requestAccounts' }),
    sendAsync,
    send: (call, more) => {
      if (typeof call === 'string') return ask({ method: call, params: more })
      return more ? sendAsync(call, more as Callback) : ask(call)
    },
  }
}
