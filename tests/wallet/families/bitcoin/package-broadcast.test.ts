import { expect, it } from 'vitest'
import { ancestorBytesOf } from '../../../../src/core/families/bitcoin/mempool/ancestor-bytes.ts'
import { decodeTransaction, txidOf } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import { broadcastWithAncestors, type PackagePorts } from '../../../../src/wallet/families/bitcoin/package-broadcast.ts'
import { testWallet } from '../../../devnet/bitcoin/test-wallet.ts'

const wallet = testWallet('package')
const decoded = (hex: string) => decodeTransaction(hexToBytes(`0x${hex}`))
const idOf = (hex: string) => txidOf(decoded(hex).stripped)

function chainOf(length: number): readonly string[] {
  const all: string[] = []
  for (let txid = 'ab'.repeat(32), at = 0; at < length; at += 1) {
    const hex = wallet.spend(
      [{ txid, vout: 0, valueSats: 90_000n - BigInt(at) * 500n, hex: '' }],
      [{ script: wallet.script, valueSats: 89_500n - BigInt(at) * 500n }],
    )
    all.push(hex)
    txid = idOf(hex)
  }
  return all
}

const MISSING = { result: 'conflict', message: 'missing', reason: { code: 'SAID', words: 'missing' } } as const
const ACCEPTED = { result: 'accepted', message: '' } as const

function nodeWith(has: readonly string[], options: Readonly<{ takesPackages?: boolean; isSpent?: boolean }> = {}) {
  const pool = new Set(has.map(idOf))
  const sent: (readonly string[])[] = []
  const isNext = (hex: string) => {
    const [input] = decoded(hex).transaction.inputs
    return input?.txid === 'ab'.repeat(32) || pool.has(input?.txid ?? '')
  }
  const ports: PackagePorts = {
    place: async (txid) => ({ ok: true, value: pool.has(txid) ? { in: 'mempool' } : undefined }),
    outspend: async () => ({
      ok: true,
      value: options.isSpent ? { spent: true, txid: 'cd'.repeat(32), place: { in: 'mempool' } } : { spent: false },
    }),
    broadcast: async (hex) => {
      sent.push([idOf(hex)])
      if (!isNext(hex)) return MISSING
      pool.add(idOf(hex))
      return ACCEPTED
    },
    broadcastPackage: async (all) => {
      sent.push(all.map(idOf))
      if (options.takesPackages === false) return undefined
      for (const hex of all) if (isNext(hex)) pool.add(idOf(hex))
      return pool.has(idOf(all.at(-1) ?? '')) ? ACCEPTED : MISSING
    },
  }
  return { ports, sent }
}

const [grandparent = '', parent = '', child = ''] = chainOf(3)
const [g, p, c] = [grandparent, parent, child].map(idOf)

it('sends a transaction alone where its parents are there', async () => {
  const { ports, sent } = nodeWith([grandparent, parent])
  expect(await broadcastWithAncestors(child, [grandparent, parent], ports)).toEqual(ACCEPTED)
  expect(sent).toEqual([[c]])
})

it('sends a lost grandparent first, and the parent in a package with the child', async () => {
  const { ports, sent } = nodeWith([])
  expect(await broadcastWithAncestors(child, [grandparent, parent], ports)).toEqual(ACCEPTED)
  expect(sent).toEqual([[c], [g], [p, c]])
})

it('sends one after the other where no package is taken', async () => {
  const { ports, sent } = nodeWith([grandparent], { takesPackages: false })
  expect(await broadcastWithAncestors(child, [grandparent, parent], ports)).toEqual(ACCEPTED)
  expect(sent).toEqual([[c], [p, c], [p], [c]])
})

it('sends no ancestor whose coin another transaction spends, and none for another refusal', async () => {
  const replaced = nodeWith([], { isSpent: true })
  expect(await broadcastWithAncestors(child, [grandparent, parent], replaced.ports)).toEqual(MISSING)
  expect(replaced.sent).toEqual([[c]])
  const full = { ...MISSING, result: 'underpriced' } as const
  const { ports } = nodeWith([])
  expect(await broadcastWithAncestors(child, [parent], { ...ports, broadcast: async () => full })).toEqual(full)
})

it('keeps ancestors with parents first, and none where one is unread or all are too large', () => {
  const whole = (hex: string) => [idOf(hex), { ...decoded(hex), raw: `0x${hex}` }] as const
  expect(ancestorBytesOf(new Map([whole(parent), whole(grandparent)]))).toEqual([grandparent, parent])
  expect(ancestorBytesOf(new Map([whole(parent), [g ?? '', decoded(grandparent)]]))).toEqual([])
  const large = { ...decoded(grandparent), raw: `0x${'00'.repeat(100_001)}` } as const
  expect(ancestorBytesOf(new Map([[g ?? '', large]]))).toEqual([])
})
