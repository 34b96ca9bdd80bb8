import { address as bitcoinAddress, networks } from 'bitcoinjs-lib'
import { AbiCoder, concat, hexlify, keccak256, TypedDataEncoder, toBeHex } from 'ethers'
import { keccak } from '../../../devnet/keccak.ts'
import { at, type Json } from '../../honest/json.ts'

// A faster keccak than the wallet's serves some fifty hashes per opinion.
keccak256.register((bytes) => keccak(bytes))

// This second copy of the published protocol exposes a slip in either.
const TYPES = {
  Order: fields(
    'string version, string solverChainId, address solver, uint256 salt, Input[] inputs, Output output, Fee[] fees',
  ),
  Input: fields('InputPayment payment, InputRefund[] refunds'),
  InputPayment: fields('string chainId, bytes currency, uint256 amount, uint256 weight'),
  InputRefund: fields(
    'string chainId, bytes recipient, bytes currency, uint256 minimumAmount, uint32 deadline, bytes extraData',
  ),
  Output: fields('string chainId, OutputPayment[] payments, uint32 deadline, bytes[] calls, bytes extraData'),
  OutputPayment: fields('bytes recipient, bytes currency, uint256 minimumAmount, uint256 expectedAmount'),
  Fee: fields('string recipientChainId, bytes recipient, string currencyChainId, bytes currency, uint256 amount'),
}
const encoder = TypedDataEncoder.from(TYPES)

/** Uses ethers and bitcoinjs-lib alone; undefined without an order. */
export function idOf(order: Json | undefined): string | undefined {
  if (order === undefined) return undefined
  const words = (path: readonly (string | number)[]) => String(at(order, path))
  const inputs = listAt(order, ['inputs']).map((input) => ({
    payment: placed(at(input, ['payment']), 'chainId', ['currency']),
    refunds: listAt(input, ['refunds']).map((refund) => placed(refund, 'chainId', ['recipient', 'currency'])),
  }))
  const slug = words(['output', 'chainId'])
  const payments = listAt(order, ['output', 'payments']).map((payment) =>
    placed({ ...objectOf(payment), chainId: slug }, 'chainId', ['recipient', 'currency']),
  )
  const fees = listAt(order, ['fees']).map((fee) => ({
    ...placed(fee, 'recipientChainId', ['recipient']),
    currency: bytesOn(String(at(fee, ['currencyChainId'])), String(at(fee, ['currency']))),
  }))
  const output = { ...objectOf(at(order, ['output'])), payments }
  // A letter-case checksum binds nothing, but ethers rejects it.
  const solver = words(['solver']).toLowerCase()
  return encoder.hashStruct('Order', { ...objectOf(order), solver, inputs, output, fees })
}

/** Encodes by the chain's short name (service facts 6). */
export function bytesOn(slug: string, text: string): string {
  if (slug === 'lighter') return toBeHex(BigInt(text), 16)
  if (slug !== 'bitcoin') return text.toLowerCase()
  if (/^bc1/i.test(text)) {
    const { version, data } = decodeBech32(text)
    return concat([toBeHex(version, 1), data])
  }
  const { version, hash } = bitcoinAddress.fromBase58Check(text)
  return concat(['0xff', toBeHex(version, 1), hash])
}

export function callOf(call: string): Readonly<{ to: string; data: string; value: bigint }> {
  const [[to], [data], [value]] = AbiCoder.defaultAbiCoder().decode(
    ['tuple(address)', 'tuple(bytes)', 'tuple(uint256)'],
    call,
  )
  return { to, data, value }
}

// The service's BTC id is bech32 with a program that is no address.
function decodeBech32(text: string): Readonly<{ version: number; data: string }> {
  const decoded = bitcoinAddress.fromBech32(text)
  if (decoded.prefix !== networks.bitcoin.bech32) throw new RangeError(`expected an address of Bitcoin, got ${text}`)
  return { version: decoded.version, data: hexlify(decoded.data) }
}

function placed(value: Json | undefined, chain: string, keys: readonly string[]) {
  const members = objectOf(value)
  const slug = String(members[chain])
  const encoded = keys.map((key) => [key, bytesOn(slug, String(members[key]))] as const)
  return { ...members, ...Object.fromEntries(encoded) }
}

function fields(text: string) {
  return text.split(', ').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { type, name }
  })
}

export function objectOf(value: Json | undefined): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

export function listAt(value: Json | undefined, path: readonly (string | number)[]): readonly Json[] {
  const list = at(value, path)
  return Array.isArray(list) ? list : []
}
