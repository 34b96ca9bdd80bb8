import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'

const TYPES: Readonly<Record<string, readonly (readonly [type: string, name: string])[]>> = {
  Order: [
    ['string', 'version'],
    ['string', 'solverChainId'],
    ['address', 'solver'],
    ['uint256', 'salt'],
    ['Input[]', 'inputs'],
    ['Output', 'output'],
    ['Fee[]', 'fees'],
  ],
  Fee: [
    ['string', 'recipientChainId'],
    ['bytes', 'recipient'],
    ['string', 'currencyChainId'],
    ['bytes', 'currency'],
    ['uint256', 'amount'],
  ],
  Input: [
    ['InputPayment', 'payment'],
    ['InputRefund[]', 'refunds'],
  ],
  InputPayment: [
    ['string', 'chainId'],
    ['bytes', 'currency'],
    ['uint256', 'amount'],
    ['uint256', 'weight'],
  ],
  InputRefund: [
    ['string', 'chainId'],
    ['bytes', 'recipient'],
    ['bytes', 'currency'],
    ['uint256', 'minimumAmount'],
    ['uint32', 'deadline'],
    ['bytes', 'extraData'],
  ],
  Output: [
    ['string', 'chainId'],
    ['OutputPayment[]', 'payments'],
    ['uint32', 'deadline'],
    ['bytes[]', 'calls'],
    ['bytes', 'extraData'],
  ],
  OutputPayment: [
    ['bytes', 'recipient'],
    ['bytes', 'currency'],
    ['uint256', 'minimumAmount'],
    ['uint256', 'expectedAmount'],
  ],
}

/** Old orders hashed these byte fields wrongly. */
const WERE_BYTES: readonly string[] = ['recipient', 'currency', 'extraData']

/**
 * Until spring 2026, byte fields were hashed as decimal text (service facts 6). Here it proves that such ids
 * differ. Every address must be 0x hex.
 */
export function legacyOrderId(order: unknown): `0x${string}` {
  return `0x${bytesToHex(encode('Order', order, ''))}`
}

function encode(type: string, value: unknown, name: string): Uint8Array {
  if (type.endsWith('[]')) {
    const members = Array.isArray(value) ? value : []
    return keccak_256(concatBytes(...members.map((member) => encode(type.slice(0, -2), member, name))))
  }
  const fields = TYPES[type]
  if (fields) {
    const typeHash = keccak_256(utf8ToBytes(typeText(type)))
    return keccak_256(
      concatBytes(typeHash, ...fields.map(([of, key]) => encode(of, Reflect.get(Object(value), key), key))),
    )
  }
  const text = String(value)
  if (type === 'string') return keccak_256(utf8ToBytes(text))
  if (type === 'bytes') return keccak_256(WERE_BYTES.includes(name) ? defective(text) : hexToBytes(text.slice(2)))
  const hex = type === 'address' ? text.slice(2) : BigInt(text).toString(16)
  return hexToBytes(hex.padStart(64, '0'))
}

function defective(hex: string): Uint8Array {
  const bytes = [...hexToBytes(hex.slice(2))]
  const text = `0x${bytes.length % 2 === 1 ? '0' : ''}${bytes.slice(2).join(',')}`
  // Text without a comma still parsed as hex.
  return /^0x[0-9]*$/.test(text) ? hexToBytes(text.slice(2)) : utf8ToBytes(text)
}

function typeText(name: string): string {
  const others = new Set<string>()
  const visit = (type: string) => {
    for (const [of] of TYPES[type] ?? []) {
      const inner = of.replace('[]', '')
      if (TYPES[inner] && !others.has(inner)) {
        others.add(inner)
        visit(inner)
      }
    }
  }
  visit(name)
  return [name, ...[...others].sort()]
    .map((each) => `${each}(${(TYPES[each] ?? []).map(([of, key]) => `${of} ${key}`).join(',')})`)
    .join('')
}
