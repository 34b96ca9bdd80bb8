import { hexToBytes } from '@noble/hashes/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { writeTransaction } from '../../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { txidOf } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { MAIN_NETWORK_EASIEST_BITS } from '../../../../src/core/profiles/bitcoin.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../../src/core/reason/reason.ts'
import { createBitcoinClient } from '../../../../src/net/families/bitcoin/client.ts'
import { createInclusionReader, explorersOf } from '../../../../src/net/families/bitcoin/inclusion/reader.ts'
import { readBitcoinReceived } from '../../../../src/net/families/bitcoin/received.ts'
import type { Fetch } from '../../../../src/net/http/request.ts'
import type { TrackingPorts } from '../../../../src/wallet/engine/deposit-tracking.ts'
import { minedAtOnBitcoin } from '../../../../src/wallet/families/bitcoin/transport.ts'
import { readFill, readRefund } from '../../../../src/wallet/outcome/fill-and-refund.ts'
import { ethInput, NOW } from '../../../core/honest.ts'
import { merklePath, merkleRoot } from '../../../devnet/bitcoin/merkle.ts'
import { coinbaseHex, minedHeader } from '../../../devnet/bitcoin/simulated-block.ts'
import { testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { readTransaction } from '../../../devnet/bitcoin/transaction.ts'
import { only } from '../../../made.ts'
import { type BitcoinStand, EASIEST_BITS, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { approve, newSim } from '../../sim.ts'
import { alwaysWatched } from '../../watched.ts'

const FIRST = 'http://explorer.invalid/api'
const SECOND = 'http://explorer.invalid/second/api'
const SATS = 500_000_000_000n
const ZERO = '0'.repeat(64)
const HEIGHT = 900_000

const { address: recipient } = testWallet('the recipient of an invention')
const script = hexToBytes((scriptOfAddress(recipient) ?? '').slice(2))

// Nobody signed it, and its coin was never made.
const invented = writeTransaction({
  version: 2,
  inputs: [{ txid: 'ab'.repeat(32), vout: 0, script: new Uint8Array(), sequence: 0xffff_ffff }],
  outputs: [{ valueSats: SATS, script }],
  lockTime: 0,
})
const inventedHex = Buffer.from(invented).toString('hex')
const inventedId = txidOf(invented)

/** A forged block of regtest's work around the invented transaction. */
function forgery() {
  const coinbase = coinbaseHex(HEIGHT, 0n, '51', 0)
  const coinbaseId = readTransaction(coinbase).txid
  const txids = [coinbaseId, inventedId]
  const about = { previousHash: '11'.repeat(32), merkleRoot: merkleRoot(txids), timeSeconds: NOW }
  const proof = (pos: number) => JSON.stringify({ block_height: HEIGHT, merkle: merklePath(txids, pos), pos })
  const { hash, header } = minedHeader(about)
  const answers: Readonly<Record<string, string>> = {
    [`/tx/${coinbaseId}/hex`]: coinbase,
    [`/tx/${coinbaseId}/merkle-proof`]: proof(0),
    [`/tx/${inventedId}/merkle-proof`]: proof(1),
    [`/block/${hash}/header`]: header,
    [`/block/${hash}/txid/0`]: coinbaseId,
  }
  return { hash, answers }
}

const inBlock = (hash: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  [`/tx/${inventedId}`]: JSON.stringify({
    txid: inventedId,
    status: { confirmed: true, block_height: HEIGHT, block_hash: hash, block_time: NOW },
  }),
  [`/tx/${inventedId}/hex`]: inventedHex,
  [`/block-height/${HEIGHT}`]: hash,
  '/blocks/tip/height': `${HEIGHT}`,
  ...more,
})

const { hash: forgedHash, answers: forged } = forgery()
const zeroBlock = { [`/block/${ZERO}/header`]: '0'.repeat(160), [`/block/${ZERO}/txid/0`]: inventedId }
const zeroProof = { [`/tx/${inventedId}/merkle-proof`]: JSON.stringify({ merkle: [], pos: 0, block_height: HEIGHT }) }

type Lie = Readonly<{
  first: Readonly<Record<string, string>>
  second?: Readonly<Record<string, string>>
  bits: number
}>
const atZero = inBlock(ZERO)
const withProof = inBlock(ZERO, { ...zeroBlock, ...zeroProof })
const inForged = inBlock(forgedHash, forged)

const LIES: readonly (readonly [string, string, Lie])[] = [
  ['both explorers lie without a proof', 'EXPLORER_UNPROVEN', { first: atZero, second: atZero, bits: EASIEST_BITS }],
  ['both lie with a made-up proof', 'EXPLORER_UNPROVEN', { first: withProof, second: withProof, bits: EASIEST_BITS }],
  [
    'both forge a block below the floor',
    'EXPLORER_UNPROVEN',
    { first: inForged, second: inForged, bits: MAIN_NETWORK_EASIEST_BITS },
  ],
  [
    'one forges a block with work, the other is honest',
    'EXPLORER_ALONE',
    { first: inForged, second: {}, bits: EASIEST_BITS },
  ],
  ['the only one forges a block with work', 'EXPLORER_SHALLOW', { first: inForged, bits: EASIEST_BITS }],
]

let stand: BitcoinStand
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
})
afterAll(() => stand?.stop())

function transfer(minimum: bigint): Execution {
  const sim = newSim(() => ({ status: 'waiting' }))
  const execution = sim.stored.get(approve(sim, ethInput))
  const bitcoin = devnet.chains.find(({ slug }) => slug === 'bitcoin')
  if (!execution || !bitcoin) throw new Error('expected a transfer and Bitcoin')
  const to = { destinationChainId: bitcoin.id, destinationCurrency: bitcoin.native.address, recipient }
  const intent = { ...execution.intent, ...to, refundTo: recipient, originChainId: bitcoin.id }
  const home = { ...intent, originCurrency: bitcoin.native.address }
  return { ...execution, intent: home, minimum: { currency: bitcoin.native, value: minimum } }
}

function portsOf({ first, second, bits }: Lie): TrackingPorts {
  const fetch: Fetch = async (input, init) => {
    const { pathname } = new URL(`${input}`)
    const said = pathname.startsWith('/second') ? second : first
    const text = said?.[pathname.replace(/^(\/second)?\/api/, '')]
    return text === undefined ? stand.fetch(input, init) : new Response(text)
  }
  const bitcoin = createBitcoinClient({ fetch, explorerUrl: FIRST })
  const explorers = explorersOf(fetch, second ? [FIRST, SECOND] : [FIRST])
  const inclusion = createInclusionReader({
    bitcoin,
    explorers,
    easiestBits: bits,
    depth: 6,
    nowMilliseconds: Date.now,
  })
  const ports = {
    profile: devnet,
    received: (txid: string) => readBitcoinReceived({ ...bitcoin, inclusion }, { txid, recipient, ownScripts: [] }),
    minedAtSeconds: (txid: string) => minedAtOnBitcoin(inclusion, txid),
    usedAmong: async () => [],
    status: async () => failedSaying('503'),
    nowSeconds: () => NOW,
    watchedSeconds: alwaysWatched(() => NOW),
    isFinalityDue: () => true,
    fiveDollars: async () => undefined,
  }
  return only<TrackingPorts>(ports)
}

describe('N12: an invented, unsigned transaction of 5,000 BTC that the service names', () => {
  it.each(LIES)('has not arrived where %s', async (_name, code, lie) => {
    const execution = transfer(SATS)
    const waits = { event: 'obstructed', reason: { code } }
    expect(await readFill({ task: 'proveFill', txHashes: [inventedId] }, execution, portsOf(lie))).toMatchObject(waits)
    expect(await readRefund({ task: 'proveRefund', txHashes: [inventedId] }, execution, portsOf(lie))).toMatchObject(
      waits,
    )
  })

  it('has not arrived where no explorer has it', async () => {
    const lie = { first: {}, second: {}, bits: EASIEST_BITS }
    const event = await readFill({ task: 'proveFill', txHashes: [inventedId] }, transfer(SATS), portsOf(lie))
    expect(event).toMatchObject({ event: 'obstructed', reason: { code: 'NOT_ON_CHAIN' } })
  })

  it('unlike a real one, which has', async () => {
    const txid = await stand.fund(recipient, 30_000n)
    await stand.mine(1)
    const task = { task: 'proveFill', txHashes: [txid] } as const
    const honest = { first: {}, second: {}, bits: EASIEST_BITS }
    const event = await readFill(task, transfer(30_000n), portsOf(honest))
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'verified', amount: { value: 30_000n } } })
  })
})
