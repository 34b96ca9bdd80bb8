import { hexToBytes } from '@noble/hashes/utils'
import type { InclusionEvidence } from '../../../../core/families/bitcoin/block/verify-inclusion.ts'
import { type Answer, type Failure, failedFor } from '../../../../core/reason/reason.ts'
import type { BitcoinClient } from '../client.ts'
import type { Explorer } from '../explorer.ts'
import { id } from '../schema.ts'
import { headerHex, listedBlocks, merkleProof } from './schema.ts'

export type ProofOfBlock = Pick<InclusionEvidence, 'transaction' | 'proof' | 'coinbase'> &
  Readonly<{ header: Uint8Array }>

type Asked = Readonly<{
  bitcoin: Pick<BitcoinClient, 'transaction'>
  explorer: Explorer
  knownHeader: Uint8Array | undefined
}>

/** Reads a block's Merkle proofs and header: at most six questions. */
export async function readProof(
  txid: string,
  blockHash: string,
  { bitcoin, explorer, knownHeader }: Asked,
): Promise<Answer<ProofOfBlock>> {
  const proofOf = (of: string) => explorer.find(`/tx/${of}/merkle-proof`, merkleProof)
  const [transaction, proof, header, coinbaseId] = await Promise.all([
    bitcoin.transaction(txid),
    proofOf(txid),
    knownHeader ? known(knownHeader) : headerOf(blockHash, explorer),
    explorer.findText(`/block/${blockHash}/txid/0`, id),
  ])
  if (!transaction.ok || !transaction.value) return unproven(transaction, txid)
  if (!proof.ok || !proof.value) return unproven(proof, txid)
  if (!header.ok || !header.value) return unproven(header, txid)
  if (!coinbaseId.ok || !coinbaseId.value) return unproven(coinbaseId, txid)
  const [coinbase, coinbaseProof] = await Promise.all([
    bitcoin.transaction(coinbaseId.value),
    proofOf(coinbaseId.value),
  ])
  if (!coinbase.ok || !coinbase.value) return unproven(coinbase, txid)
  if (!coinbaseProof.ok || !coinbaseProof.value) return unproven(coinbaseProof, txid)
  const value = { transaction: transaction.value, proof: proof.value, header: header.value }
  return { ok: true, value: { ...value, coinbase: { transaction: coinbase.value, proof: coinbaseProof.value } } }
}

/** Reads the headers above `height`, lowest first. */
export async function readHeadersAbove(
  height: number,
  top: number,
  explorer: Explorer,
): Promise<Answer<readonly Uint8Array[]>> {
  let headers: readonly Uint8Array[] = []
  for (let from = top; from > height; ) {
    const page = await explorer.find(`/blocks/${from}`, listedBlocks)
    if (!page.ok) return isLacking(page) ? NO_HEADERS : page
    const wanted = (page.value ?? []).filter((block) => block.height > height && block.height <= from)
    // A reorganisation lowered the tip.
    if (wanted.length === 0) return NO_HEADERS
    headers = [...wanted.toSorted((a, b) => a.height - b.height).map(({ header }) => header), ...headers]
    from = Math.min(...wanted.map((block) => block.height)) - 1
  }
  return { ok: true, value: headers }
}

const NO_HEADERS: Answer<readonly Uint8Array[]> = { ok: true, value: [] }

async function headerOf(blockHash: string, explorer: Explorer): Promise<Answer<Uint8Array | undefined>> {
  const answer = await explorer.findText(`/block/${blockHash}/header`, headerHex)
  if (!answer.ok) return answer
  return { ok: true, value: answer.value === undefined ? undefined : hexToBytes(answer.value) }
}

function known(header: Uint8Array): Answer<Uint8Array> {
  return { ok: true, value: header }
}

// An explorer without the endpoint answers so; other failures may pass.
const LACKING = ['400', '404', '405', '410', '501']

function isLacking({ reason }: Failure): boolean {
  return 'status' in reason && LACKING.includes(reason.status)
}

function unproven(answer: Answer<unknown>, txid: string): Failure {
  if (!answer.ok && !isLacking(answer)) return answer
  return failedFor({ code: 'EXPLORER_UNPROVEN' }, `The explorer gives no whole proof for ${txid}`)
}
