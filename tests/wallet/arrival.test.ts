import { describe, expect, it } from 'vitest'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { EvmReads } from '../../src/net/evm-reads.ts'
import { received } from '../../src/net/received.ts'
import { type ArrivalPorts, arrivalOf } from '../../src/wallet/arrival.ts'
import { NOW } from '../core/honest.ts'

const ME = `0x${'aa'.repeat(20)}` as const
const CONTRACT = `0x${'cc'.repeat(20)}` as const
const ETHER = { chainId: 1, address: `0x${'00'.repeat(20)}` }
const hashOf = (n: number): `0x${string}` => `0x${n.toString(16).padStart(64, '0')}`
const PLAIN = hashOf(1)
const RECEIPT = {
  status: 'success',
  blockNumber: 10n,
  blockHash: PLAIN,
  gasUsed: 1n,
  logs: [],
  charge: undefined,
} as const

/** A chain on which `PLAIN` pays this account 100 in block 10, together with calls of strangers to contracts. */
const CHAIN: EvmReads = {
  receipt: async () => ({ ok: true, value: RECEIPT }),
  transaction: async (hash) => ({
    ok: true,
    value: hash === PLAIN ? { from: CONTRACT, to: ME, value: 100n } : { from: CONTRACT, to: CONTRACT, value: 0n },
  }),
  balance: async (_owner, at = 0n) => ({ ok: true, value: typeof at === 'bigint' && at >= 10n ? 100n : 0n }),
}

function portsOf(used: readonly string[] = []): ArrivalPorts {
  return {
    profile: devnet,
    received: (hash, { address: currency, isNative }, recipient) =>
      received(CHAIN, hash, { currency, isNative, recipient }),
    minedAtSeconds: async () => ({ ok: true, value: NOW }),
    usedAmong: async (ids) => ids.filter((id) => used.includes(id)),
  }
}

const about = { id: 'crossing', approvedAtSeconds: NOW, intent: {}, own: [] }
const arrived = (named: readonly string[], enough: bigint, used?: readonly string[]) =>
  arrivalOf(named, { ...ETHER, recipient: ME, enough }, about, portsOf(used))

describe('native money that came in one block', () => {
  it('is counted once, however many transactions of the block are named', async () => {
    const strangers = [hashOf(2), hashOf(3), hashOf(4)]
    expect(await arrived([PLAIN, ...strangers], 400n)).toMatchObject({ proof: 'verified', amount: { value: 100n } })
    expect(await arrived([...strangers, PLAIN], 400n)).toMatchObject({ proof: 'verified', amount: { value: 100n } })
    expect(await arrived(strangers, 300n)).toMatchObject({ proof: 'verified', amount: { value: 100n } })
  })

  it('names its block, so that no other one is proven by it', async () => {
    const some = `some of block 10 on 1 for ${ME}`
    const all = `all of block 10 on 1 for ${ME}`
    const stranger = hashOf(2)
    expect(await arrived([PLAIN], 1n)).toMatchObject({ txHash: PLAIN, besides: [some] })
    expect(await arrived([PLAIN, stranger], 1n)).toMatchObject({ txHash: stranger, besides: [PLAIN, some, all] })
    const mixed = { proof: 'reported', why: { code: 'ARRIVAL_MIXED' } }
    expect(await arrived([stranger], 1n, [some])).toMatchObject(mixed)
    expect(await arrived([PLAIN], 1n, [all])).toMatchObject(mixed)
  })

  it('is proven for each of two whom it was plainly paid to', async () => {
    expect(await arrived([PLAIN], 1n, [`some of block 10 on 1 for ${ME}`])).toMatchObject({ proof: 'verified' })
  })
})
