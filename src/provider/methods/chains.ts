import * as v from 'valibot'

/** EIP-695: `0x`, no leading zero, above zero, a safe integer. */
export const chainIdSchema = v.pipe(
  v.string(),
  v.regex(/^0x[1-9a-fA-F][0-9a-fA-F]{0,13}$/, 'expected a chain id: 0x and hex digits without leading zeros'),
  v.transform(Number),
  v.safeInteger('expected a chain id of at most 53 bits'),
)

/** Encodes a chain id by EIP-695. */
export function chainIdToHex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}

// EIP-3085: https, or http on localhost.
const urls = v.pipe(
  v.array(v.unknown()),
  v.check((all) => all.some(isUsable), 'expected an https address'),
)

function isUsable(url: unknown): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}

const text = v.pipe(v.string(), v.maxLength(256))

/** EIP-3326. */
export const switchChainSchema = v.strictTuple([v.strictObject({ chainId: chainIdSchema })])

/** EIP-3085. Only the id has an effect. */
export const addChainSchema = v.strictTuple([
  v.object({
    chainId: chainIdSchema,
    chainName: v.nullish(text),
    rpcUrls: v.nullish(urls),
    nativeCurrency: v.nullish(
      v.object({
        name: v.nullish(text),
        symbol: v.pipe(text, v.minLength(1)),
        decimals: v.literal(18, 'expected 18'),
      }),
    ),
    blockExplorerUrls: v.nullish(urls),
  }),
])
