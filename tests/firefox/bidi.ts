import WebSocket from 'ws'

/** A WebDriver BiDi connection. Source: W3C WebDriver BiDi, 3 (Protocol). */
export type Bidi = Readonly<{
  /** Rejects with the browser's own message. */
  send: <T = Readonly<Record<string, unknown>>>(method: string, params?: object) => Promise<T>
  close: () => void
}>

type Answer = Readonly<{ id?: number; type: string; result?: unknown; error?: string; message?: string }>

/** Connects and starts a session; the URL is like `ws://127.0.0.1:4444/session`. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  const send = async <T>(method: string, params: object = {}): Promise<T> => {
    last += 1
    const id = last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    waiting.delete(id)
    if (answer.type !== 'success') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result as T
  }
  await send('session.new', { capabilities: {} })
  return { send, close: () => socket.close() }
}
