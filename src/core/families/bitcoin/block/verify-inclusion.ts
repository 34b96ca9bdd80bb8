import { type DecodedTransaction, txidOf } from '../transaction/transaction.ts'
import { type BlockHeader, hasWork, isEasierThan, readHeader } from './header.ts'
import { type MerkleProof, rootOf } from './merkle-proof.ts'

type Proven = Readonly<{ transaction: DecodedTransaction; proof: MerkleProof }>

/**
 * `headers`: the block's own, then its followers, 80 bytes each.
 * `names`: the block that each explorer names at that height.
 */
export type InclusionEvidence = Proven &
  Readonly<{
    txid: string
    coinbase: Proven
    headers: readonly Uint8Array[]
    names: readonly (string | undefined)[]
    easiestBits: number
  }>

/** `depth` counts verified headers, own block included. */
export type VerifiedBlock = Readonly<{ hash: string; timeSeconds: number; depth: number }>

export type InclusionFault =
  | Readonly<{ fault: 'bytes' | 'size' | 'merkle' | 'coinbase' | 'header' | 'link' | 'work' | 'easy' | 'unnamed' }>
  | Readonly<{ fault: 'shallow'; depth: number }>

export type InclusionResult = Readonly<{ ok: true; block: VerifiedBlock }> | (Readonly<{ ok: false }> & InclusionFault)

/** For a single explorer. */
export const DEEP_BLOCKS = 6

// An inner node hashes 64 bytes, so such bytes could pose as one (CVE-2017-12842).
const NODE_BYTES = 64
// A coinbase spends this output of the zero id.
const NO_OUTPUT = 0xffff_ffff

/** Verifies that a transaction is in a block with work. */
export function verifyInclusion(evidence: InclusionEvidence): InclusionResult {
  const { txid, transaction, coinbase, names } = evidence
  if (txidOf(transaction.stripped) !== txid) return { ok: false, fault: 'bytes' }
  if (isNodeSized(transaction) || isNodeSized(coinbase.transaction)) return { ok: false, fault: 'size' }
  const headers = verifiedHeaders(evidence)
  if ('fault' in headers) return { ok: false, ...headers }
  const [{ hash, merkleRoot, timeSeconds }] = headers
  if (!isCoinbaseOf(merkleRoot, coinbase)) return { ok: false, fault: 'coinbase' }
  // A leaf lies as deep as the coinbase.
  const isLeaf = evidence.proof.path.length === coinbase.proof.path.length
  if (!isLeaf || rootOf(txid, evidence.proof) !== merkleRoot) return { ok: false, fault: 'merkle' }
  if (names.length === 0 || names.some((name) => name !== hash)) return { ok: false, fault: 'unnamed' }
  const depth = headers.length
  if (names.length === 1 && depth < DEEP_BLOCKS) return { ok: false, fault: 'shallow', depth }
  return { ok: true, block: { hash, timeSeconds, depth } }
}

function isNodeSized({ stripped }: DecodedTransaction): boolean {
  return stripped.length === NODE_BYTES
}

function isCoinbaseOf(merkleRoot: string, { transaction, proof }: Proven): boolean {
  const { inputs } = transaction.transaction
  const isCoinbase = inputs.length === 1 && inputs.every(({ txid, vout }) => /^0{64}$/.test(txid) && vout === NO_OUTPUT)
  return isCoinbase && proof.position === 0 && rootOf(txidOf(transaction.stripped), proof) === merkleRoot
}

type Linked = readonly [BlockHeader, ...BlockHeader[]]

function verifiedHeaders({
  headers,
  easiestBits,
}: Pick<InclusionEvidence, 'headers' | 'easiestBits'>): Linked | InclusionFault {
  const all: BlockHeader[] = []
  for (const bytes of headers) {
    const header = readHeader(bytes)
    if (!header) return { fault: 'header' }
    const before = all.at(-1)
    if (before && header.previousHash !== before.hash) return { fault: 'link' }
    if (!hasWork(header)) return { fault: 'work' }
    if (isEasierThan(header, easiestBits)) return { fault: 'easy' }
    all.push(header)
  }
  const [first, ...others] = all
  return first ? [first, ...others] : { fault: 'header' }
}
