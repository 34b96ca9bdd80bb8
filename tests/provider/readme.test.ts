import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../src/core/profiles/profile.ts'
import { RPC_ERROR_CODES } from '../../src/provider/rpc-error.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROVIDER = join(ROOT, 'src/provider')
const readme = readFileSync(join(PROVIDER, 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((found) => found[1] ?? '')

// The text says to copy two files.
let dapp = ''
beforeAll(() => {
  mkdirSync(join(ROOT, '.output'), { recursive: true })
  dapp = mkdtempSync(join(ROOT, '.output/readme-'))
  mkdirSync(join(dapp, 'causeway'))
  for (const file of ['types.ts', 'viem.ts']) cpSync(join(PROVIDER, file), join(dapp, 'causeway', file))
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  }
  writeFileSync(join(dapp, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
})
afterAll(() => rmSync(dapp, { recursive: true, force: true }))

function compiled(texts: readonly string[]): string {
  for (const [index, text] of texts.entries()) writeFileSync(join(dapp, `block-${index}.ts`), text)
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '-p', dapp], { encoding: 'utf8' }).stdout
}

describe('the text for dApp developers', () => {
  it('has code for viem and for wagmi, of at most twelve lines each', () => {
    const lines = blocks.map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('import')))
    expect(lines.map((each) => each.length).filter((length) => length > 12)).toEqual([])
    expect(blocks.filter((block) => block.includes("from '@wagmi/core'"))).toHaveLength(2)
    expect(blocks.filter((block) => block.includes('createWalletClient'))).toHaveLength(2)
  })

  it('has code that compiles as it stands', () => {
    expect(compiled(blocks)).toBe('')
  })

  it('has code that would not compile if it asked for something else', () => {
    const [calls = '', intent = ''] = blocks
    const wrong = [calls.replace('requiredAssets }', 'requiredAssets: 1 }'), intent.replace("'0x186a0'", '100_000')]
    expect(wrong.filter((text) => blocks.includes(text))).toEqual([])
    expect(compiled(wrong).match(/block-\d\.ts/g)).toEqual(expect.arrayContaining(['block-0.ts', 'block-1.ts']))
  })

  it('names assets that there are', () => {
    const named = [...readme.matchAll(/\{ chainId: (\d+), address: '([^']+)' \}/g)]
    expect(named.map(([, chainId, address = '']) => currencyOf(devnet, Number(chainId), address)?.symbol)).toEqual([
      'BTC',
    ])
  })

  it('says what each error means', () => {
    const told = [...readme.matchAll(/^\| `(-?\d+)` +\|/gm)].map((found) => Number(found[1]))
    expect(Object.values(RPC_ERROR_CODES).filter((code) => !told.includes(code))).toEqual([])
  })
})
