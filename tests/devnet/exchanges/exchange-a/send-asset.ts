import * as v from 'valibot'
import { type Hex, isAddress, numberToHex, recoverTypedDataAddress, zeroAddress } from 'viem'
import { amountOf } from '../decimal.ts'
import type { Transfer } from './ledger.ts'
import { holds, TOKENS, TRANSFER_DECIMALS, TRANSFER_STEP } from './tokens.ts'
import { sendAssetFields, type Words } from './words.ts'

const nonce = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const word = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform((text) => numberToHex(BigInt(text), { size: 32 })),
)

function bodySchema({ chainField }: Words) {
  return v.object({
    action: v.objectWithRest(
      {
        type: v.literal('sendAsset'),
        signatureChainId: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,12}$/)),
        destination: v.string(),
        sourceDex: v.string(),
        destinationDex: v.string(),
        token: v.string(),
        amount: v.string(),
        fromSubAccount: v.string(),
        nonce,
      },
      v.string(`expected ${chainField} and texts`),
    ),
    nonce,
    signature: v.object({ r: word, s: word, v: v.picklist([27, 28]) }),
  })
}

export type SendAsset = v.InferOutput<ReturnType<typeof bodySchema>>

/** Parses the body of POST /exchange; undefined unless it is a transfer. */
export function parseSendAsset(json: unknown, words: Words): SendAsset | undefined {
  const parsed = v.safeParse(bodySchema(words), json)
  return parsed.success && typeof parsed.output.action[words.chainField] === 'string' ? parsed.output : undefined
}

/** Recovers the signer of exactly the action's EIP-712 data; undefined if invalid. */
export async function signerOf({ action, signature }: SendAsset, words: Words): Promise<Hex | undefined> {
  const message = { ...action, nonce: BigInt(action.nonce) }
  return recoverTypedDataAddress({
    domain: {
      name: words.domainName,
      version: '1',
      chainId: Number.parseInt(action.signatureChainId, 16),
      verifyingContract: zeroAddress,
    },
    types: { [words.primaryType]: sendAssetFields(words) },
    primaryType: words.primaryType,
    message,
    signature: { r: signature.r, s: signature.s, v: BigInt(signature.v) },
  }).catch(() => undefined)
}

export function transferOf({ action, nonce: outerNonce }: SendAsset, from: string, words: Words): Transfer | string {
  if (action.nonce !== outerNonce) return `Invalid nonce: the action has ${action.nonce}, the call ${outerNonce}`
  if (action[words.chainField] !== 'Mainnet') return `Invalid chain: expected Mainnet, got ${action[words.chainField]}`
  if (!isAddress(action.destination, { strict: false })) return 'Invalid destination address'
  if (action.fromSubAccount !== '') return 'Invalid sub-account: the account has none'
  const { sourceDex, destinationDex } = action
  const token = TOKENS.find(({ name, tokenId }) => `${name}:${tokenId}` === action.token)
  if (!token) return `Unknown token: ${action.token}`
  if (!holds(sourceDex, token)) return `Invalid source dex: "${sourceDex}" does not hold ${token.name}`
  if (!holds(destinationDex, token)) return `Invalid destination dex: "${destinationDex}" does not hold ${token.name}`
  const units = amountOf(action.amount, TRANSFER_DECIMALS)
  if (!units) return `Invalid amount: expected a decimal above 0 with at most ${TRANSFER_DECIMALS} places`
  const to = action.destination.toLowerCase()
  if (to === from.toLowerCase() && sourceDex === destinationDex) return 'Cannot transfer to the same account and dex'
  const amount = units * TRANSFER_STEP
  return { from: from.toLowerCase(), to, sourceDex, destinationDex, token, amount, nonce: action.nonce }
}
