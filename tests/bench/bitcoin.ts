import { sign } from '../../src/core/sign/sign.ts'
import { peerSigner, provenItem, signedByPeer, termsOf } from '../core/sign/bitcoin-peer.ts'
import { ROUNDS, size } from './size.ts'
import { type Row, row } from './statistics.ts'

const INPUTS = size('CAUSEWAY_BENCH_INPUTS', { usual: 100, smallest: 100 })
const GOAL = 'ratio <= 1.0'

/**
 * Measures signing a verified transaction of many coins against bitcoinjs-lib with libsecp256k1 in WASM, in
 * turns.
 * Throws unless both make the same bytes.
 */
export async function benchBitcoin(): Promise<readonly Row[]> {
  return [await benchSigning('p2wpkh'), await benchSigning('p2tr')]
}

async function benchSigning(kind: 'p2wpkh' | 'p2tr'): Promise<Row> {
  const values = Array.from({ length: INPUTS }, () => 2_000_000n)
  const { item, privateKey } = provenItem({ kind, values, amountIn: 50_000_000n })
  const ours = async () =>
    (await sign<'bitcoinPsbt'>(item, { terms: termsOf(item), purpose: 'step', privateKey })).bytes
  const peers = async () => signedByPeer(item.psbt.slice(2), (internalKey) => peerSigner(privateKey, internalKey))
  if ((await ours()) !== (await peers())) throw new Error(`expected the same bytes of both for ${kind}`)
  const [own, peer]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await milliseconds(ours))
    peer.push(await milliseconds(peers))
  }
  return row(`signing ${INPUTS} ${kind} inputs, beside bitcoinjs-lib`, GOAL, 'ms', own, peer)
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
