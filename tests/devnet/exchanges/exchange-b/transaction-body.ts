import * as v from 'valibot'
import { bytesToHex, hexToBytes } from 'viem'
import { Refusal } from './refusals.ts'
import type { KeyRegistration, Transfer } from './transactions.ts'

/** 80 bytes of the API key, 65 bytes in hex of the account's wallet. */
export type Signatures = Readonly<{ signature: Uint8Array; l1Signature: `0x${string}` }>

const MOST_ACCOUNT_INDEX = 2 ** 48 - 2
const MOST_API_KEY_INDEX = 254
const MOST_ATTRIBUTES = 4

const whole = (most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(0),
    v.maxValue(most),
    v.transform((number) => BigInt(number)),
  )
const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.base64(),
    v.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
    v.check((decoded) => decoded.length === length, `expected ${length} bytes in base64`),
  )
const l1Signature = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{130}$/, 'expected 65 bytes in hex'),
  v.transform((text): `0x${string}` => `0x${text.slice(2)}`),
)
const attributes = v.nullish(
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[1-7]$/)), whole()),
    v.check((record) => Object.keys(record).length <= MOST_ATTRIBUTES, `expected at most ${MOST_ATTRIBUTES}`),
  ),
)
const common = {
  ApiKeyIndex: whole(MOST_API_KEY_INDEX),
  ExpiredAt: whole(2 ** 48 - 1),
  Nonce: whole(),
  Sig: bytes(80),
  L1Sig: l1Signature,
  L2TxAttributes: attributes,
}
const account = whole(MOST_ACCOUNT_INDEX)
const byte = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))

const TRANSFER_BODY = v.object({
  ...common,
  FromAccountIndex: account,
  ToAccountIndex: account,
  AssetIndex: whole(62),
  FromRouteType: whole(1),
  ToRouteType: whole(1),
  Amount: v.pipe(
    whole(),
    v.check((amount) => amount > 0n, 'expected more than 0'),
  ),
  USDCFee: whole(),
  Memo: v.pipe(
    v.array(byte),
    v.length(32),
    v.transform((numbers) => bytesToHex(Uint8Array.from(numbers))),
  ),
})
const REGISTRATION_BODY = v.object({ ...common, AccountIndex: account, PubKey: bytes(40) })

/** `tx_info` of type 12; a Refusal names the field. */
export function parseTransfer(text: string): Transfer & Signatures {
  const body = parse(TRANSFER_BODY, text)
  return {
    accountIndex: body.FromAccountIndex,
    apiKeyIndex: body.ApiKeyIndex,
    nonce: body.Nonce,
    expiredAtMs: body.ExpiredAt,
    attributes: body.L2TxAttributes ?? {},
    toAccountIndex: body.ToAccountIndex,
    assetIndex: body.AssetIndex,
    fromRouteType: body.FromRouteType,
    toRouteType: body.ToRouteType,
    amount: body.Amount,
    usdcFee: body.USDCFee,
    memo: body.Memo,
    signature: body.Sig,
    l1Signature: body.L1Sig,
  }
}

export function transferInfo(transfer: Transfer): string {
  return JSON.stringify({
    FromAccountIndex: Number(transfer.accountIndex),
    ApiKeyIndex: Number(transfer.apiKeyIndex),
    ToAccountIndex: Number(transfer.toAccountIndex),
    AssetIndex: Number(transfer.assetIndex),
    FromRouteType: Number(transfer.fromRouteType),
    ToRouteType: Number(transfer.toRouteType),
    Amount: Number(transfer.amount),
    USDCFee: Number(transfer.usdcFee),
    Memo: [...hexToBytes(transfer.memo)],
    ExpiredAt: Number(transfer.expiredAtMs),
    Nonce: Number(transfer.nonce),
  })
}

/** `tx_info` of type 8; a Refusal names the field. */
export function parseRegistration(text: string): KeyRegistration & Signatures {
  const body = parse(REGISTRATION_BODY, text)
  return {
    accountIndex: body.AccountIndex,
    apiKeyIndex: body.ApiKeyIndex,
    nonce: body.Nonce,
    expiredAtMs: body.ExpiredAt,
    attributes: body.L2TxAttributes ?? {},
    publicKey: body.PubKey,
    signature: body.Sig,
    l1Signature: body.L1Sig,
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, readJson(text))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Refusal('malformed', `tx_info.${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed', 'tx_info: expected JSON')
  }
}
