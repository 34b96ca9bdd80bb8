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
const bound = v.looseObject({
  deployments: v.pipe(
    v.array(v.looseObject({ chainId: v.pipe(v.number(), v.safeInteger()), address })),
    v.minLength(1),
  ),
})
const schema = v.looseObject({
  includes: v.optional(v.never()),
  context: v.looseObject({ contract: v.optional(bound), eip712: v.optional(bound) }),
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
  owner: string
  constants: Readonly<Record<string, string | number | boolean>>
  enums: Readonly<Record<string, Readonly<Record<string, string>>>>
  formats: Readonly<Record<string, Readonly<{ intent: string; fields: readonly DescriptorField[] }>>>
}>

/**
 * Parses a descriptor.
 *
 * Includes, field groups, referenced definitions and nested calldata aren't supported.
 *
 * @returns undefined if any part is unsupported, since half may mislead
 */
export function readDescriptor(content: unknown): Descriptor | undefined {
  const parsed = v.safeParse(schema, content)
  if (!parsed.success) return undefined
  const { context, metadata, display } = parsed.output
  const { contract, eip712 } = context
  const { formats } = display
  const deployments = (contract ?? eip712)?.deployments
  if (!deployments || (contract && eip712)) return undefined
  if (contract && !Object.keys(formats).every(isFunction)) return undefined
  const { owner, constants, enums } = metadata
  return { of: contract ? 'calls' : 'typedData', deployments, owner, constants, enums, formats }
}

function isFunction(signature: string): boolean {
  try {
    parametersOf(signature)
    return true
  } catch {
    return false
  }
}
