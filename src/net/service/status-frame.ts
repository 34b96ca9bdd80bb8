import * as v from 'valibot'
import { decodeStatus } from '../../core/execution/decode-status.ts'
import type { ServiceStatus } from '../../core/execution/service-status.ts'
import { parseStrictJson } from '../../lib/strict-json.ts'

/** Service facts 4. */
export const STATUS_EVENT = 'request.status.updated'
const MOST_CHARACTERS = 64 * 1024

/** `requestId` in lower case. */
export type StatusFrame =
  | Readonly<{ frame: 'ready' }>
  | Readonly<{ frame: 'update'; requestId: string; status: ServiceStatus }>

const ready = v.object({ type: v.literal('connection'), status: v.literal('ready') })
const update = v.object({
  event: v.literal(STATUS_EVENT),
  data: v.looseObject({ requestId: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/), v.toLowerCase()) }),
})
const wrapped = v.object({ data: update })

/** Decodes a frame, also inside a `data` field; undefined when useless. */
export function decodeStatusFrame(text: string): StatusFrame | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  const json = parseStrictJson(text)
  if (!json.ok) return undefined
  if (v.is(ready, json.value)) return { frame: 'ready' }
  const parsed = v.safeParse(
    v.union([
      update,
      v.pipe(
        wrapped,
        v.transform(({ data }) => data),
      ),
    ]),
    json.value,
  )
  if (!parsed.success) return undefined
  const { data } = parsed.output
  const status = decodeStatus(data)
  return status && { frame: 'update', requestId: data.requestId, status }
}

/** Reads a frame's text from a string or Blob. */
export async function frameText(data: unknown): Promise<string | undefined> {
  if (typeof data === 'string') return data
  return data instanceof Blob && data.size <= MOST_CHARACTERS ? data.text() : undefined
}
