import * as v from 'valibot'
import { isHex } from '../../../lib/hex.ts'
import { parametersOf } from '../abi/function-signature.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const path = v.pipe(v.string(), v.maxLength(200))
const address = v.custom<string>((value) => isHex(value, 20), 'expected an address')
const scalar = v.union([v.string(), v.number(), v.boolean()])

const shown = {
  path,
  label: words,
  $id: v.optional(words),
  visible: v.optional(v.picklist(['always', 'optional', 'never'])),
}
const nothing = v.optional(v.strictObject({}))
const places = v.optional(
  v.looseObject({ types: v.optional(v.array(v.string())), sources: v.optional(v.array(v.string())) }),
)

/** Strict: an unknown parameter could change the field's meaning. */
const formatted = v.variant('format', [
  v.strictObject({ ...shown, format: v.literal('raw'), params: nothing }),
  v.strictObject({ ...shown, format: v.literal('amount'), params: nothing }),
  v.strictObject({ ...shown, format: v.literal('duration'), params: nothing }),
  v.strictObject({ ...shown, format: v.literal('addressName'), params: places }),
  v.strictObject({
    ...shown,
    format: v.literal('date'),
    params: v.strictObject({ encoding: v.literal('timestamp') }),
  }),
  v.strictObject({
    ...shown,
    format: v.literal('tokenAmount'),
    params: v.strictObject({
      tokenPath: v.optional(path),
      token: v.optional(path),
      nativeCurrencyAddress: v.optional(v.union([path, v.array(path)])),
      threshold: v.optional(path),
      message: v.optional(words),
    }),
  }),
  v.strictObject({
    ...shown,
    format: v.literal('nftName'),
    params: v.strictObject({ collectionPath: v.optional(path), collection: v.optional(path) }),
  }),
  v.strictObject({
    ...shown,
    format: v.literal('unit'),
    params: v.strictObject({
      base: words,
      decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)), 0),
      prefix: v.optional(v.literal(false)),
    }),
  }),
  v.strictObject({ ...shown, format: v.literal('enum'), params: v.strictObject({ $ref: path }) }),
])
const unformatted = v.pipe(
  v.strictObject({ ...shown, params: nothing }),
  v.transform((each) => ({ ...each, format: 'raw' as const })),
)
const field = v.union([formatted, unformatted])
const format = v.looseObject({ intent: words, fields: v.array(field) })
const chainId = v.pipe(v.number(), v.safeInteger())
const word = v.custom<string>((value) => isHex(value, 32), 'expected 32 bytes')
const deployments = v.pipe(v.array(v.looseObject({ chainId, address })), v.minLength(1))
const domain = v.strictObject({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  chainId: v.optional(chainId),
  verifyingContract: v.optional(address),
  salt: v.optional(word),
})
const bound = v.looseObject({ deployments })
const boundData = v.looseObject({
  deployments,
  domain: v.optional(domain, {}),
  domainSeparator: v.optional(word),
})
const schema = v.looseObject({
  includes: v.optional(v.never()),
  context: v.looseObject({ contract: v.optional(bound), eip712: v.optional(boundData) }),
  metadata: v.looseObject({
    owner: words,
    constants: v.optional(v.record(v.string(), scalar), {}),
    enums: v.optional(v.record(v.string(), v.record(v.string(), words)), {}),
  }),
  display: v.looseObject({ formats: v.record(v.string(), format) }),
})

export type DescriptorField = v.InferOutput<typeof field>

/** The supported parts of a clear-signing descriptor (ERC-7730). */
export type Descriptor = Readonly<{
  of: 'calls' | 'typedData'
  deployments: readonly Readonly<{ chainId: number; address: string }>[]
  /** The conditions on typed data; a call has none. */
  domain: v.InferOutput<typeof domain>
  domainSeparator: string | undefined
  owner: string
  constants: Readonly<Record<string, string | number | boolean>>
  enums: Readonly<Record<string, Readonly<Record<string, string>>>>
  formats: Readonly<Record<string, Readonly<{ intent: string; fields: readonly DescriptorField[] }>>>
}>

export type ReadDescriptor = Readonly<{ ok: true; descriptor: Descriptor } | { ok: false; message: string }>

/**
 * Parses a descriptor. Half of it may mislead, so any unsupported part makes it none.
 *
 * Includes, field groups, referenced definitions and nested calldata aren't supported.
 */
export function parseDescriptor(content: unknown): ReadDescriptor {
  const parsed = v.safeParse(schema, content)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return { ok: false, message: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }
  }
  const { context, metadata, display } = parsed.output
  const { contract, eip712 } = context
  const { formats } = display
  const deployments = (contract ?? eip712)?.deployments
  if (!deployments || (contract && eip712)) return { ok: false, message: 'context: expected either contract or eip712' }
  const odd = contract && Object.keys(formats).find((signature) => !isFunction(signature))
  if (odd !== undefined) return { ok: false, message: `display.formats: expected a function, got ${odd}` }
  const { owner, constants, enums } = metadata
  const { domain = {}, domainSeparator } = eip712 ?? {}
  const descriptor = { deployments, domain, domainSeparator, owner, constants, enums, formats }
  return { ok: true, descriptor: { of: contract ? 'calls' : 'typedData', ...descriptor } }
}

/** Undefined for an unsupported descriptor. */
export function readDescriptor(content: unknown): Descriptor | undefined {
  const read = parseDescriptor(content)
  return read.ok ? read.descriptor : undefined
}

function isFunction(signature: string): boolean {
  try {
    parametersOf(signature)
    return true
  } catch {
    return false
  }
}
