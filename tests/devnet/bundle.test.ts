import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundled } from '../run/bundle.mjs'
import { REPOSITORY } from '../run/install.mjs'

let folder: string
let bundle: string | undefined

beforeEach(() => {
  mkdirSync(join(REPOSITORY, '.output'), { recursive: true })
  folder = mkdtempSync(join(REPOSITORY, '.output', 'bundled-'))
  write('value.ts', 'export const value: number = 1')
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  if (bundle) rmSync(bundle, { force: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const make = () => {
  bundle = bundled(join(folder, 'entry.ts'))
  return bundle
}
const load = (file: string) => import(`${file}?${statSync(file).mtimeMs}`)

test('one file does what the sources do, and believes to be where they are', async () => {
  write(
    'entry.ts',
    "export { value } from './value.ts'\nexport const places = [import.meta.dirname, import.meta.filename, import.meta.url]",
  )
  const { value, places } = await load(make())
  expect(value).toBe(1)
  expect(places).toEqual([folder, join(folder, 'entry.ts'), `file://${join(folder, 'entry.ts')}`])
})

test('it is made once, and again when a source has changed', async () => {
  write('entry.ts', "export { value } from './value.ts'")
  const { mtimeMs } = statSync(make())
  expect(statSync(make()).mtimeMs).toBe(mtimeMs)
  write('value.ts', 'export const value: number = 22')
  expect((await load(make())).value).toBe(22)
})

test('what cannot be built is refused with the reason', () => {
  write('entry.ts', "export { value } from './nothing.ts'")
  expect(make).toThrow(/entry\.ts could not be put into one file:[\s\S]*nothing\.ts/)
})
