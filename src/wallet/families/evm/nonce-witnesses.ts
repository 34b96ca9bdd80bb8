import type { TransactionReceipt } from '../../../core/families/evm/receipt.ts'
import type { Answer, Failure } from '../../../core/reason/reason.ts'
import type { Signed } from '../../../core/sign/signed.ts'
import type { NodePort, WitnessNode } from './node-port.ts'

export type IncludedAttempt = Readonly<{ signed: Signed; receipt: TransactionReceipt }>

/** How many nodes must agree before a step ends, if available. */
const MOST_NEEDED = 2
/** A node further behind counts as stuck, blocks. */
const MOST_BEHIND = 20n

type Nonce = Readonly<{ from: string; nonce: number; attempts: readonly Signed[] }>

/**
 * Looks on up to two nodes whether another transaction finally has our nonce. Each needs a final nonce above ours and
 * none of our receipts; silence is no evidence.
 *
 * @returns our attempt in a block of one; `taken`; or `open` while uncertain
 */
export async function readNonceUse(about: Nonce, node: NodePort): Promise<Answer<IncludedAttempt | 'taken' | 'open'>> {
  const nodes = witnessesOf(node)
  const looks = await Promise.all(nodes.map((each) => lookAtNonceOn(each, about)))
  let silence: Failure | undefined
  let taken = 0
  for (const look of looks) {
    if (!look.ok) silence ??= look
    else if (look.value === 'taken') taken += 1
    else if (look.value !== 'open') return look
  }
  if (taken >= neededOf(nodes)) return { ok: true, value: 'taken' }
  return silence ?? { ok: true, value: 'open' }
}

// Receipts follow the nonce: a block may come between.
async function lookAtNonceOn(
  { nonce, receipt }: WitnessNode,
  about: Nonce,
): Promise<Answer<IncludedAttempt | 'taken' | 'open'>> {
  const final = await nonce(about.from, 'finalized')
  if (!final.ok) return final
  if (final.value <= about.nonce) return { ok: true, value: 'open' }
  const found = await firstIncluded(about.attempts, receipt)
  return found.ok ? { ok: true, value: found.value ?? 'taken' } : found
}

/** Our first attempt that a node has in a block. */
export async function firstIncluded(
  attempts: readonly Signed[],
  receiptOf: NodePort['receipt'],
): Promise<Answer<IncludedAttempt | undefined>> {
  const answers = await Promise.all(attempts.map(async (signed) => ({ signed, receipt: await receiptOf(signed.hash) })))
  let silence: Failure | undefined
  for (const { signed, receipt } of answers) {
    if (!receipt.ok) silence ??= receipt
    else if (receipt.value) return { ok: true, value: { signed, receipt: receipt.value } }
  }
  return silence ?? { ok: true, value: undefined }
}

/** Whether two nodes, if there are two, count a transaction in this block as final. */
export async function isFinalOnTwo(
  node: NodePort,
  hash: string,
  { blockHash, blockNumber }: TransactionReceipt,
): Promise<boolean> {
  if (!node.witnesses) return true
  const says = await Promise.all(
    node.witnesses.map(async (each) => {
      const [receipt, final] = await Promise.all([each.receipt(hash), each.finalHeight()])
      return receipt.ok && receipt.value?.blockHash === blockHash && final.ok && final.value >= blockNumber
    }),
  )
  return says.filter(Boolean).length >= neededOf(node.witnesses)
}

/** Whether any node still has a transaction in this block; a node far behind doesn't count. */
export async function isStillInBlock(node: NodePort, hash: string, blockHash: string): Promise<boolean> {
  if (!node.witnesses) return false
  const tip = await node.height()
  const says = await Promise.all(
    node.witnesses.map(async (each) => {
      const [receipt, height] = await Promise.all([each.receipt(hash), each.height()])
      const isShown = receipt.ok && receipt.value?.blockHash === blockHash
      return isShown && tip.ok && height.ok && height.value + MOST_BEHIND >= tip.value
    }),
  )
  return says.some(Boolean)
}

/** Whether two nodes, if there are two, have used an account's nonce in a final block. */
export async function isNonceFinallyUsed(
  { from, nonce }: Pick<Nonce, 'from' | 'nonce'>,
  node: Pick<NodePort, 'nonce' | 'witnesses'>,
): Promise<boolean> {
  const nodes = node.witnesses ?? [node]
  const says = await Promise.all(nodes.map((each) => each.nonce(from, 'finalized')))
  return says.filter((said) => said.ok && said.value > nonce).length >= Math.min(MOST_NEEDED, nodes.length)
}

function witnessesOf(node: NodePort): readonly WitnessNode[] {
  return node.witnesses ?? [node]
}

function neededOf(nodes: readonly WitnessNode[]): number {
  return Math.min(MOST_NEEDED, nodes.length)
}
