import { p2wpkh } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils'
import { sha256 } from 'viem'
import { hex } from './hex.ts'

/** P2WPKH in mainnet form (BIP-141, BIP-173). Public knowledge: never fund it elsewhere. */
export type BitcoinKey = Readonly<{ privateKey: Uint8Array; publicKey: Uint8Array; address: string; script: string }>

/**
 * Makes a key: SHA-256 of the text is the private key.
 *
 * `script` is the scriptPubKey in hex.
 */
export function keyOf(text: string): BitcoinKey {
  const privateKey = sha256(new TextEncoder().encode(text), 'bytes')
  const publicKey = pubECDSA(privateKey)
  const payment = p2wpkh(publicKey)
  if (!payment.address) throw new Error(`${text}: expected an address, got none`)
  return { privateKey, publicKey, address: payment.address, script: hex.encode(payment.script) }
}

export const MINER: BitcoinKey = keyOf('causeway devnet bitcoin miner')
export const SOLVER_KEY: BitcoinKey = keyOf('causeway devnet bitcoin solver')
export const DEPOSITORY_KEY: BitcoinKey = keyOf('causeway devnet bitcoin depository')

/** The P2WPKH address of `DEPOSITORY_KEY`. Clients pin it. */
export const DEPOSITORY_ADDRESS = 'bc1qr6vjf0ude9k445phz5zeyy48v3hwmugy855056'
