import * as v from 'valibot'
import { isHash, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import { DEPOSITORY } from '../../chains.ts'
import { messageOnly } from '../errors.ts'
import { readDeposits } from '../evm/depository.ts'
import type { Nodes } from '../evm/nodes.ts'
import type { Deposits } from './deposits.ts'

// The document gives `chainId` as an integer, clients of the live service send a string. service-facts.md 5.
const BODY = v.object(
  {
    chainId: v.union(
      [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number))],
      'expected a chain id',
    ),
    txHash: v.pipe(
      v.string('expected a transaction hash'),
      v.check((text) => isHash(text), 'expected a transaction hash (0x and 64 hex digits)'),
    ),
    requestId: v.optional(v.string('expected a request id')),
  },
  'expected a JSON object',
)

/**
 * POST /transactions/index: looks a transaction up and books the deposits in it. Errors carry a message alone: 400 for
 * a malformed body, an unknown chain, or a transaction without a deposit of a known request; 404 for no such
 * transaction.
 */
export async function indexTransaction(
  json: unknown,
  tools: Readonly<{ nodes: Nodes; deposits: Deposits }>,
): Promise<Readonly<{ message: string }>> {
  const parsed = v.safeParse(BODY, json, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw messageOnly(
      400,
      `${v.getDotPath(issue) ?? 'body'}: ${issue.input === undefined ? 'is required' : issue.message}`,
    )
  }
  const { chainId, txHash, requestId } = parsed.output
  const node = tools.nodes.get(chainId)
  if (!node) throw messageOnly(400, `chainId: no chain ${chainId}`)
  if (requestId !== undefined && !isHash(requestId)) throw messageOnly(400, 'requestId: expected 0x and 64 hex digits')
  if (!isHash(txHash)) throw messageOnly(400, 'txHash: expected a transaction hash (0x and 64 hex digits)')
  const receipt = await node.client
    .getTransactionReceipt({ hash: txHash })
    .catch(unless(TransactionReceiptNotFoundError))
  if (!receipt) {
    const pending = await node.client.getTransaction({ hash: txHash }).catch(unless(TransactionNotFoundError))
    if (!pending) throw messageOnly(404, `txHash: no transaction ${txHash} on chain ${chainId}`)
    tools.deposits.expect(txHash)
    return { message: 'Transaction seen; its deposit is indexed with its block' }
  }
  const logs = receipt.logs.filter((log) => log.address.toLowerCase() === DEPOSITORY)
  const found = readDeposits(chainId, logs).map((deposit) => tools.deposits.point(deposit))
  if (!found.includes(true)) throw messageOnly(400, `txHash: ${txHash} holds no deposit of a known request`)
  return { message: 'Transaction indexed' }
}

function unless(expected: new (...args: never[]) => Error) {
  return (error: unknown): undefined => {
    if (error instanceof expected) return undefined
    throw messageOnly(500, 'chainId: its node does not answer; ask again')
  }
}
