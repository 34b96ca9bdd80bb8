import type { TypedData } from '../../execution/item.ts'
import type { Profile } from '../../profiles/profile.ts'
import { encodeTypeOf } from '../abi/value-tree.ts'
import { chainIdIn } from '../messages/typed-data.ts'
import { contractIn } from '../messages/typed-data-contract.ts'
import { describeTypedData } from './describe.ts'
import type { Described } from './described-fields.ts'
import { type Descriptor, readDescriptor } from './descriptor.ts'
import blurRoot from './forms/blur-root.json' with { type: 'json' }
import delegation from './forms/delegation.json' with { type: 'json' }
import erc721Order from './forms/erc721-order.json' with { type: 'json' }
import makerAsk from './forms/maker-ask.json' with { type: 'json' }
import metaTransaction from './forms/meta-transaction.json' with { type: 'json' }
import rfqOrder from './forms/rfq-order.json' with { type: 'json' }
import safeTransaction from './forms/safe-transaction.json' with { type: 'json' }

type Form = Readonly<{
  context: Readonly<{ eip712: Readonly<{ deployments?: readonly object[] }> }>
  metadata: object
  display: Readonly<{ formats: Readonly<Record<string, object>> }>
}>

const FORMS: readonly Form[] = [metaTransaction, safeTransaction, blurRoot, delegation, makerAsk, erc721Order, rfqOrder]
const SHAPES = FORMS.flatMap(({ display }) =>
  Object.keys(display.formats).flatMap((type) => structsIn(type).slice(0, 1).map(shapeOf)),
)

/** Whether typed data hold, at any depth, a form that moves money without an allowance, or `bytes`, perhaps a call. */
export function isKnownForm(typedData: TypedData): boolean {
  return structsIn(encodeTypeOf(typedData)).some(
    (struct) => /[(,]bytes(\[| )/.test(struct) || SHAPES.includes(shapeOf(struct)),
  )
}

/**
 * Describes typed data by a known form, or by the build's further descriptors.
 *
 * Only their contract knows the effect, so it is a part.
 */
export function describeForm(
  typedData: TypedData,
  profile: Profile,
  further: readonly Descriptor[],
): Described | undefined {
  const described = describeTypedData(typedData, [...formDescriptors(typedData), ...further], profile)
  return described && { ...described, isPart: true }
}

function formDescriptors(typedData: TypedData): readonly Descriptor[] {
  const form = formOf(typedData)
  const chainId = chainIdIn(typedData)
  if (!form || chainId === undefined) return []
  // Each Safe and token is a contract of its own.
  const here = [{ chainId, address: contractIn(typedData) }]
  const { eip712 } = form.context
  const descriptor = readDescriptor({ ...form, context: { eip712: { deployments: here, ...eip712 } } })
  return descriptor ? [descriptor] : []
}

function formOf(typedData: TypedData): Form | undefined {
  const type = encodeTypeOf(typedData)
  return FORMS.find(({ display }) => Object.hasOwn(display.formats, type))
}

function structsIn(type: string): readonly string[] {
  return type.match(/[^()]+\([^)]*\)/g) ?? []
}

// One field alone says too little.
function shapeOf(struct: string): string {
  const types = struct.replace(/^[^(]*| [^,)]*/g, '')
  return types.includes(',') ? types : struct
}
