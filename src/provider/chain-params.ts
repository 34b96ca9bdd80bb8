import * as v from 'valibot'

/** A chain id as EIP-695 writes it: `0x`, no leading zero, more than nothing, and a number that a double can hold. */
export const chainIdSchema = v.pipe(
  v.string(),
  v.regex(/^0x[1-9a-fA-F][0-9a-fA-F]{0,13}$/, 'expected a chain id: 0x and hex digits without leading zeros'),
  v.transform(Number),
  v.safeInteger('expected a chain id of at most 53 bits'),
)

/** A chain id as EIP-695 writes it. */
export function hexOf(chainId: number): string {
  return `0x${chainId.toString(16)}`
}

// EIP-3085: over the network it has to be https; this machine may be spoken to without.
const url = v.pipe(
  v.string(),
  v.maxLength(2_048),
  v.check((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, hostname } = new URL(text)
    return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  }, 'expected an https address'),
)
const text = v.pipe(v.string(), v.maxLength(256))

/** EIP-3326. */
export const switchChainSchema = v.strictTuple([v.strictObject({ chainId: chainIdSchema })])

/** EIP-3085. Everything but the id is checked and then left alone: a chain is what the wallet's own profile says. */
export const addChainSchema = v.strictTuple([
  v.object({
    chainId: chainIdSchema,
    chainName: v.nullish(text),
    rpcUrls: v.nullish(v.pipe(v.array(url), v.minLength(1), v.maxLength(32))),
    nativeCurrency: v.nullish(
      v.object({
        name: v.nullish(text),
        symbol: v.pipe(text, v.minLength(1)),
        decimals: v.literal(18, 'expected 18'),
      }),
    ),
    blockExplorerUrls: v.nullish(v.pipe(v.array(url), v.minLength(1), v.maxLength(32))),
    iconUrls: v.nullish(v.pipe(v.array(text), v.maxLength(32))),
  }),
])
