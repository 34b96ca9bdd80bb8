import { bytesToUtf8, concatBytes } from '../../lib/bytes.ts'

/** Lies A01. */
export const MAX_BYTES = 2 * 1024 * 1024

export type ResponseBody = Readonly<{ ok: true; text: string }> | Readonly<{ ok: false; kind: 'tooLarge' | 'notText' }>

/** Reads a decompressed body up to the cap. JSON refuses a kept byte-order mark. Rejects on a broken connection. */
export async function readBody(response: Response, maxBytes: number): Promise<ResponseBody> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await discardBody(response.body)
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

/** Discards a body to free its connection. Never rejects. */
export async function discardBody(body: ReadableStream | null): Promise<void> {
  await body?.cancel().catch(() => undefined)
}
