import { describe, expect, it } from 'vitest'
import type { ItemState } from '../../../src/core/execution/execution.ts'
import { TRANSFER_TOPIC } from '../../../src/core/families/evm/erc20-events.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { arrivalNames, clashesWith } from '../../../src/core/reservation/reservation.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import type { EvmReads } from '../../../src/net/families/evm/balance-and-receipt-reads.ts'
import { readReceived } from '../../../src/net/families/evm/received.ts'
import { type ArrivalPorts, arrivalOf } from '../../../src/wallet/outcome/arrival.ts'
import { NOW } from '../../core/honest.ts'
import { only } from '../../made.ts'

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

/** Block 10 pays `PLAIN` 100 beside foreign calls. */
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
      readReceived(CHAIN, hash, { currency, isNative, recipient }),
    minedAtSeconds: async () => ({ ok: true, value: NOW }),
    usedAmong: async (ids) => ids.filter((id) => used.includes(id)),
  }
}

const about = { id: 'transfer', approvedAtSeconds: NOW, intent: {}, own: [] }
const arrived = (named: readonly string[], enough: bigint, used?: readonly string[]) =>
  arrivalOf(named, { ...ETHER, recipient: ME, enough }, about, portsOf(used))

describe('native money that came in one block', () => {
  it('includes the gas of our other steps in that block alone', async () => {
    const stranger = hashOf(2)
    const stepIn = (blockNumber: bigint, hash: string, chainId = 1): ItemState => ({
      phase: 'included',
      terms: { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n },
      signed: only<Signed>({ kind: 'evmTransaction', purpose: 'step', chainId, bytes: '0x', hash }),
      earlier: [],
      inclusion: { in: 'block', blockNumber, blockHash: PLAIN, fee: { value: 7n, forData: 2n } },
      readAtSeconds: NOW,
    })
    const elsewhere = stepIn(10n, hashOf(7), 8453)
    const steps = [stepIn(10n, hashOf(5)), stepIn(9n, hashOf(6)), stepIn(10n, stranger), elsewhere]
    const target = { ...ETHER, recipient: ME, enough: 109n }
    expect(await arrivalOf([stranger], target, { ...about, steps }, portsOf())).toMatchObject({
      proof: 'verified',
      amount: { value: 109n },
    })
  })

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

  it('is proven by its transaction once for one account, whatever tokens of it were counted', async () => {
    const log = `log 0 of ${PLAIN}`
    expect(await arrived([PLAIN], 1n, [log])).toMatchObject({ proof: 'verified' })
    const used = { proof: 'reported', why: { code: 'ARRIVAL_USED' } }
    expect(await arrived([PLAIN], 1n, [`native of ${PLAIN} on 1 for ${ME}`])).toMatchObject(used)
    expect(await arrived([PLAIN], 1n, [`native of ${PLAIN} on 1 for ${CONTRACT}`])).toMatchObject({ proof: 'verified' })
  })

  it('is proven for each of two whom it was plainly paid to', async () => {
    expect(await arrived([PLAIN], 1n, [`some of block 10 on 1 for ${ME}`])).toMatchObject({ proof: 'verified' })
  })
})

describe('tokens that came by several logs of one transaction', () => {
  const USDC = devnet.chains.find(({ id }) => id === 1)?.tokens[0]
  const TX = hashOf(7)
  const transfer = (value: bigint) => ({
    address: USDC?.address ?? '',
    topics: [TRANSFER_TOPIC, `0x${'0'.repeat(24)}${CONTRACT.slice(2)}`, `0x${'0'.repeat(24)}${ME.slice(2)}`],
    data: `0x${value.toString(16).padStart(64, '0')}`,
  })
  const chainOf = (...values: readonly bigint[]): EvmReads => ({
    ...CHAIN,
    receipt: async () => ({ ok: true, value: { ...RECEIPT, logs: values.map(transfer) } as never }),
  })
  /** This record reserves `counted`. */
  async function arrivalIn(
    values: readonly bigint[],
    enough: bigint,
    used: readonly string[] = [],
    counted?: readonly string[],
  ) {
    const ports: ArrivalPorts = {
      ...portsOf(used),
      received: (hash, { address: currency, isNative }, recipient) =>
        readReceived(chainOf(...values), hash, { currency, isNative, recipient }),
    }
    const target = { chainId: 1, address: USDC?.address ?? '', recipient: ME, enough }
    const proof = await arrivalOf([TX], target, { ...about, ...(counted && { counted }) }, ports)
    const names = 'proof' in proof && proof.proof === 'verified' ? arrivalNames(proof.txHash, proof.besides) : []
    return { proof, names }
  }

  it('arrive for each of two transfers that a solver fills together, and one log never for both', async () => {
    const first = await arrivalIn([10n, 7n], 7n)
    expect(first.proof).toMatchObject({ proof: 'verified', txHash: TX, amount: { value: 7n } })
    const second = await arrivalIn([10n, 7n], 9n, first.names)
    expect(second.proof).toMatchObject({ proof: 'verified', txHash: TX, amount: { value: 10n } })
    expect(first.names).toEqual([`log 1 of ${TX}`])
    expect(second.names).toEqual([`log 0 of ${TX}`])
    const third = await arrivalIn([10n, 7n], 1n, [...first.names, ...second.names])
    expect(third.proof).toMatchObject({ proof: 'reported', why: { code: 'ARRIVAL_USED' } })
    expect(clashesWith(second.names)).toEqual([`log 0 of ${TX}`, TX, TX.slice(2)])
    expect((await arrivalIn([10n, 7n], 1n, [TX])).proof).toMatchObject({ why: { code: 'ARRIVAL_USED' } })
  })

  it('arrive beside native money of the same transaction that another transfer has counted', async () => {
    const native = [`some of block 10 on 1 for ${ME}`, `native of ${TX} on 1 for ${ME}`]
    expect((await arrivalIn([10n], 7n, native)).proof).toMatchObject({ proof: 'verified', amount: { value: 10n } })
  })

  it('are the parts of one arrival where none is enough by itself', async () => {
    const { proof, names } = await arrivalIn([6n, 5n], 11n)
    expect(proof).toMatchObject({ proof: 'verified', amount: { value: 11n } })
    expect(names).toEqual([`log 0 of ${TX}`, `log 1 of ${TX}`])
  })

  it('stay counted as they were when they are read again', async () => {
    expect((await arrivalIn([10n, 7n], 5n, [], [`log 0 of ${TX}`, TX])).proof).toMatchObject({ amount: { value: 10n } })
    // A reorganisation has moved its log in the block, so all of them may be its own.
    expect((await arrivalIn([10n, 7n], 5n, [], [`log 9 of ${TX}`, TX])).proof).toMatchObject({ amount: { value: 17n } })
  })
})
