import * as v from 'valibot'
import type { Registry } from '../chains/registry.ts'
import { messageOnly, ServiceError } from '../errors.ts'
import type { Deposits } from './deposits.ts'

// An integer in the document, a string from live clients. service-facts.md 5.
const BODY = v.object(
  {
    chainId: v.union(
      [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number))],
      'expected a chain id',
    ),
    txHash: v.pipe(v.string('expected a transaction hash'), v.maxLength(128, 'expected a transaction hash')),
    requestId: v.optional(
      v.pipe(v.string('expected a request id'), v.regex(/^0x[0-9a-fA-F]{64}$/, 'expected 0x and 64 hex digits')),
    ),
  },
  'expected a JSON object',
)

/**
 * POST /transactions/index: books a transaction's deposits.
 *
 * Errors carry a message alone. 404 means an unknown transaction, on Bitcoin also one outside a block. Others get
 * 400.
 */
export async function indexTransaction(
  json: unknown,
  tools: Readonly<{ registry: Registry; deposits: Deposits }>,
): Promise<Readonly<{ message: string }>> {
  const parsed = v.safeParse(BODY, json, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = v.getDotPath(issue) ?? 'body'
    throw messageOnly(400, `${field}: ${issue.input === undefined ? 'is required' : issue.message}`)
  }
  const { chainId, txHash } = parsed.output
  const end = tools.registry.get(chainId)
  if (!end) throw messageOnly(400, `chainId: no chain ${chainId}`)
  if (!end.family.isTransactionHash(txHash)) throw messageOnly(400, 'txHash: expected a transaction hash of the chain')
  const found = await end.family.lookUp(end.chain, txHash).catch((error: unknown) => {
    if (error instanceof ServiceError) throw error
    throw messageOnly(500, 'chainId: its node does not answer; ask again')
  })
  if (found === 'absent') throw messageOnly(404, `txHash: no transaction ${txHash} on chain ${chainId}`)
  if (found === 'unmined') {
    // interface.md, "Errors" 2.
    if (end.chain.vmType === 'bvm') throw messageOnly(404, `txHash: ${txHash} is not in a block yet`)
    tools.deposits.expect(txHash)
    return { message: 'Transaction seen; its deposit is indexed with its block' }
  }
  const known = found.map((sighting) => tools.deposits.point(sighting))
  if (!known.includes(true)) throw messageOnly(400, `txHash: ${txHash} holds no deposit of a known request`)
  return { message: 'Transaction indexed' }
}
