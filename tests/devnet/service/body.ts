import { messageOnly } from './errors.ts'

/** Larger bodies get 413. */
export const MAX_BODY_BYTES = 1024 * 1024
/** Deeper JSON gets 400. */
export const MAX_DEPTH = 32

/**
 * Reads a body of at most 1 MiB; `declared` is its `content-length`.
 *
 * Error: 413 with a message alone.
 */
export async function readText(request: Request, declared: string | undefined): Promise<string> {
  if (Number(declared ?? '0') > MAX_BODY_BYTES) throw tooLarge()
  // With a known length, at once: a stream costs ten times as much.
  return declared === undefined ? streamed(request) : request.text()
}

async function streamed(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Parses a body's text.
 *
 * Errors: 400 for other than JSON, for arrays, and beyond 32 levels.
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw messageOnly(400, `body: nested deeper than ${MAX_DEPTH} levels`)
  const body = parse(text)
  if (Array.isArray(body)) throw messageOnly(400, 'body: expected a JSON object, got an array')
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw messageOnly(400, 'body: expected JSON')
  }
}

function tooLarge() {
  return messageOnly(413, `body: larger than ${MAX_BODY_BYTES} bytes`)
}

// On the text, so that nothing deep is ever built.
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length && deepest <= MAX_DEPTH; at += 1) {
    const character = text[at]
    if (inString && character === '\\') at += 1
    else if (character === '"') inString = !inString
    else if (!inString && (character === '[' || character === '{')) depth += 1
    else if (!inString && (character === ']' || character === '}')) depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
