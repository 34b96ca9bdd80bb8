import { connect, type Socket } from 'node:net'
import { NodeSilent, RpcError } from '../../rpc.ts'

/** Calls a node; throws RpcError or NodeSilent. */
export type Ask = <Result>(method: string, params: readonly unknown[]) => Promise<Result>

export type Wire = Readonly<{ ask: Ask; close: () => void }>

type Answer = Readonly<{
  /** Missing in notifications of new heads. */
  id?: number
  result?: unknown
  error?: Readonly<{ code: number; message: string; data?: unknown }>
}>
type Question = Readonly<{
  method: string
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}>

const TIMEOUT_MS = 10_000
// Each connection starts with it; its answer is ignored.
const TELL_OF_HEADS = { jsonrpc: '2.0', id: 0, method: 'eth_subscribe', params: ['newHeads'] }

/**
 * Opens a lazy connection to a node's local socket, a tenth of HTTP's cost.
 *
 * The next call reopens a lost one.
 *
 * @param path the node's socket; each answer is one line
 * @param moved called on each new head, once connected
 */
export function openWire(path: string, moved: () => void): Wire {
  const open = new Map<number, Question>()
  let socket: Promise<Socket> | undefined
  let lastId = 0
  let outbox: string[] = []
  let isClosed = false

  const lost = () => new NodeSilent('lost', `the connection to ${path} was lost`)
  const take = (id: number) => {
    const question = open.get(id)
    open.delete(id)
    clearTimeout(question?.timer)
    return question
  }
  const settle = ({ id, result, error }: Answer) => {
    if (id === undefined) return moved()
    const question = take(id)
    if (error) question?.reject(new RpcError(question.method, error.code, error.message, error.data))
    else question?.resolve(result)
  }
  const receive = (text: string) => {
    const answer = JSON.parse(text) as Answer | readonly Answer[]
    for (const each of [answer].flat()) settle(each)
  }
  const lose = () => {
    socket = undefined
    outbox = []
    for (const id of [...open.keys()]) take(id)?.reject(lost())
  }
  const reach = () =>
    new Promise<Socket>((resolve, reject) => {
      const opened = connect(path, () => {
        opened.write(JSON.stringify(TELL_OF_HEADS))
        resolve(opened)
      })
      // `close` follows an error.
      opened.on('error', ({ message }) => reject(new NodeSilent('lost', message)))
      opened.on('close', lose)
      opened.setEncoding('utf8').on('data', linesTo(receive))
    })
  // One write per event-loop turn, since socket writes cost most.
  const flush = (connection: Socket) => {
    const [first, ...others] = outbox
    outbox = []
    if (first !== undefined) connection.write(others.length === 0 ? first : `[${[first, ...others].join(',')}]`)
  }
  const send = (connection: Socket, method: string, params: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      const id = lastId
      const late = `${method}: no answer from ${path} in ${TIMEOUT_MS / 1000} s`
      const abandon = () => take(id)?.reject(new NodeSilent('timeout', late))
      open.set(id, { method, resolve, reject, timer: setTimeout(abandon, TIMEOUT_MS) })
      if (outbox.length === 0) setImmediate(flush, connection)
      outbox.push(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })

  return {
    async ask<Result>(method: string, params: readonly unknown[]): Promise<Result> {
      if (isClosed) throw new NodeSilent('lost', `${method}: the way to ${path} is closed`)
      socket ??= reach()
      const connection = await socket
      if (connection.readyState !== 'open') throw lost()
      return (await send(connection, method, params)) as Result
    },
    close() {
      isClosed = true
      socket?.then(
        (connection) => connection.destroy(),
        () => undefined,
      )
    },
  }
}

function linesTo(call: (line: string) => void): (piece: string) => void {
  let begun: string[] = []
  return (piece) => {
    const [first = '', ...others] = piece.split('\n')
    begun.push(first)
    for (const next of others) {
      call(begun.join(''))
      begun = [next]
    }
  }
}
