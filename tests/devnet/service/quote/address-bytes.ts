import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import { bytesToHex, concat, type Hex, isHex, numberToHex, sha256 } from 'viem'

/**
 * Encodes an address or currency for order data, by the chain's slug (service-facts.md 6).
 *
 * EVM and exchange A: raw bytes. Exchange B: the index in 16 bytes, big-endian. Solana: base58. Bitcoin: bech32
 * version and program, or `ff` and the base58check payload.
 */
export function addressBytes(slug: string, text: string): Hex {
  switch (slug) {
    case 'lighter':
      return numberToHex(BigInt(text), { size: 16 })
    case 'solana':
      return bytesToHex(base58.decode(text))
    case 'bitcoin':
      return bitcoinBytes(text)
    default:
      if (!isHex(text)) throw new RangeError(`address on ${slug}: expected hex, got "${text}"`)
      return text
  }
}

function bitcoinBytes(text: string): Hex {
  if (!/^bc1/i.test(text))
    return concat(['0xff', bytesToHex(createBase58check((bytes) => sha256(bytes, 'bytes')).decode(text))])
  // Version 0 is bech32 (BIP-173), later ones are bech32m (BIP-350).
  const decoded = bech32.decodeUnsafe(text) ?? bech32m.decodeUnsafe(text)
  if (!decoded) throw new RangeError(`address on bitcoin: expected bech32 or bech32m, got "${text}"`)
  const [version = 0, ...program] = decoded.words
  return bytesToHex(Uint8Array.from([version, ...bech32.fromWords(program)]))
}
