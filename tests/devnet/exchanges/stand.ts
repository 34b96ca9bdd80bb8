import type { Part, PartStart, StartPart } from '../parts.ts'
import { priceTable } from '../service/prices.ts'

/** In epoch milliseconds; it moves only by hand. */
export function handClock(startMs = 1_700_000_000_000) {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance: async (milliseconds: number) => {
      nowMs += milliseconds
    },
  }
}

export async function startAlone(start: StartPart, clock: PartStart['clock'] = handClock()): Promise<Part> {
  return start({
    folder: '',
    choice: { policy: 'os', exact: {} },
    clock,
    prices: priceTable(),
    log: () => undefined,
  })
}

export async function postJson(url: string, body: unknown): Promise<Readonly<{ status: number; body: unknown }>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: readBody(await response.text()) }
}

export async function getJson(url: string): Promise<Readonly<{ status: number; body: unknown }>> {
  const response = await fetch(url)
  return { status: response.status, body: readBody(await response.text()) }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
