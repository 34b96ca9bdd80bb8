import { formatDecimal } from '../../../lib/decimal.ts'
import { isHex } from '../../../lib/hex.ts'
import { checksummed, isSameAddress } from '../../families/address.ts'
import type { Currency } from '../../money/currency.ts'
import type { ValueLeaf } from '../abi/value-tree.ts'
import type { DescribedValue } from './described-fields.ts'
import type { Descriptor, DescriptorField } from './descriptor.ts'
import { leavesAt, type PathContext } from './field-path.ts'
import type { OwnLabel } from './own-labels.ts'

const UNLIMITED: OwnLabel = 'own:unlimited'

export type FormatContext = PathContext &
  Readonly<{
    enums: Descriptor['enums']
    native: Currency
    currencyAt: (address: string) => Currency | undefined
  }>

/**
 * Formats one field's values: several if its path leads to a list.
 *
 * @returns undefined for a path without a value, or a value of another type
 */
export function valuesOf(field: DescriptorField, knowledge: FormatContext): readonly DescribedValue[] | undefined {
  const leaves = leavesAt(field.path, knowledge)
  const shown = leaves?.map((leaf, at) => shownAs(field, leaf, at, knowledge))
  return shown?.every((each) => each !== undefined) ? shown : undefined
}

function shownAs(
  field: DescriptorField,
  leaf: ValueLeaf,
  at: number,
  knowledge: FormatContext,
): DescribedValue | undefined {
  const integer = typeof leaf.value === 'bigint' && leaf.value >= 0n ? leaf.value : undefined
  const address = addressIn(leaf)
  if (field.format === 'raw') return { as: 'text', text: address ?? `${leaf.value}` }
  if (field.format === 'addressName') return address === undefined ? undefined : { as: 'address', address }
  if (field.format === 'enum') {
    const words = wordsOf(field.params.$ref, knowledge.enums)
    const text = words && Object.hasOwn(words, `${leaf.value}`) ? words[`${leaf.value}`] : undefined
    return text === undefined ? undefined : { as: 'text', text }
  }
  if (integer === undefined) return undefined
  switch (field.format) {
    case 'amount':
      return { as: 'amount', amount: { currency: knowledge.native, value: integer } }
    case 'date':
      return { as: 'date', seconds: integer }
    case 'duration':
      return { as: 'duration', seconds: integer }
    case 'unit':
      return { as: 'text', text: `${formatDecimal(integer, field.params.decimals)} ${field.params.base}` }
    case 'nftName': {
      const { collection, collectionPath } = field.params
      const address = addressOf({ fixed: collection, path: collectionPath, at }, knowledge)
      return address === undefined ? undefined : { as: 'nft', collection: address, tokenId: integer }
    }
    case 'tokenAmount':
      return tokens(field.params, integer, at, knowledge)
  }
}

type TokenParams = Extract<DescriptorField, { format: 'tokenAmount' }>['params']

function tokens(params: TokenParams, amount: bigint, at: number, knowledge: FormatContext): DescribedValue | undefined {
  const token = addressOf({ fixed: params.token, path: params.tokenPath, at }, knowledge)
  if (token === undefined) return undefined
  const natives = [params.nativeCurrencyAddress ?? []].flat().map((each) => addressOf({ fixed: each, at }, knowledge))
  if (natives.some((each) => each !== undefined && isSameAddress(each, token))) {
    return { as: 'amount', amount: { currency: knowledge.native, value: amount } }
  }
  const threshold = params.threshold === undefined ? undefined : integerOf(params.threshold, knowledge)
  if (params.threshold !== undefined && threshold === undefined) return undefined
  const word = threshold !== undefined && amount >= threshold ? (params.message ?? UNLIMITED) : undefined
  return { as: 'tokens', token, currency: knowledge.currencyAt(token), amount, word }
}

type Wanted = Readonly<{ fixed?: string | undefined; path?: string | undefined; at: number }>

function addressOf({ fixed, path, at }: Wanted, knowledge: FormatContext): string | undefined {
  if (isHex(fixed, 20)) return checksummed(fixed)
  const leaves = leavesAt(path ?? fixed ?? '', knowledge)
  const leaf = leaves?.length === 1 ? leaves[0] : leaves?.[at]
  return leaf && addressIn(leaf)
}

function addressIn({ type, value }: ValueLeaf): string | undefined {
  const isAddress = (type === 'address' || type === 'constant') && isHex(value, 20)
  return isAddress ? checksummed(value) : undefined
}

function integerOf(text: string, knowledge: FormatContext): bigint | undefined {
  const said = text.startsWith('$') ? `${leavesAt(text, knowledge)?.[0]?.value}` : text
  return /^(0x[0-9a-fA-F]{1,64}|[0-9]{1,78})$/.test(said) ? BigInt(said) : undefined
}

function wordsOf(reference: string, enums: FormatContext['enums']): Readonly<Record<string, string>> | undefined {
  const name = /^\$\.metadata\.enums\.(\w+)$/.exec(reference)?.[1]
  return name !== undefined && Object.hasOwn(enums, name) ? enums[name] : undefined
}
