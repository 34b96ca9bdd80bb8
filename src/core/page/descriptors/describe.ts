import type { TypedData } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { chainById, currencyOf, type Profile } from '../../profiles/profile.ts'
import { typedDataHashesOf } from '../../sign/typed-data-hashes.ts'
import { selectorOf } from '../../verify/evm/calldata.ts'
import { decodeArguments } from '../abi/decode-calldata.ts'
import { selectorOfSignature } from '../abi/function-signature.ts'
import { encodeTypeOf, type ValueLeaf, type ValueStruct, valueTreeOf } from '../abi/value-tree.ts'
import type { PageCall } from '../calls/meaning.ts'
import { chainIdIn } from '../messages/typed-data.ts'
import { contractIn } from '../messages/typed-data-contract.ts'
import type { Described, DescribedField, DescribedValue } from './described-fields.ts'
import type { Descriptor, DescriptorField } from './descriptor.ts'
import { valuesOf } from './field-format.ts'

export type DescribedContract = Readonly<{ profile: Profile; chainId: number; address: string }>

/**
 * Describes a call by its contract's descriptor, whose types must fit exactly.
 *
 * @returns undefined without a descriptor, or if any field can't be shown
 */
export function describeCall(
  { to, value, data }: PageCall & Readonly<{ to: string }>,
  descriptors: readonly Descriptor[],
  place: DescribedContract,
): Described | undefined {
  const [descriptor] = boundTo(descriptors, 'calls', place)
  const signature = Object.keys(descriptor?.formats ?? {}).find(
    (each) => selectorOfSignature(each) === selectorOf(data),
  )
  const given = signature === undefined ? undefined : decodeArguments(signature, data)
  if (!descriptor || signature === undefined || !given) return undefined
  const container = {
    to: leaf('address', to),
    value: leaf('uint256', value),
    chainId: leaf('uint256', BigInt(place.chainId)),
  }
  return described(descriptor, signature, { data: given, container }, place)
}

/** Describes typed data by a descriptor of their domain, contract and chain, whose type text is exactly theirs. */
export function describeTypedData(
  typedData: TypedData,
  descriptors: readonly Descriptor[],
  profile: Profile,
): Described | undefined {
  const chainId = chainIdIn(typedData)
  const address = contractIn(typedData)
  if (chainId === undefined || address === undefined) return undefined
  const place = { profile, chainId, address }
  const type = encodeTypeOf(typedData)
  const descriptor = boundTo(descriptors, 'typedData', place).find(
    (each) => Object.hasOwn(each.formats, type) && isOfDomain(each, typedData),
  )
  const container = { to: leaf('address', address), chainId: leaf('uint256', BigInt(chainId)) }
  return descriptor && described(descriptor, type, { data: valueTreeOf(typedData), container }, place)
}

function isOfDomain({ domain, domainSeparator }: Descriptor, typedData: TypedData): boolean {
  const given = typedData.domain
  const { name, version, ...others } = domain
  const isSameText = Object.entries({ name, version }).every(
    ([key, value]) => value === undefined || given[key] === value,
  )
  const isSame = Object.entries(others).every(
    ([key, value]) => value === undefined || `${given[key]}`.toLowerCase() === `${value}`.toLowerCase(),
  )
  if (!isSameText || !isSame) return false
  return domainSeparator === undefined || typedDataHashesOf(typedData).domain === domainSeparator.toLowerCase()
}

function boundTo(
  descriptors: readonly Descriptor[],
  of: Descriptor['of'],
  { chainId, address }: DescribedContract,
): readonly Descriptor[] {
  return descriptors.filter(
    (each) =>
      each.of === of &&
      each.deployments.some((deployed) => deployed.chainId === chainId && isSameAddress(deployed.address, address)),
  )
}

function described(
  descriptor: Descriptor,
  key: string,
  around: Readonly<{ data: ValueStruct; container: Readonly<Record<string, ValueLeaf>> }>,
  { profile, chainId }: DescribedContract,
): Described | undefined {
  const { owner, constants, enums, formats } = descriptor
  const chain = chainById(profile, chainId)
  const format = Object.hasOwn(formats, key) ? formats[key] : undefined
  if (!format || !chain) return undefined
  const currencyAt = (address: string) => {
    const currency = currencyOf(profile, chainId, address)
    return currency?.isNative ? undefined : currency
  }
  const knowledge = { ...around, constants, enums, native: chain.native, currencyAt }
  const shown = format.fields
    .filter(({ visible }) => visible !== 'never')
    .map((field) => ({ field, values: valuesOf(field, knowledge) }))
  if (!shown.every(isWhole)) return undefined
  return { intent: format.intent, owner, fields: setApart(runsOf(shown).map(inTurn)) }
}

type Shown = Readonly<{ field: DescriptorField; values: readonly DescribedValue[] }>

function isWhole(shown: Readonly<{ field: DescriptorField; values: Shown['values'] | undefined }>): shown is Shown {
  return shown.values !== undefined
}

function runsOf(shown: readonly Shown[]): readonly (readonly Shown[])[] {
  const listOf = ({ field }: Shown) => /^(.*)\[\]/.exec(field.path)?.[1]
  const runs: Shown[][] = []
  for (const each of shown) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    const list = listOf(each)
    if (last && before && list !== undefined && list === listOf(before)) last.push(each)
    else runs.push([each])
  }
  return runs
}

function inTurn(run: readonly Shown[]): readonly (readonly DescribedField[])[] {
  const most = Math.max(...run.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, index) =>
    run.flatMap(({ field, values }) => {
      const value = values[index]
      return value === undefined ? [] : [{ label: field.label, value }]
    }),
  )
}

// Members with several fields each are separated.
function setApart(runs: readonly (readonly (readonly DescribedField[])[])[]): readonly DescribedField[] {
  const isOfSeveral = (members: (typeof runs)[number] | undefined) =>
    members !== undefined && members.length > 1 && members.some((fields) => fields.length > 1)
  return runs.flatMap((members, index) =>
    members.flatMap((fields, at) => {
      const isBegun = index > 0 || at > 0
      const isApart = isBegun && (isOfSeveral(members) || (at === 0 && isOfSeveral(runs[index - 1])))
      return fields.map((field, place) => (isApart && place === 0 ? { ...field, isApart } : field))
    }),
  )
}

function leaf(type: string, value: ValueLeaf['value']): ValueLeaf {
  return { is: 'leaf', type, value }
}
