type Call = Readonly<{ id?: unknown; method: string; params?: unknown }>
type Callback = (error: unknown, answer?: object) => void

/** What pages of before EIP-1193 call. There is no answer at once: nothing in a page may block on the wallet. */
export type Legacy = Readonly<{
  /** EIP-1102. */
  enable: () => Promise<unknown>
  /**
   * By a method and its params, or by a call: a promise of a JSON-RPC 2.0 answer. With a callback: `sendAsync`. Several
   * at once, too.
   */
  send: (call: string | Call | readonly Call[], more?: unknown) => unknown
  sendAsync: (call: Call | readonly Call[], callback: Callback) => void
}>

/**
 * Makes the older ways to ask.
 *
 * @param request the provider's own
 */
export function legacyOf(request: (call: Call) => Promise<unknown>): Legacy {
  const ask = (call: Call | readonly Call[]): Promise<object> =>
    (call as readonly Call[] | undefined)?.map
      ? Promise.all((call as readonly Call[]).map(ask))
      : request(call as Call).then((result) => ({ id: (call as Call).id, jsonrpc: '2.0', result }))
  const sendAsync = (call: Call | readonly Call[], callback: Callback) =>
    void ask(call).then((answer) => callback(null, answer), callback)
  return {
    enable: () => request({ method: 'eth_requestAccounts' }),
    sendAsync,
    send: (call, more) => {
      if (typeof call === 'string') return ask({ method: call, params: more })
      return more ? sendAsync(call, more as Callback) : ask(call)
    },
  }
}
