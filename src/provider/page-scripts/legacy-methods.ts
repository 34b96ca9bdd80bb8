import { apply, map, settled } from './built-ins.ts'

type Call = Readonly<{ id?: unknown; method: string; params?: unknown }>
type Callback = (error: unknown, answer?: object) => unknown

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
  const ask = async (call: Call | readonly Call[]): Promise<object> => {
    if (!(call as readonly Call[] | undefined)?.map)
      return settled({ result: await request(call as Call), id: (call as Call).id, jsonrpc: '2.0' })
    const answers: unknown[] = apply(map, call, [(each: Call) => sendAsync(each, (...answer) => settled(answer))])
    for (let at = 0; at < answers.length; at++) {
      const answer = (await answers[at]) as Parameters<Callback>
      if (answer[0]) throw answer[0]
      answers[at] = answer[1]
    }
    return settled(answers)
  }
  const sendAsync = async (call: Call | readonly Call[], callback: Callback) => {
    let answer: object
    try {
      answer = await ask(call)
    } catch (error) {
      return callback(error)
    }
    return callback(null, answer)
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
