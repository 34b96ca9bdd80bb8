import { bytesToUtf8, concatBytes } from '../lib/bytes.ts'

/** The text of a body, or that it was larger than it may be, or that it is not UTF-8. */
export type Body = Readonly<{ ok: true; text: string }> | Readonly<{ ok: false; kind: 'tooLarge' | 'notText' }>

/**
 * Reads a body as it comes and stops at the cap: what lies beyond is never taken, whatever the length was said to be.
 * A byte-order mark is kept, so that JSON refuses it. Rejects when the connection breaks or is aborted.
 *
 * @param maxBytes after decompression
 */
export async function readBody(response: Response, maxBytes: number): Promise<Body> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await discard(response.body)
    return { ok: false, kind: 'tooLarge' }
  }
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader?.cancel().catch(() => undefined)
      return { ok: false, kind: 'tooLarge' }
    }
    chunks.push(part.value)
  }
  try {
    return { ok: true, text: bytesToUtf8(concatBytes(...chunks)) }
  } catch {
    return { ok: false, kind: 'notText' }
  }
}

/** Gives a body up, so that its connection is not held. Never rejects. */
export async function discard(body: ReadableStream | null): Promise<void> {
  await body?.cancel().catch(() => undefined)
}
