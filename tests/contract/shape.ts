export type Shape =
  | RuleName
  | readonly [Shape]
  | Readonly<{ optional: Shape }>
  | Readonly<{ oneOf: readonly Shape[] }>
  | Readonly<{ fields: Readonly<Record<string, Shape>> }>
export type RuleName = keyof typeof RULES

const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)

const RULES = {
  text: text(/(?:)/),
  words: text(/./),
  empty: text(/^$/),
  digits: text(/^[0-9]+$/),
  decimal: text(/^-?[0-9]+\.[0-9]+$/),
  number: text(/^-?[0-9]+(\.[0-9]+)?$/),
  address: text(/^0x[0-9a-fA-F]{40}$/),
  // bech32 or base58check; BTC's currency id also matches.
  bitcoinAddress: text(/^(bc1[02-9ac-hj-np-z]{6,87}|[13][1-9A-HJ-NP-Za-km-z]{25,39})$/),
  // An exchange A token: 16 bytes, then a DEX's name where it has one.
  tokenId: text(/^0x[0-9a-f]{32}([0-9a-f]{2})*$/),
  psbt: text(/^70736274ff([0-9a-f]{2})+$/),
  hash: text(/^0x[0-9a-f]{64}$/),
  signature: text(/^0x[0-9a-f]{130}$/),
  hex: text(/^0x([0-9a-f]{2})*$/),
  url: text(/^(https?|wss?):\/\/[^ ]+$/),
  check: text(/^\/intents\/status(\/v3)?\?requestId=0x[0-9a-f]{64}$/),
  word: text(/^[a-z]+$/),
  integer: (value: unknown) => Number.isSafeInteger(value),
  amount: (value: unknown) => typeof value === 'number' && value >= 0,
  boolean: (value: unknown) => typeof value === 'boolean',
  nothing: (value: unknown) => value === null,
} satisfies Readonly<Record<string, (value: unknown) => boolean>>

export function fields(shapes: Readonly<Record<string, Shape>>): Shape {
  return { fields: shapes }
}

export function optional(shape: Shape): Shape {
  return { optional: shape }
}

export function departures(shape: Shape, value: unknown, at = 'answer'): readonly string[] {
  if (typeof shape === 'string') return RULES[shape](value) ? [] : [`${at}: expected ${shape}, got ${shown(value)}`]
  if (isList(shape)) {
    if (!Array.isArray(value)) return [`${at}: expected a list, got ${shown(value)}`]
    return value.flatMap((element, index) => departures(shape[0], element, `${at}[${index}]`))
  }
  if ('optional' in shape) return value === undefined ? [] : departures(shape.optional, value, at)
  if ('oneOf' in shape) {
    const found = shape.oneOf.map((each) => departures(each, value, at))
    return found.some((each) => each.length === 0) ? [] : (found[0] ?? [])
  }
  return objectDepartures(shape.fields, value, at)
}

function objectDepartures(shapes: Readonly<Record<string, Shape>>, value: unknown, at: string): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${at}: expected an object, got ${shown(value)}`]
  }
  const given = new Map<string, unknown>(Object.entries(value))
  const unknown = [...given.keys()].filter((name) => !(name in shapes)).map((name) => `${at}.${name}: not in the shape`)
  return [
    ...unknown,
    ...Object.entries(shapes).flatMap(([name, shape]) => departures(shape, given.get(name), `${at}.${name}`)),
  ]
}

function isList(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape)
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80)
}

/** A value's places and types without list indexes; answers of one kind share them. */
export function outline(value: unknown, at = ''): readonly string[] {
  const places = Array.isArray(value)
    ? value.flatMap((element) => outline(element, `${at}[]`))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, field]) => outline(field, at ? `${at}.${name}` : name))
      : [`${at}: ${value === null ? 'null' : typeof value}`]
  return [...new Set(places)].sort()
}
