type Place = readonly (string | number)[]

export type ShapeLie = Readonly<{ at: Place; name: string; body: unknown }>

const OTHERS = [null, true, {}, [], -1, 0.5, 1e-7, 1e21, '', '-1', '1e-7', 'odd', '9'.repeat(40), [[]], { odd: 1 }]

export function shapeLiesOf(answer: unknown): readonly ShapeLie[] {
  return placesIn(answer).flatMap((at) => {
    const value = valueAt(answer, at)
    const asOther = typeof value === 'number' ? `${value}` : Number(value)
    const lies = [...OTHERS, asOther, [value], { value }].map((other) => changed(answer, at, other))
    const missing = at.length === 0 ? [] : [changed(answer, at, undefined)]
    return [...missing, ...lies].map((body) => ({ at, name: `${at.join('.')}: ${JSON.stringify(body)}`, body }))
  })
}

function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [at, ...keys.flatMap((key) => placesIn(Reflect.get(value, key), [...at, key]))]
}

function valueAt(value: unknown, at: Place): unknown {
  return at.reduce((inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined), value)
}

function changed(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to
  const inner = changed(valueAt(value, [key]), rest, to)
  if (Array.isArray(value))
    return inner === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), inner)
  return { ...Object(value), [key]: inner }
}
