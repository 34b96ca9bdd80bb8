import type { Fetch } from '../../../src/net/http/request.ts'
import { only } from '../../made.ts'

export type Served = Readonly<{ status: number; text: string; type?: string }>
export type Asked = Readonly<{ method: string; url: string; body: string }>
export type Server = (asked: Asked) => Served

/** `lost` requests arrive unanswered, `unheard` ones never arrive. */
export const FAULTS = [
  'late',
  'lost',
  'unheard',
  'empty',
  'stale',
  'contradictory',
  'repeated',
  'malformed',
  'refused',
] as const
export type Fault = (typeof FAULTS)[number]

export type Mood = Readonly<{ share: number; faults: readonly Fault[] }>

export type AdversaryPorts = Readonly<{
  random: () => number
  after: (milliseconds: number, call: () => void) => () => void
  /** Undefined means honest. */
  mood: () => Mood | undefined
  asked: (asked: Asked) => void
}>

/** Milliseconds fall below, near and above every time limit. */
const LATE_MILLISECONDS = [500, 9_000, 15_000, 60_000] as const

const GARBAGE = ['<html>502</html>', '{"jsonrpc":', '"', '[[[]]]', 'null', '{"status":{}}', '1e999', '\u0000'] as const
const EMPTY = ['', '{}', '[]', '{"jsonrpc":"2.0","id":1,"result":null}'] as const

export function adversaryBefore(server: Server, ports: AdversaryPorts): Fetch {
  const before = new Map<string, Served[]>()
  const one = <T>(list: readonly T[]): T => list[Math.floor(ports.random() * list.length)] as T

  function answered(asked: Asked): Served {
    const served = server(asked)
    const key = `${asked.method} ${asked.url} ${asked.body}`
    const known = before.get(key) ?? []
    before.set(key, [served, ...known].slice(0, 6))
    if (before.size > 200) before.delete(before.keys().next().value as string)
    return served
  }

  function bad(fault: Fault, asked: Asked): Served | 'never' | 'offline' {
    const key = `${asked.method} ${asked.url} ${asked.body}`
    switch (fault) {
      case 'late':
        return answered(asked)
      case 'lost':
        answered(asked)
        return 'never'
      case 'unheard':
        return 'offline'
      case 'empty':
        return emptied(answered(asked), one)
      case 'stale':
        return before.get(key)?.at(-1) ?? answered(asked)
      case 'contradictory':
        return contradicted(answered(asked), ports.random)
      case 'repeated': {
        answered(asked)
        return doubled(answered(asked))
      }
      case 'malformed':
        answered(asked)
        return { status: 200, text: one(GARBAGE) }
      case 'refused':
        return { status: one([429, 500, 503, 403]), text: '{"message":"not now"}' }
    }
  }

  return (async (url: string, init: RequestInit = {}) => {
    const asked = { method: init.method ?? 'GET', url: String(url), body: String(init.body ?? '') }
    ports.asked(asked)
    const mood = ports.mood()
    const fault = mood && ports.random() < mood.share ? one(mood.faults) : undefined
    const served = fault ? bad(fault, asked) : answered(asked)
    if (served === 'offline') throw new TypeError('fetch failed')
    if (served === 'never') return new Promise<Response>(() => undefined)
    const wait = fault === 'late' ? one(LATE_MILLISECONDS) : 20 + Math.floor(ports.random() * 60)
    await new Promise<void>((resolve) => void ports.after(wait, resolve))
    return responseOf(served)
  }) as Fetch
}

function emptied(served: Served, one: <T>(list: readonly T[]) => T): Served {
  try {
    const body: unknown = JSON.parse(served.text)
    if (Array.isArray(body) && body.every((each) => each && typeof each === 'object' && 'id' in each))
      return { ...served, text: JSON.stringify(body.map((each) => ({ ...each, result: null }))) }
    if (body && typeof body === 'object' && 'id' in body)
      return { ...served, text: JSON.stringify({ ...body, result: null }) }
  } catch {}
  return { ...served, text: one(EMPTY) }
}

// Repeats batch elements, logs, transactions and movements.
function doubled(served: Served): Served {
  try {
    return { ...served, text: JSON.stringify(twice(JSON.parse(served.text))) }
  } catch {
    return { ...served, text: served.text + served.text }
  }
}

function twice(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(twice)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'topics' ? each : twice(each)]))
}

const WORDS = ['waiting', 'depositing', 'pending', 'submitted', 'delayed', 'success', 'failure', 'refund', 'settling']

/** Nodes lie about new data only: no other source exposes a forged receipt or final nonce. */
function contradicted(served: Served, random: () => number): Served {
  const swap = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return key === 'topics' ? value : value.map((each) => swap(key, each))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, swap(name, each)]))
    if (key === 'status' && typeof value === 'string' && !value.startsWith('0x')) {
      return WORDS[Math.floor(random() * WORDS.length)]
    }
    if (key === 'result' && typeof value === 'string' && /^0x[0-9a-f]{1,10}$/.test(value)) return older(value, random)
    return value
  }
  try {
    return { ...served, text: JSON.stringify(swap('', JSON.parse(served.text))) }
  } catch {
    return served
  }
}

function older(quantity: string, random: () => number): string {
  const value = BigInt(quantity)
  const less = BigInt(Math.floor(random() * 20))
  return `0x${(value > less ? value - less : 0n).toString(16)}`
}

// A partial response is far cheaper.
function responseOf({ status, text, type }: Served): Response {
  const bytes = new TextEncoder().encode(text)
  let isRead = false
  const reader = {
    read: async () => {
      if (isRead) return { done: true, value: undefined }
      isRead = true
      return { done: false, value: bytes }
    },
    cancel: async () => undefined,
  }
  return only<Response>({
    status,
    redirected: false,
    type: 'basic',
    headers: new Headers({ 'content-type': type ?? 'application/json' }),
    body: { getReader: () => reader, cancel: async () => undefined },
  })
}
