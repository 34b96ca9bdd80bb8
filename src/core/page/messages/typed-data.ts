import * as v from 'valibot'
import { isWellFormed } from '../../../lib/bytes.ts'
import { isHex } from '../../../lib/hex.ts'
import type { TypedData } from '../../execution/item.ts'

export type ReadTypedData = Readonly<{ ok: true; typedData: TypedData } | { ok: false; message: string }>

type Types = TypedData['types']

// EIP-712 wants identifiers; exchange A adds a colon. Free text could hide another struct.
const NAME = /^[A-Za-z_$][\w$:]*$/
const TYPE = /^[A-Za-z_$][\w$:]*(\[[0-9]*\])*$/
const PLAIN = /^(u?int[0-9]*|bytes[0-9]*|address|bool|string)$/

const MOST_TYPES = 64
const MOST_FIELDS = 512
const MOST_VALUES = 5_200
const MOST_CHARACTERS = 200_000
const MOST_DEPTH = 20
const MOST_WORDS = 240

const name = v.pipe(v.string(), v.maxLength(256), v.regex(NAME, 'expected a name of letters and digits'))
const struct = v.pipe(
  name,
  v.check((text) => !PLAIN.test(text), 'expected another name than that of a plain type'),
)
const field = v.strictObject({
  name,
  type: v.pipe(v.string(), v.maxLength(256), v.regex(TYPE, 'expected the name of a type')),
})
const record = v.custom<Readonly<Record<string, unknown>>>(isRecord, 'expected an object')
// Valibot drops such keys.
const DROPPED = ['__proto__', 'constructor', 'prototype']
const few = v.pipe(
  record,
  v.check(
    (types) => !DROPPED.some((each) => Object.hasOwn(types, each)),
    `expected no type named ${DROPPED.join(', ')}`,
  ),
  v.check((types) => Object.keys(types).length <= MOST_TYPES, `expected at most ${MOST_TYPES} types`),
  v.check((types) => fieldsIn(types) <= MOST_FIELDS, `expected at most ${MOST_FIELDS} fields`),
)
const schema = v.looseObject({
  types: v.pipe(few, v.record(struct, v.array(field))),
  primaryType: name,
  domain: record,
  message: record,
})

const DOMAIN = 'EIP712Domain'
// EIP-712, "Definition of domainSeparator"; Injective, Evmos.
const DOMAIN_TYPES: Readonly<Record<string, readonly [string, string?]>> = {
  name: ['string'],
  version: ['string'],
  chainId: ['uint256'],
  verifyingContract: ['address', 'string'],
  salt: ['bytes32', 'string'],
}

/**
 * Parses a page's typed data (EIP-712), as an object or JSON, strictly.
 *
 * The shown data are then all that is signed.
 */
export function readTypedData(sent: unknown): ReadTypedData {
  const parsed = v.safeParse(schema, typeof sent === 'string' ? json(sent) : sent)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return { ok: false, message: `${v.getDotPath(issue) ?? 'data'}: ${issue.message.slice(0, 120)}` }
  }
  const { types: given, primaryType, domain, message } = parsed.output
  if (primaryType === DOMAIN) return { ok: false, message: 'primaryType: expected the type of the message' }
  try {
    const types = {
      ...given,
      [DOMAIN]: Object.hasOwn(given, DOMAIN) ? domainFields(given[DOMAIN] ?? []) : present(domain),
    }
    const read = reader(types)
    return {
      ok: true,
      typedData: {
        types,
        primaryType,
        domain: domainOf(read.struct(DOMAIN, domain, 'domain')),
        message: read.struct(primaryType, message, 'message'),
      },
    }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, message: error.message.slice(-MOST_WORDS) }
    throw error
  }
}

/** Undefined where the data name no chain. */
export function chainIdIn({ domain }: TypedData): number | undefined {
  const chainId = domain['chainId']
  return typeof chainId === 'number' ? chainId : undefined
}

class Unreadable extends Error {}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsIn(types: Readonly<Record<string, unknown>>): number {
  return Object.values(types).reduce((sum: number, each) => sum + (Array.isArray(each) ? each.length : 0), 0)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function domainOf(read: Readonly<Record<string, unknown>>): TypedData['domain'] {
  const chainId = Number(read['chainId'] ?? 0)
  if (!Number.isSafeInteger(chainId)) throw new Unreadable('domain.chainId: expected the id of a chain')
  return { ...(read as Record<string, string>), ...('chainId' in read ? { chainId } : {}) }
}

function domainFields(fields: Types[string]): Types[string] {
  for (const { name, type } of fields) {
    const known = Object.hasOwn(DOMAIN_TYPES, name) ? DOMAIN_TYPES[name] : undefined
    if (!known?.includes(type)) throw new Unreadable(`types.${DOMAIN}: ${name} ${type} is no field of a domain`)
  }
  return fields
}

function present(domain: Readonly<Record<string, unknown>>): Types[string] {
  return Object.entries(DOMAIN_TYPES).flatMap(([name, [type]]) =>
    domain[name] === undefined || domain[name] === null ? [] : [{ name, type }],
  )
}

function reader(types: Types) {
  let values = 0
  let characters = 0

  function struct(name: string, sent: unknown, at: string, depth = 0): Record<string, unknown> {
    const fields = Object.hasOwn(types, name) ? types[name] : undefined
    if (!fields) throw new Unreadable(`${at}: the types do not say what ${name} is`)
    if (!isRecord(sent)) throw new Unreadable(`${at}: expected ${name}`)
    const names = new Set(fields.map((each) => each.name))
    if (names.size < fields.length) throw new Unreadable(`types.${name}: expected each field once`)
    return Object.fromEntries(
      fields.map((each) => {
        const own = Object.hasOwn(sent, each.name) ? sent[each.name] : undefined
        return [each.name, value(each.type, own, `${at}.${each.name}`, depth + 1)]
      }),
    )
  }

  function value(type: string, sent: unknown, at: string, depth: number): unknown {
    values += 1
    if (values > MOST_VALUES) throw new Unreadable(`${at}: expected no more than ${MOST_VALUES} values`)
    if (depth > MOST_DEPTH) throw new Unreadable(`${at}: expected no more than ${MOST_DEPTH} levels`)
    const list = /^(.+)\[([0-9]*)\]$/.exec(type)
    if (list) return elements(list[1] ?? '', { length: list[2] ?? '', sent, at, depth })
    const plain = plainValue(type, sent)
    if (plain === WRONG) throw new Unreadable(`${at}: expected ${type}`)
    if (typeof plain === 'string') characters += plain.length
    if (characters > MOST_CHARACTERS)
      throw new Unreadable(`${at}: expected no more than ${MOST_CHARACTERS} characters in all`)
    return plain === STRUCT ? struct(type, sent, at, depth) : plain
  }

  function elements(
    type: string,
    { length, sent, at, depth }: Readonly<{ length: string; sent: unknown; at: string; depth: number }>,
  ): readonly unknown[] {
    if (!Array.isArray(sent) || (length !== '' && sent.length !== Number(length))) {
      throw new Unreadable(`${at}: expected ${type}[${length}]`)
    }
    return sent.map((each, index) => value(type, each, `${at}[${index}]`, depth + 1))
  }

  return { struct }
}

const WRONG = Symbol('wrong')
const STRUCT = Symbol('struct')

function plainValue(type: string, sent: unknown): unknown {
  // UTF-8 would turn half a surrogate pair into another sign than the one shown.
  if (type === 'string') return typeof sent === 'string' && isWellFormed(sent) ? sent : WRONG
  if (type === 'bool') return typeof sent === 'boolean' ? sent : WRONG
  if (type === 'address') return isHex(sent, 20) ? sent.toLowerCase() : WRONG
  if (type === 'bytes') return isHex(sent) ? sent.toLowerCase() : WRONG
  const bytes = /^bytes([1-9]|[12][0-9]|3[0-2])$/.exec(type)
  if (bytes) return isHex(sent, Number(bytes[1])) ? sent.toLowerCase() : WRONG
  const integer = /^(u?)int([0-9]{0,3})$/.exec(type)
  return integer ? integerText(sent, integer[1] !== 'u', Number(integer[2] || 256)) : STRUCT
}

// Pages write numbers as numbers, decimals or hex.
function integerText(sent: unknown, isSigned: boolean, bits: number): string | typeof WRONG {
  if (bits < 8 || bits > 256 || bits % 8 !== 0) return WRONG
  const isNumber = typeof sent === 'bigint' || (typeof sent === 'number' && Number.isSafeInteger(sent))
  const isText = typeof sent === 'string' && /^(-?[0-9]{1,78}|0x[0-9a-fA-F]{1,64})$/.test(sent)
  if (!isNumber && !isText) return WRONG
  const integer = BigInt(sent)
  const half = 1n << BigInt(bits - 1)
  const isIn = isSigned ? integer >= -half && integer < half : integer >= 0n && integer < half * 2n
  return isIn ? integer.toString() : WRONG
}
