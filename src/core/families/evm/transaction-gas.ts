import type { Hex } from '../../../lib/hex.ts'

const BASE_GAS = 21_000n
const CREATION_GAS = 32_000n
/** EIP-3860. */
const INITCODE_WORD_GAS = 2n
/** EIP-2028, EIP-7623. */
const TOKENS_OF_BYTE = 4n
const TOKEN_GAS = 4n
const FLOOR_TOKEN_GAS = 10n
/** EIP-2930. */
const LISTED_ADDRESS_GAS = 2_400n
const LISTED_KEY_GAS = 1_900n
/** EIP-7702, `PER_EMPTY_ACCOUNT_COST`. */
export const AUTHORIZATION_GAS = 25_000n
/** EIP-7825. */
export const TRANSACTION_GAS_CAP = 16_777_216n

type Carried = Readonly<{
  to: string | undefined
  data: Hex
  authorizations?: number
  accessList?: readonly Readonly<{ storageKeys: readonly string[] }>[]
}>

/** The intrinsic gas, or the calldata floor (EIP-7623). */
export function leastGasLimit({ to, data, authorizations = 0, accessList = [] }: Carried): bigint {
  const tokens = tokensIn(data)
  const words = BigInt(Math.ceil((data.length - 2) / 64))
  const creation = to === undefined ? CREATION_GAS + INITCODE_WORD_GAS * words : 0n
  const listed = accessList.reduce(
    (sum, { storageKeys }) => sum + LISTED_ADDRESS_GAS + LISTED_KEY_GAS * BigInt(storageKeys.length),
    0n,
  )
  const intrinsic = BASE_GAS + tokens * TOKEN_GAS + creation + listed + AUTHORIZATION_GAS * BigInt(authorizations)
  return highest(intrinsic, BASE_GAS + tokens * FLOOR_TOKEN_GAS)
}

/** Undefined when unknown. */
export function highestGasLimit(
  { capsTransactionGas }: Readonly<{ capsTransactionGas?: boolean | undefined }>,
  blockGasLimit: bigint | undefined,
): bigint | undefined {
  const cap = capsTransactionGas ? TRANSACTION_GAS_CAP : undefined
  if (cap === undefined || blockGasLimit === undefined) return cap ?? blockGasLimit
  return cap < blockGasLimit ? cap : blockGasLimit
}

function tokensIn(data: Hex): bigint {
  let tokens = 0n
  for (let at = 2; at < data.length; at += 2) tokens += data.startsWith('00', at) ? 1n : TOKENS_OF_BYTE
  return tokens
}

function highest(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
