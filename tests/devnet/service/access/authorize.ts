import * as v from 'valibot'
import { recoverTypedDataAddress } from 'viem'
import type { Hex } from '../chain.ts'
import type { Registry } from '../chains/registry.ts'
import { codeOnly, messageOnly } from '../errors.ts'
import type { Transfers } from '../requests/transfers.ts'

const address = v.pipe(v.string('expected an address'), v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address'))
const integer = v.pipe(
  v.number('expected an integer'),
  v.safeInteger('expected an integer'),
  v.minValue(0, 'expected 0 or more'),
)

// interface.md, "Exchange A authorize `post`".
const BODY = v.object(
  {
    type: v.literal('nonce-mapping', 'expected nonce-mapping'),
    walletChainId: integer,
    wallet: address,
    depositor: address,
    nonce: v.union([integer, v.pipe(v.string(), v.regex(/^[0-9]{1,20}$/))], 'expected an integer'),
    id: v.pipe(v.string('expected an order id'), v.regex(/^0x[0-9a-fA-F]{64}$/, 'expected 0x and 64 hex digits')),
    signatureChainId: v.optional(integer, 1),
  },
  'expected a JSON object',
)

const TYPES = {
  NonceMapping: [
    { name: 'chainId', type: 'string' },
    { name: 'wallet', type: 'address' },
    { name: 'depositor', type: 'address' },
    { name: 'id', type: 'bytes32' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

/**
 * POST /authorize?signature=: binds a nonce to an order by the wallet's signature.
 *
 * Errors: 400 with a sentence; 401 UNAUTHORIZED for a foreign signature.
 */
export async function authorize(
  json: unknown,
  signature: string | undefined,
  tools: Readonly<{ registry: Registry; transfers: Transfers }>,
): Promise<Readonly<{ message: string }>> {
  const parsed = v.safeParse(BODY, json, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = v.getDotPath(issue) ?? 'body'
    throw messageOnly(400, `${field}: ${issue.input === undefined ? 'is required' : issue.message}`)
  }
  const body = { ...parsed.output, nonce: BigInt(parsed.output.nonce) }
  if (signature === undefined) throw messageOnly(400, 'signature: is required as a query parameter')
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature)) throw messageOnly(400, 'signature: expected 0x and 130 hex digits')
  const end = tools.registry.get(body.walletChainId)
  if (!end?.family.bindNonce) throw messageOnly(400, `walletChainId: chain ${body.walletChainId} maps no nonces`)
  const orderId = body.id.toLowerCase() as Hex
  const transfer = tools.transfers.byOrderId(orderId)
  if (!transfer) throw messageOnly(404, `id: no order ${body.id}`)
  const signer = await recoverTypedDataAddress({
    domain: {
      name: 'ServiceNonceMapping',
      version: '2',
      chainId: body.signatureChainId,
      verifyingContract: '0x0000000000000000000000000000000000000000',
    },
    types: TYPES,
    primaryType: 'NonceMapping',
    message: {
      chainId: end.chain.slug,
      wallet: body.wallet as Hex,
      depositor: body.depositor as Hex,
      id: orderId,
      nonce: body.nonce,
    },
    signature: signature as Hex,
  }).catch(() => undefined)
  if (signer?.toLowerCase() !== body.wallet.toLowerCase() || signer.toLowerCase() !== transfer.user.toLowerCase()) {
    throw codeOnly(401, 'UNAUTHORIZED', 'signature: is not that of the order’s wallet over this mapping')
  }
  end.family.bindNonce({
    chainId: end.chain.id,
    wallet: body.wallet.toLowerCase(),
    depositor: body.depositor.toLowerCase(),
    nonce: body.nonce,
    orderId,
  })
  return { message: 'Authorized' }
}
