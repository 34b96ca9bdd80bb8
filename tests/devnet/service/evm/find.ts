import { formatLog, numberToHex, type RpcLog } from 'viem'
import { DEPOSITORY, ZERO_ADDRESS } from '../../chains.ts'
import type { Hex } from '../chain.ts'
import type { Sighting } from '../sighting.ts'
import { DEPOSIT_TOPICS, lower, readDeposits } from './depository.ts'
import type { Expectations } from './expectations.ts'
import { implicitDeposit } from './implicit.ts'
import { fromTraces, readTraces } from './internal.ts'
import type { Node } from './nodes.ts'

export type Watched = Readonly<{
  addresses: (chainId: number) => ReadonlySet<string>
  expectations: Expectations
}>

export type Found = Readonly<{ sighting: Sighting; blockNumber: bigint }>

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Finds all deposits in the blocks `from` to `to`, with one `eth_getLogs` and only relevant blocks. */
export async function findDeposits(node: Node, from: bigint, to: bigint, watched: Watched): Promise<readonly Found[]> {
  const { id } = node.chain
  const addresses = watched.addresses(id)
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const needsBlocks = addresses.size > 0 || watched.expectations.any(id)
  const [deposits, transfers, blocks] = await Promise.all([
    logs(node, { ...range, address: DEPOSITORY, topics: [[...DEPOSIT_TOPICS]] }),
    addresses.size > 0 ? logs(node, { ...range, topics: [TRANSFER_TOPIC] }) : [],
    needsBlocks ? readBlocks(node, from, to) : [],
  ])
  const traces =
    addresses.size > 0
      ? await readTraces(
          node,
          blocks.flatMap((block) => tracedIn(block, addresses)),
        )
      : []
  const byContent = blocks.flat().flatMap((each) => fromTransaction(node, each, watched))
  const outcomes = await Promise.all(byContent.map((each) => withOutcome(node, each)))
  const payments = [...fromTransfers(id, transfers, addresses), ...fromTraces(id, traces, addresses)]
  return [...fromDepository(id, deposits), ...payments, ...outcomes.flat()]
}

// A contract may have paid there.
function tracedIn(block: readonly BlockTransaction[], addresses: ReadonlySet<string>): readonly bigint[] {
  const other = block.find(({ to }) => !to || !addresses.has(lower(to)))
  return other?.blockNumber ? [BigInt(other.blockNumber)] : []
}

export function fromDepository(chainId: number, rpcLogs: readonly RpcLog[]): readonly Found[] {
  return readDeposits(
    chainId,
    rpcLogs.map((log) => formatLog(log)),
  ).map((deposit) => ({
    blockNumber: deposit.blockNumber,
    sighting: {
      key: `${deposit.txHash} ${deposit.orderId}`,
      chainId,
      txHash: deposit.txHash,
      orderId: deposit.orderId,
      from: deposit.from,
      currency: deposit.token,
      amount: deposit.amount,
      state: 'confirmed',
    },
  }))
}

/** ERC-20 transfers to deposit addresses, of any token. */
export function fromTransfers(
  chainId: number,
  rpcLogs: readonly RpcLog[],
  addresses: ReadonlySet<string>,
): readonly Found[] {
  return rpcLogs.flatMap((log) => {
    const to = `0x${log.topics[2]?.slice(26) ?? ''}`
    if (log.topics[0] !== TRANSFER_TOPIC || !addresses.has(to) || !log.blockNumber || !log.transactionHash) return []
    const sighting: Sighting = {
      key: `${log.transactionHash} ${to} ${log.address}`,
      chainId,
      txHash: log.transactionHash,
      depositAddress: to,
      from: `0x${log.topics[1]?.slice(26) ?? ''}`,
      currency: lower(log.address),
      amount: BigInt(log.data === '0x' ? '0x0' : log.data),
      state: 'confirmed',
    }
    return [{ sighting, blockNumber: BigInt(log.blockNumber) }]
  })
}

export type BlockTransaction = Readonly<{
  hash: Hex
  from: Hex
  to: Hex | null
  input: Hex
  value: Hex
  blockNumber: Hex | null
}>

/** Reads a transaction as a payment, a transfer that names its order, or an expected step. */
export function fromTransaction({ chain }: Node, transaction: BlockTransaction, watched: Watched): readonly Found[] {
  const { hash, from, to, input, blockNumber } = transaction
  const amount = BigInt(transaction.value)
  const base = { chainId: chain.id, txHash: hash, from, currency: ZERO_ADDRESS, amount, state: 'confirmed' as const }
  const found = (sighting: Sighting) => [{ blockNumber: BigInt(blockNumber ?? '0x0'), sighting }]
  const target = to && lower(to)
  if (target && watched.addresses(chain.id).has(target) && amount > 0n) {
    return found({ ...base, key: `${hash} ${to}`, depositAddress: target })
  }
  const token = chain.tokens.find(({ address }) => address === target)
  const implicit = token && implicitDeposit(from, input)
  if (implicit) return found({ ...base, ...implicit, currency: token.address, key: `${hash} ${implicit.orderId}` })
  const orderId = watched.expectations.match({ hash, from, to, input, value: amount, chainId: chain.id })
  return orderId ? found({ ...base, key: `${hash} ${orderId}`, orderId }) : []
}

// An intention counts only if the transaction succeeded.
async function withOutcome({ ask }: Node, found: Found): Promise<readonly Found[]> {
  const { txHash } = found.sighting
  const receipt = await ask<Readonly<{ status: Hex }> | null>('eth_getTransactionReceipt', [txHash])
  if (receipt?.status === '0x1') return [found]
  if (found.sighting.depositAddress) return []
  return [{ ...found, sighting: { ...found.sighting, state: 'reverted' } }]
}

function logs({ ask }: Node, filter: Readonly<Record<string, unknown>>): Promise<readonly RpcLog[]> {
  return ask('eth_getLogs', [filter])
}

type Block = Readonly<{ transactions: readonly BlockTransaction[] }>

async function readBlocks({ ask }: Node, from: bigint, to: bigint): Promise<readonly (readonly BlockTransaction[])[]> {
  const numbers = Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index))
  return Promise.all(
    numbers.map(async (number) => {
      const block = await ask<Block | null>('eth_getBlockByNumber', [numberToHex(number), true])
      return block?.transactions ?? []
    }),
  )
}
