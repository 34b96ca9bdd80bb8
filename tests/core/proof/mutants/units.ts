/** A test of the folder beside, so that it can be asked of a mutant: it throws where it fails. `file` holds it. */
export type Unit = Readonly<{ name: string; file: string; run: () => unknown }>

/** Every test of the files that were loaded, in their order. */
export const units: Unit[] = []

type Body = (...row: readonly unknown[]) => unknown

let around = ''
let file = ''

/** Called before the tests of a file are collected. */
export function collectFrom(name: string): void {
  file = name
}

/** What stands in for vitest's `describe` while the tests are collected. */
export const describe = named((name, body) => {
  const before = around
  around = `${before}${name}: `
  body()
  around = before
})

/** What stands in for vitest's `it`: the test is kept, not run. */
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
