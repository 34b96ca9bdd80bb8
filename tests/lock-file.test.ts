import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = Readonly<{ version?: string; integrity?: string; link?: boolean }>

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Readonly<{
  packages: Readonly<Record<string, Entry>>
}>

it('binds every package that can be installed to the bytes it was chosen with', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  expect(entries.length).toBeGreaterThan(700)
  const unbound = entries.filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
  expect(
    unbound.map(([path]) => path),
    'Copy `resolved` and `integrity` of these packages from the lock file before the change.',
  ).toEqual([])
})
