import { connect, type Socket } from 'node:net'
import { NodeSilent, RpcError } from '../../rpc.ts'

/** Asks a node. Returns the result as the node gives it; throws RpcError, or NodeSilent. */
export type Ask = <Result>(method: string, params: readonly unknown[]) => Promise<Result>

/** A way to a node that stays open. After `close` every question is refused. */
export type Wire = Readonly<{ ask: Ask; close: () => void }>

type Answer = Readonly<{
  /** Without it, it is no answer: the node tells that there is another last block. */
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
// A connection begins with it, and nobody waits for its answer.
const TELL_OF_HEADS = { jsonrpc: '2.0', id: 0, method: 'eth_subscribe', params: ['newHeads'] }

/**
 * Opens a way to the node at a socket of this machine, with the first question. All questions go over one connection: a
 * question costs a tenth of what a call by HTTP does, and no answer waits, as it may on TCP, until the one before it was
 * acknowledged. A connection that is lost is made anew by the next question.
 *
 * @param path the node's socket; each answer is one line there
 * @param moved called when the node tells of another last block, for which it must be reached once
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
      // The end of the connection follows an error.
      opened.on('error', ({ message }) => reject(new NodeSilent('lost', message)))
      opened.on('close', lose)
      opened.setEncoding('utf8').on('data', linesTo(receive))
    })
  // All questions of one turn of the event loop go out together: writing to a socket is what costs most.
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
      const giveUp = () => take(id)?.reject(new NodeSilent('timeout', late))
      open.set(id, { method, resolve, reject, timer: setTimeout(giveUp, TIMEOUT_MS) })
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

/** Takes pieces of text as they come, and calls with each whole line. */
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
