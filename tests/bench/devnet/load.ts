import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// The server closes idle connections after five seconds, so these close earlier.
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 2_000 })

type Answered = Readonly<{ status: number; text: string }>

/** POSTs JSON over kept connections; fetch would cost this process more. */
export function post(url: string, body: unknown): Promise<Answered> {
  const bytes = Buffer.from(JSON.stringify(body))
  const headers = { 'content-type': 'application/json', 'content-length': bytes.length }
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: 'POST', headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }))
      response.on('error', reject)
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a reused connection before the request, so a retry is safe.
      if (call.reusedSocket && error.code === 'ECONNRESET') post(url, body).then(resolve, reject)
      else reject(error)
    })
    call.end(bytes)
  })
}

/** POSTs JSON and returns the answer; throws on a refusal. */
export async function posted<Answer>(url: string, body: unknown): Promise<Answer> {
  const { status, text } = await post(url, body)
  if (status !== 200) throw new Error(`${url}: expected 200, got ${status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/**
 * Posts at a fixed rate; returns each answer's delay after its due time, milliseconds.
 * Throws when a status is not 200.
 */
export async function latencies(
  url: string,
  load: Readonly<{ count: number; perSecond: number; body: (index: number) => unknown }>,
): Promise<readonly number[]> {
  const began = performance.now()
  const asked: Promise<number>[] = []
  for (let index = 0; index < load.count; index += 1) {
    const due = began + (index * 1_000) / load.perSecond
    const waitMs = due - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    const body = load.body(index)
    const answered = posted(url, body).then(() => performance.now() - due)
    // The code below awaits it; this avoids an early rejection warning.
    answered.catch(() => undefined)
    asked.push(answered)
  }
  return Promise.all(asked)
}
