import type { NodeUrls } from '../../../../core/chain/chain.ts'
import type { ChainPosition } from '../../../../core/families/bitcoin/block/chain-position.ts'
import { readHeader } from '../../../../core/families/bitcoin/block/header.ts'
import {
  DEEP_BLOCKS,
  type InclusionFault,
  type VerifiedBlock,
  verifyInclusion,
} from '../../../../core/families/bitcoin/block/verify-inclusion.ts'
import type { BitcoinTransactionParts } from '../../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, type Failure, failedFor } from '../../../../core/reason/reason.ts'
import type { Fetch } from '../../../http/request.ts'
import type { BitcoinClient } from '../client.ts'
import { createExplorer, type Explorer } from '../explorer.ts'
import { id } from '../schema.ts'
import { type ProofOfBlock, readHeadersAbove, readProof } from './evidence.ts'
import { createRecent } from './recent.ts'

export type BitcoinInclusion = VerifiedBlock & Readonly<{ transaction: BitcoinTransactionParts }>

/** Undefined while the explorer has it in no block. */
export type InclusionReader = (txid: string) => Promise<Answer<BitcoinInclusion | undefined>>

/** `explorers` begins with that of `bitcoin`. */
export type InclusionParts = Readonly<{
  bitcoin: Pick<BitcoinClient, 'place' | 'transaction' | 'tipHeight' | 'blockHash'>
  explorers: readonly [Explorer, ...Explorer[]]
  easiestBits: number
  depth: number
  nowMilliseconds: () => number
}>

/** Makes clients of the profile's explorers. */
export function explorersOf(fetch: Fetch, [first, ...others]: NodeUrls): InclusionParts['explorers'] {
  const explorerAt = (url: string) => createExplorer({ fetch, url })
  return [explorerAt(first), ...others.map(explorerAt)]
}

type Known = Readonly<{ proof: ProofOfBlock; followers: readonly Uint8Array[]; tip: number }>
type Block = Extract<ChainPosition, { in: 'block' }>

/** Milliseconds. */
const SILENCE = 600_000

const MOST_HEADERS = 300
const MOST_PROOFS = 50

/** Proves a transaction's block with at most eleven questions. */
export function createInclusionReader(parts: InclusionParts): InclusionReader {
  const { bitcoin, explorers, easiestBits, depth } = parts
  const [explorer, ...others] = explorers
  const audible = createSilences(parts)
  const mostFollowers = Math.max(depth, DEEP_BLOCKS) - 1
  const headers = createRecent<Uint8Array>(MOST_HEADERS)
  const proofs = createRecent<Known>(MOST_PROOFS)
  const final = createRecent<BitcoinInclusion>(MOST_PROOFS)
  const underWay = new Map<string, Promise<Answer<BitcoinInclusion | undefined>>>()

  async function evidenceOf(txid: string, { blockHash, blockHeight }: Block): Promise<Answer<Known>> {
    const before = proofs.get(`${txid} ${blockHash}`)
    const about = { bitcoin, explorer, knownHeader: headers.get(blockHash) }
    const proof = before ? { ok: true as const, value: before.proof } : await readProof(txid, blockHash, about)
    if (!proof.ok) return proof
    const tip = await bitcoin.tipHeight()
    if (!tip.ok) return tip
    if (before?.tip === tip.value) return { ok: true, value: before }
    const top = Math.min(tip.value, blockHeight + mostFollowers)
    const followers = await readHeadersAbove(blockHeight, top, explorer)
    if (!followers.ok) return followers
    return { ok: true, value: { proof: proof.value, followers: followers.value, tip: tip.value } }
  }

  async function read(txid: string): Promise<Answer<BitcoinInclusion | undefined>> {
    const known = final.get(txid)
    if (known) return { ok: true, value: known }
    const place = await bitcoin.place(txid)
    if (!place.ok) return place
    if (place.value?.in !== 'block') return { ok: true, value: undefined }
    const { blockHash, blockHeight } = place.value
    const path = `/block-height/${Math.trunc(blockHeight)}`
    const [own, ...second] = await Promise.all([
      bitcoin.blockHash(blockHeight),
      ...others.map((each) => each.findText(path, id)),
    ])
    if (!own.ok) return own
    if (own.value !== blockHash) {
      return failedFor({ code: 'CONTRADICTION' }, `The explorer contradicts itself about the block ${blockHeight}`)
    }
    const names = [own.value, ...audible(second).map((answer) => (answer.ok ? answer.value : undefined))]
    const isAlone = names.length < explorers.length
    if (names.some((name) => name !== blockHash)) return failureOf({ fault: 'unnamed' }, txid)
    const evidence = await evidenceOf(txid, place.value)
    if (!evidence.ok) return evidence
    const { proof, followers } = evidence.value
    if (readHeader(proof.header)?.hash !== blockHash) return failureOf({ fault: 'header' }, txid)
    const all = [proof.header, ...followers]
    const result = verifyInclusion({ txid, ...proof, headers: all, names, easiestBits })
    if (!result.ok && result.fault !== 'shallow') return failureOf(result, txid)
    proofs.set(`${txid} ${blockHash}`, evidence.value)
    for (const header of all) headers.set(readHeader(header)?.hash ?? '', header)
    if (!result.ok) return failureOf(result, txid, isAlone)
    const value = { ...result.block, transaction: proof.transaction.transaction }
    if (value.depth > mostFollowers) final.set(txid, value)
    return { ok: true, value }
  }

  return (txid) => {
    const asked = underWay.get(txid) ?? read(txid).finally(() => underWay.delete(txid))
    underWay.set(txid, asked)
    return asked
  }
}

function createSilences({ nowMilliseconds }: Pick<InclusionParts, 'nowMilliseconds'>) {
  const since = new Map<number, number>()
  return (answers: readonly Answer<string | undefined>[]) => {
    const now = nowMilliseconds()
    return answers.filter(({ ok }, at) => {
      if (ok) since.delete(at)
      else if (!since.has(at)) since.set(at, now)
      return now - (since.get(at) ?? now) < SILENCE
    })
  }
}

function failureOf(fault: InclusionFault, txid: string, isAlone = false): Failure {
  if (fault.fault === 'shallow') {
    const code = isAlone ? 'EXPLORER_SECOND_SILENT' : 'EXPLORER_SHALLOW'
    const reason = { code, has: `${fault.depth}`, needs: `${DEEP_BLOCKS}` } as const
    return failedFor(reason, `One explorer has ${txid} in a block that is ${fault.depth} deep`)
  }
  if (fault.fault === 'unnamed') {
    return failedFor({ code: 'EXPLORER_ALONE' }, `The other explorer does not name the block of ${txid}`)
  }
  return failedFor({ code: 'EXPLORER_UNPROVEN' }, `The explorer's proof for ${txid} is wrong (${fault.fault})`)
}
