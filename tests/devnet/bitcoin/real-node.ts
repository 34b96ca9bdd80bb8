import { MEMPOOL_EXPIRY_HOURS, startBitcoind } from './bitcoind.ts'
import { hex } from './hex.ts'
import { BitcoinError, type BitcoinNode, type BlockData, type Verdict } from './node.ts'
import { type BitcoinRpc, connectRpc } from './rpc.ts'
import { opReturnScript } from './transaction.ts'

/** `now` in epoch milliseconds. */
export type NodeStart = Readonly<{ folder: string; now: () => number; mempoolMegabytes?: number | undefined }>

type RawBlock = Readonly<{
  hash: string
  height: number
  version: number
  previousblockhash?: string
  merkleroot: string
  time: number
  bits: string
  nonce: number
  tx: readonly Readonly<{ hex: string }>[]
}>

const FALLBACK_FEE_RATE = 5
const SATS_PER_BTC = 100_000_000
const NOT_FOUND = -5

/** Starts `program` as a node. */
export async function startRealNode(program: string, start: NodeStart): Promise<BitcoinNode> {
  const { folder, now, mempoolMegabytes } = start
  const { child, rpcUrl } = await startBitcoind(program, folder, mempoolMegabytes)
  const rpc = connectRpc(rpcUrl)
  const { call } = rpc
  const exclusive = oneAtATime()
  const setTime = () => call('setmocktime', Math.floor(now() / 1000))
  let tipHash: string | undefined
  // Estimates change only with blocks.
  const rates = new Map<string | undefined, Promise<number>>()
  const rateOfTip = () => {
    const known = rates.get(tipHash)
    if (known) return known
    const rate = feeRateOf(rpc)
    rates.clear()
    rates.set(tipHash, rate)
    rate.catch(() => rates.delete(tipHash))
    return rate
  }
  const node: BitcoinNode = {
    kind: 'bitcoind',
    rpcUrl,
    position: async () => {
      const position = await exclusive(() => positionOf(rpc))
      tipHash = position.tipHash
      return position
    },
    block: async (hash) => blockOf(await call<RawBlock>('getblock', hash, 2)),
    transactions: (txids) => rpc.batch(txids.map((txid) => ({ method: 'getrawtransaction', params: [txid] }))),
    broadcast: (transaction) => exclusive(() => call<string>('sendrawtransaction', transaction, 0)),
    submitPackage: (transactions) => exclusive(() => call('submitpackage', transactions)),
    test: (transaction) => exclusive(() => verdictOf(rpc, transaction)),
    feeRate: () => rateOfTip(),
    mine: (blocks, script) =>
      exclusive(async () => {
        await setTime()
        return call<readonly string[]>('generatetodescriptor', blocks, `raw(${script})`)
      }),
    mineOnly: (script, transactions) => exclusive(() => setTime().then(() => mineOnly(rpc, script, transactions))),
    reorg: (depth, script) =>
      exclusive(async () => {
        await setTime()
        const height = await call<number>('getblockcount')
        await call('invalidateblock', await call<string>('getblockhash', height - depth + 1))
        await mineOnly(rpc, burningScript(), [])
        for (let mined = 0; mined < depth; mined += 1) await mineOnly(rpc, script, [])
      }),
    evict: (txid) => exclusive(() => evict(rpc, txid, now)),
    prioritise: async (txid, deltaSats) => {
      await call('prioritisetransaction', txid, 0, deltaSats)
    },
    stop: child.stop,
  }
  return node
}

async function positionOf(rpc: BitcoinRpc) {
  const [tipHash, pool] = await rpc.batch([
    { method: 'getbestblockhash', params: [] },
    { method: 'getrawmempool', params: [false, true] },
  ])
  const { txids, mempool_sequence } = pool as { txids: readonly string[]; mempool_sequence: number }
  return { tipHash: tipHash as string, mempool: txids, mempoolSequence: mempool_sequence }
}

function blockOf(block: RawBlock): BlockData {
  const { hash, height, previousblockhash, time, tx } = block
  const transactions = tx.map((transaction) => transaction.hex)
  const header = headerOf(block)
  return { hash, height, previousHash: previousblockhash ?? '', timeSeconds: time, header, transactions }
}

function headerOf({ version, previousblockhash, merkleroot, time, bits, nonce }: RawBlock): string {
  const header = new Uint8Array(80)
  const view = new DataView(header.buffer)
  view.setInt32(0, version, true)
  header.set(hex.decode(previousblockhash ?? '0'.repeat(64)).reverse(), 4)
  header.set(hex.decode(merkleroot).reverse(), 36)
  view.setUint32(68, time, true)
  view.setUint32(72, Number.parseInt(bits, 16), true)
  view.setUint32(76, nonce, true)
  return hex.encode(header)
}

async function verdictOf({ call }: BitcoinRpc, transaction: string): Promise<Verdict> {
  type Tested = Readonly<{ allowed: boolean; 'reject-reason'?: string }>
  const [tested] = await call<readonly Tested[]>('testmempoolaccept', [transaction], 0)
  return tested?.allowed ? { accepted: true } : { accepted: false, reason: tested?.['reject-reason'] ?? 'unknown' }
}

async function feeRateOf({ call }: BitcoinRpc): Promise<number> {
  const { feerate } = await call<{ feerate?: number }>('estimatesmartfee', 2)
  // A chain without history has no estimate.
  return feerate ? Math.max(1, (feerate * SATS_PER_BTC) / 1000) : FALLBACK_FEE_RATE
}

// A new branch's first block must differ.
function burningScript(): string {
  return opReturnScript(crypto.getRandomValues(new Uint8Array(16)))
}

async function mineOnly({ call }: BitcoinRpc, script: string, transactions: readonly string[]): Promise<string> {
  return (await call<{ hash: string }>('generateblock', `raw(${script})`, transactions)).hash
}

// All transactions expire, and all but the unwanted are broadcast again.
async function evict(rpc: BitcoinRpc, txid: string, now: () => number): Promise<void> {
  const { call } = rpc
  type Entry = Readonly<{ ancestorcount: number }>
  const pool = await call<Readonly<Record<string, Entry>>>('getrawmempool', true)
  if (!pool[txid]) throw new BitcoinError(NOT_FOUND, `no transaction ${txid} in the mempool`)
  const unwanted = new Set([txid, ...(await call<readonly string[]>('getmempooldescendants', txid))])
  const wanted = Object.entries(pool)
    .filter(([id]) => !unwanted.has(id))
    .sort(([, a], [, b]) => a.ancestorcount - b.ancestorcount)
    .map(([id]) => ({ method: 'getrawtransaction', params: [id] }))
  const kept = await rpc.batch<string>(wanted)
  const tip = await call<string>('getbestblockhash')
  await call('setmocktime', Math.floor(now() / 1000) + (MEMPOOL_EXPIRY_HOURS + 1) * 3600)
  await call('invalidateblock', tip)
  await call('setmocktime', Math.floor(now() / 1000))
  await call('reconsiderblock', tip)
  for (const transaction of kept) await call('sendrawtransaction', transaction, 0).catch(() => undefined)
}

/** No call may see the mempool while it is emptied. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
