import { Transaction } from '@scure/btc-signer'
import { sign } from '../../src/core/sign/sign.ts'
import { bytesToHex, hexToBytes } from '../../src/lib/hex.ts'
import { peerSigner, provenItem, signedByPeer, termsOf } from '../core/sign/bitcoin-peer.ts'
import { ROUNDS, size } from './size.ts'
import { type Row, row } from './statistics.ts'

const INPUTS = size('CAUSEWAY_BENCH_INPUTS', { usual: 100, smallest: 2 })
const GOAL = 'ratio <= 1.1'

/**
 * Measures signing many coins against the library, alone and in turns. Throws unless both and bitcoinjs-lib make the
 * same bytes.
 */
export async function benchBitcoin(): Promise<readonly Row[]> {
  return [await benchSigning('p2wpkh'), await benchSigning('p2tr')]
}

async function benchSigning(kind: 'p2wpkh' | 'p2tr'): Promise<Row> {
  const values = Array.from({ length: INPUTS }, () => 2_000_000n)
  const { item, privateKey } = provenItem({ kind, values, amountIn: 500_000n * BigInt(INPUTS) })
  const ours = async () =>
    (await sign<'bitcoinPsbt'>(item, { terms: termsOf(item), purpose: 'step', privateKey })).bytes
  const plain = async () => signedByLibrary(item.psbt, privateKey)
  const peer = signedByPeer(item.psbt.slice(2), (internalKey) => peerSigner(privateKey, internalKey))
  if ((await ours()) !== peer || (await plain()) !== peer) throw new Error(`expected the same bytes of all for ${kind}`)
  const [own, library]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await milliseconds(ours))
    library.push(await milliseconds(plain))
  }
  return row(`signing ${INPUTS} ${kind} inputs, beside btc-signer alone`, GOAL, 'ms', own, library)
}

function signedByLibrary(psbt: string, privateKey: Uint8Array): string {
  const transaction = Transaction.fromPSBT(hexToBytes(psbt), { allowUnknownOutputs: true })
  transaction.sign(privateKey, undefined, new Uint8Array(32))
  transaction.finalize()
  return bytesToHex(transaction.extract()).slice(2)
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
