import type { Devnet } from '../e2e/devnet.ts'
import type { StoredTransfer } from './wallet-page.ts'

/** The faults; empty when every transfer ran once and notified once. */
export type Verdict = Readonly<{
  transfers: number
  /** Transactions of the account on all chains. */
  transactions: number
  /** Transfers that ended unsigned because another used their funds. */
  declined: number
  doubleSends: readonly string[]
  lost: readonly string[]
  stuck: readonly string[]
  notices: readonly string[]
  /** Desktop notifications of all transfers' ends. */
  notifications: number
}>

/**
 * Each step on disk has exactly one included transaction, and the reverse.
 * Each transfer arrived or ended unsigned, and notified once.
 *
 * @param chainIds the chains that the account may have used
 */
export async function judge(
  stored: readonly StoredTransfer[],
  account: string,
  chainIds: readonly number[],
  devnet: Pick<Devnet, 'sentBy'>,
): Promise<Verdict> {
  const onChains = (await Promise.all(chainIds.map((chainId) => devnet.sentBy(chainId, account)))).flat()
  const hashes = onChains.map(({ hash }) => hash.toLowerCase())
  const doubleSends: string[] = []
  const lost: string[] = []
  for (const { id, stage, items } of stored) {
    for (const [index, item] of items.entries()) {
      const sent = item.hashes.filter((hash) => hashes.includes(hash.toLowerCase()))
      if (sent.length > 1) doubleSends.push(`${id} ${index}: ${sent.join(', ')}`)
      if (sent.length === 0 && stage === 'filled') lost.push(`${id} ${index}: ${item.phase}, and on no chain`)
    }
  }
  const known = new Set(
    stored.flatMap(({ items }) => items.flatMap((item) => item.hashes.map((hash) => hash.toLowerCase()))),
  )
  doubleSends.push(...hashes.filter((hash) => !known.has(hash)).map((hash) => `${hash} is of no transfer`))
  return {
    transfers: stored.length,
    transactions: hashes.length,
    declined: stored.filter(isDeclined).length,
    doubleSends,
    lost,
    stuck: stored.filter((each) => each.stage !== 'filled' && !isDeclined(each)).map(inWords),
    notifications: stored.reduce((sum, { told }) => sum + told, 0),
    notices: stored.filter(({ told }) => told !== 1).map(({ id, told }) => `${id} was told ${told} times`),
  }
}

function isDeclined({ stage, reason, items }: StoredTransfer): boolean {
  return stage === 'failed' && reason === 'refused' && items.every(({ hashes }) => hashes.length === 0)
}

function inWords({ id, stage, reason, items, obstacle }: StoredTransfer): string {
  return `${id}: ${stage} ${reason ?? ''} (${items.map(({ phase }) => phase).join(', ')}) ${obstacle ?? ''}`
}
