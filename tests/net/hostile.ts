import { readFileSync } from 'node:fs'

/** Draws repeatable integers from 0 to below `most`. */
export type Draw = (most: number) => number

export function drawing(seed: number): Draw {
  let state = seed >>> 0
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

const HIDING = '\u202e\u2066\u200b\n<b>x</b>'
/** An outsider may send these anywhere. */
const HOSTILE: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e308,
  () => '',
  () => '0x',
  () => '0x0',
  () => `0x${'f'.repeat(64)}`,
  () => `0x${'f'.repeat(65)}`,
  () => `0x${'0'.repeat(63)}1`,
  () => '-1',
  () => '1e30',
  () => '9'.repeat(78),
  () => '9'.repeat(400),
  () => HIDING,
  () => `${HIDING}\ud800`,
  () => 'word '.repeat(400),
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => Array.from({ length: 2_000 }, () => 0),
  () => ({ code: 3, message: HIDING, data: '0x' }),
  () => ({ length: 3 }),
  () => ({ toString: 1, valueOf: null }),
]

type Place = Readonly<{ holder: Record<string, unknown>; key: string }>

function placesIn(value: unknown, places: Place[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return places
  const holder = value as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    places.push({ holder, key })
    placesIn(holder[key], places)
  }
  return places
}

/** Replaces, drops, adds or repeats parts. */
export function mutated(honest: unknown, draw: Draw): unknown {
  const root: Record<string, unknown> = { all: structuredClone(honest) }
  for (let times = draw(3) + 1; times > 0; times -= 1) {
    const places = placesIn(root)
    const { holder, key } = places[draw(places.length)] ?? { holder: root, key: 'all' }
    const other = places[draw(places.length)]
    const hostile = HOSTILE[draw(HOSTILE.length)]?.()
    const ways: readonly (() => void)[] = [
      () => (holder[key] = hostile),
      () => (holder[key] = hostile),
      () => (holder[key] = hostile),
      () => (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
      () => (holder[key] = structuredClone(other?.holder[other.key])),
      () => (holder[key] = Array.from({ length: [2, 70, 600][draw(3)] ?? 2 }, () => structuredClone(holder[key]))),
      () => (holder[key] = { [key]: holder[key] }),
      () => (holder[key] = `${String(holder[key])}0`),
      () => (holder[HIDING] = hostile),
      () => Object.assign(holder, { [['error', 'message', 'status', 'result', 'code'][draw(5)] ?? '']: hostile }),
    ]
    ways[draw(ways.length)]?.()
  }
  return root['all']
}

/** Cuts, alters or repeats text, or breaks its JSON. */
export function mangled(text: string, draw: Draw): string {
  const at = draw(text.length + 1)
  const ways: readonly (() => string)[] = [
    () => text.slice(0, at),
    () => `${text.slice(0, at)}${String.fromCharCode(draw(256))}${text.slice(at + 1)}`,
    () => `${text.slice(0, at)}${text.slice(at).repeat(2)}`,
    () => text.replace('{', '{"__proto__":1,'),
    () => text.replace('{', `{${JSON.stringify(HIDING)}:1,${JSON.stringify(HIDING)}:2,`),
    () => `${text} ${text}`,
    () => '['.repeat(40_000),
    () => '',
    () => `\ufeff${text}`,
  ]
  return draw(6) > 0 ? text : (ways[draw(ways.length)]?.() ?? text)
}

export function golden(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../contract/golden/${name}.json`, import.meta.url), 'utf8'))
}
