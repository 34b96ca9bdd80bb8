export type Unit = Readonly<{ name: string; file: string; run: () => unknown }>

export const units: Unit[] = []

type Body = (...row: readonly unknown[]) => unknown

let around = ''
let file = ''

export function collectFrom(name: string): void {
  file = name
}

/** Replaces vitest's `describe`. */
export const describe = named((name, body) => {
  const before = around
  around = `${before}${name}: `
  body()
  around = before
})

/** Replaces vitest's `it`: collects without running. */
export const it = named((name, body) => void units.push({ name: around + name, file, run: body }))
// biome-ignore lint/performance/noBarrelFile: what is collected imports all of it from one place
export { expect, expectTypeOf } from 'vitest'

function named(take: (name: string, body: () => unknown) => void) {
  const one = (name: string, ...[first, second]: readonly unknown[]) => {
    const body = typeof first === 'function' ? first : second
    if (typeof body === 'function') take(name, () => body())
  }
  const each =
    (rows: readonly unknown[]) =>
    (name: string, ...[first, second]: readonly (Body | object)[]) => {
      const body = typeof first === 'function' ? first : second
      if (typeof body !== 'function') return
      rows.forEach((row, index) => {
        take(`${name} (${index})`, () => (Array.isArray(row) ? body(...row) : body(row)))
      })
    }
  const skipIf = (isSkipped: boolean) => (isSkipped ? () => undefined : one)
  return Object.assign(one, { each, skipIf })
}
