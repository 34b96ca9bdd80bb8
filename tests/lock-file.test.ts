import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = Readonly<{
  version?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}>

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

const OF_THE_EXTENSION = [
  ...['@noble/ciphers', '@noble/curves', '@noble/hashes', '@preact/signals', '@preact/signals-core', 'preact'],
  ...['@scure/base', '@scure/bip32', '@scure/bip39', '@scure/btc-signer', 'micro-packed'],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/dictionary-compression', '@zxcvbn-ts/language-common', '@zxcvbn-ts/language-en'],
  ...['fastest-levenshtein', 'hash-wasm', 'idb', 'qr', 'valibot', 'webextension-polyfill'],
  ...['viem', '@adraffy/ens-normalize', 'abitype', 'eventemitter3', 'isows', 'ox', 'viem/node_modules/ws'],
]

it('builds the extension from known packages alone, of one version each', () => {
  const ofBuild = Object.entries(packages).filter(([, each]) => !each.dev && !each.devOptional && !each.optional)
  const names = ofBuild.flatMap(([path]) => (path === '' ? [] : [path.slice('node_modules/'.length)]))
  expect(names.sort(), 'Say in the commit why the extension needs another package.').toEqual(OF_THE_EXTENSION.sort())
  const { dependencies = {} } = Object(packages['']) as Readonly<{ dependencies?: Readonly<Record<string, string>> }>
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
})
