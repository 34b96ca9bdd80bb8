import { show } from '../../../lib/errors.ts'
import { isHex } from '../../../lib/hex.ts'
import type { TypedData } from '../../execution/item.ts'

/** `at` is a path such as `domain.salt`. `unknown` keys are absent from ours. */
export type Difference = Readonly<{
  at: string
  problem: 'missing' | 'unknown' | 'differs'
  expected: string
  got: string
}>

type Types = TypedData['types']
type Compare = (came: unknown, at: string) => readonly Difference[]

// EIP-712 orders domain fields so.
const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/**
 * Compares a step's `sign` with our typed data. Hashes would miss extra keys. Numbers compare by value (safe integers,
 * canonical digits), hex without case. `EIP712Domain` may appear if correct.
 *
 * @param sign has any shape (interface, "Exchange A authorize `sign`")
 * @param at prefixes reported paths
 */
export function signDifferences(sign: unknown, ours: TypedData, at = ''): readonly Difference[] {
  const definesDomain = isRecord(sign) && isRecord(sign['types']) && Object.hasOwn(sign['types'], 'EIP712Domain')
  const types = definesDomain ? { EIP712Domain: domainFields(ours.domain), ...ours.types } : ours.types
  const compareDomain = compareStruct({ Domain: domainFields(ours.domain) }, 'Domain', ours.domain)
  return compareRecord({
    signatureKind: same('eip712'),
    domain: compareDomain,
    types: (came, path) => typeDifferences(came, types, path),
    primaryType: same(ours.primaryType),
    value: compareStruct(ours.types, ours.primaryType, ours.message),
  })(sign, at)
}

/** Order counts. */
export function typeDifferences(came: unknown, ours: Types, at = ''): readonly Difference[] {
  const structs = Object.entries(ours).map(([name, fields]): [string, Compare] => [name, sameFields(fields)])
  return compareRecord(Object.fromEntries(structs))(came, at)
}

/** Compares a message with ours; extra keys are unknown. */
export function messageDifferences(came: unknown, ours: TypedData, at = ''): readonly Difference[] {
  return compareStruct(ours.types, ours.primaryType, ours.message)(came, at)
}

/** Parses a safe integer or canonical digits; undefined for others. */
export function integerOf(came: unknown): bigint | undefined {
  if (typeof came === 'number') return Number.isSafeInteger(came) ? BigInt(came) : undefined
  return typeof came === 'string' && /^(0|-?[1-9][0-9]{0,77})$/.test(came) ? BigInt(came) : undefined
}

/** In EIP-712 order. */
export function domainFields(domain: TypedData['domain']): Types[string] {
  return DOMAIN_FIELDS.filter(({ name }) => Object.hasOwn(domain, name)).map(({ name, type }) => ({ name, type }))
}

function sameFields(fields: Types[string]): Compare {
  const each = fields.map(({ name, type }) => compareRecord({ name: same(name), type: same(type) }))
  return compareList(each)
}

function compareStruct(types: Types, name: string, ours: unknown): Compare {
  const fields = (types[name] ?? []).map((field): [string, Compare] => [
    field.name,
    compareValue(types, field.type, isRecord(ours) ? ours[field.name] : undefined),
  ])
  return compareRecord(Object.fromEntries(fields))
}

function compareValue(types: Types, type: string, ours: unknown): Compare {
  const element = /^(.+)\[[0-9]*\]$/.exec(type)?.[1]
  if (element) return compareList((Array.isArray(ours) ? ours : []).map((each) => compareValue(types, element, each)))
  if (Object.hasOwn(types, type)) return compareStruct(types, type, ours)
  return (came, at) => (isSame(type, came, ours) ? [] : [differs(at, ours, came)])
}

function isSame(type: string, came: unknown, ours: unknown): boolean {
  if (/^u?int/.test(type)) {
    const value = integerOf(came)
    return value !== undefined && value === integerOf(ours)
  }
  if (type === 'address' || type.startsWith('bytes')) {
    return isHex(came) && isHex(ours) && came.toLowerCase() === ours.toLowerCase()
  }
  return came === ours
}

function same(ours: string): Compare {
  return (came, at) => (came === ours ? [] : [differs(at, ours, came)])
}

function compareList(each: readonly Compare[]): Compare {
  return (came, at) =>
    Array.isArray(came) && came.length === each.length
      ? each.flatMap((compare, index) => compare(came[index], `${at}[${index}]`))
      : [{ at, problem: 'differs', expected: `a list of ${each.length}`, got: show(came) }]
}

function compareRecord(fields: Readonly<Record<string, Compare>>): Compare {
  return (came, at) => {
    if (!isRecord(came)) return [{ at, problem: 'differs', expected: 'an object', got: show(came) }]
    const path = (name: string) => (at === '' ? name : `${at}.${name}`)
    const unknown = Object.keys(came)
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name): Difference => ({ at: path(name), problem: 'unknown', expected: 'nothing', got: show(came[name]) }))
    const known = Object.entries(fields).flatMap(([name, compare]): readonly Difference[] =>
      Object.hasOwn(came, name)
        ? compare(came[name], path(name))
        : [{ at: path(name), problem: 'missing', expected: 'a value', got: 'nothing' }],
    )
    return [...unknown, ...known]
  }
}

function differs(at: string, ours: unknown, came: unknown): Difference {
  return { at, problem: 'differs', expected: show(ours), got: show(came) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
