import { drawing } from '../../../../net/hostile.ts'

export type Lie = Readonly<{ at: string; body: string; status: number }>

const HEX = /^[0-9a-f]{8,}$/

const DIGITS = /^[0-9]+$/

const MOST_OF_A_NAME = 4

type Pool = ReadonlyMap<string, readonly unknown[]>

export function liesOf(answer: string, all: readonly string[]): readonly Lie[] {
  const pool = poolOf(all)
  const parsed = read(answer)
  const bodies =
    typeof parsed === 'string'
      ? [...textLies(answer), ...(pool.get('') ?? [])].map((body) => [`${body}`.slice(0, 20), `${body}`] as const)
      : [...changesOf(parsed, '$', pool)].map(([at, value]) => [at, JSON.stringify(value) ?? ''] as const)
  const told = bodies.map(([at, body]) => ({ at, body, status: 200 }))
  const refusals = [404, 429, 503].map((status) => ({ at: `HTTP ${status}`, body: 'Transaction not found', status }))
  return [...told.filter(({ body }) => body !== answer), ...refusals]
}

export function twinsOf(answer: string): readonly Lie[] {
  return [...twinned(read(answer), '$')].map(([at, value]) => {
    const body = JSON.stringify(value).replace(`${TWIN}":`, '":')
    return { at: `${at} twice`, body, status: 200 }
  })
}

const TWIN = '#twin'

function* twinned(value: unknown, at: string): Generator<readonly [at: string, changed: unknown]> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [`${at}.${name}`, { ...value, [`${name}${TWIN}`]: othersThan(each)[0] }]
    for (const [where, changed] of twinned(each, `${at}.${name}`))
      yield [where, Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }]
  }
}

function read(text: string): unknown {
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
}

function poolOf(all: readonly string[]): Pool {
  const pool = new Map<string, unknown[]>()
  const add = (name: string, value: unknown) => {
    const known = pool.get(name) ?? []
    const isMore = known.length >= MOST_OF_A_NAME || JSON.stringify(value).length > 400
    if (!isMore && !known.some((each) => JSON.stringify(each) === JSON.stringify(value)))
      pool.set(name, [...known, value])
  }
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, each] of Object.entries(value)) {
      if (!Array.isArray(value)) add(name, each)
      walk(each)
    }
  }
  for (const text of all) {
    const value = read(text)
    if (typeof value === 'string') add('', value)
    else walk(value)
  }
  return pool
}

function textLies(text: string): readonly string[] {
  const hex = HEX.test(text) ? otherHex(text) : []
  const number = /^\d{1,9}$/.test(text) ? otherNumbers(Number(text)).map(String) : []
  return [...hex, ...number, '', 'null', `"${text}"`, `${text} `, `${text}\n${text}`]
}

function* changesOf(value: unknown, at: string, pool: Pool): Generator<readonly [at: string, changed: unknown]> {
  for (const [index, other] of othersThan(value).entries()) yield [`${at}~${index}`, other]
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      yield [`${at}[${index}] doubled`, value.toSpliced(index, 0, each)]
      yield [`${at}[${index}] missing`, value.toSpliced(index, 1)]
      for (const [where, changed] of changesOf(each, `${at}[${index}]`, pool)) yield [where, value.with(index, changed)]
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      yield [`${at}.${name} missing`, Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))]
      for (const other of pool.get(name) ?? []) yield [`${at}.${name} of another`, { ...value, [name]: other }]
      for (const [where, changed] of changesOf(each, `${at}.${name}`, pool))
        yield [where, { ...value, [name]: changed }]
    }
  }
}

function othersThan(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [...otherNumbers(value), `${value}`, null, true]
  if (typeof value === 'boolean') return [!value, value ? 1 : 0, `${value}`, null]
  if (typeof value === 'string') {
    const hex = HEX.test(value) ? otherHex(value) : []
    const digits = DIGITS.test(value) ? [`-${value}`, `${BigInt(value) + 1n}`, '1e-7', '9'.repeat(40)] : []
    return [...hex, ...digits, `${value}0`, '', 0, null]
  }
  if (Array.isArray(value)) return [[], [...value].reverse(), [...value, ...value], {}, null]
  return [{}, [], null]
}

function otherNumbers(value: number): readonly number[] {
  return [0, 1, -1, -value, value + 1, value - 1, value + 0.5, value * 2 + 7, 6_000_000, 2 ** 53, 1e21]
}

function otherHex(text: string): readonly string[] {
  const flipped = (at: number) => `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`
  const places = [0, 0.25, 0.5, 0.86, 0.875, 0.89].map((part) => Math.floor(part * text.length))
  return [
    ...[...places, text.length - 1].map(flipped),
    ...['0'.repeat(text.length), 'f'.repeat(text.length)],
    ...[text.toUpperCase(), text.slice(2), `${text}00`, `0x${text}`],
  ]
}

export const SEED = Number(process.env['LIES_SEED'] ?? 1)
const COUNT = Number(process.env['LIES_COUNT'] ?? 0)

/** `LIES_COUNT` may be `all`. */
export function drawn<T>(all: readonly T[], count: number): readonly T[] {
  const most = process.env['LIES_COUNT'] === 'all' ? all.length : COUNT || count
  const draw = drawing(SEED)
  const left = [...all]
  const chosen: T[] = []
  while (chosen.length < most && left.length > 0) chosen.push(...left.splice(draw(left.length), 1))
  return chosen
}
