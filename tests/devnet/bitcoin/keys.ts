import { p2wpkh } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils'
import { sha256 } from 'viem'
import { hex } from './hex.ts'

/** A key of the devnet and its P2WPKH address in mainnet form (BIP-141, BIP-173). Public knowledge: never fund it elsewhere. */
export type BitcoinKey = Readonly<{ privateKey: Uint8Array; publicKey: Uint8Array; address: string; script: string }>

/** Makes the key that a text names: SHA-256 of the text is the private key. `script` is the scriptPubKey in hex. */
export function keyOf(text: string): BitcoinKey {
  const privateKey = sha256(new TextEncoder().encode(text), 'bytes')
  const publicKey = pubECDSA(privateKey)
  const payment = p2wpkh(publicKey)
  if (!payment.address) throw new Error(`${text}: expected an address, got none`)
  return { privateKey, publicKey, address: payment.address, script: hex.encode(payment.script) }
}

/** Takes the block rewards and pays what the faucet gives. */
export const MINER: BitcoinKey = keyOf('causeway devnet bitcoin miner')
/** Pays fills and refunds. */
export const SOLVER_KEY: BitcoinKey = keyOf('causeway devnet bitcoin solver')
/** Owns the depository below. */
export const DEPOSITORY_KEY: BitcoinKey = keyOf('causeway devnet bitcoin depository')

/** Where Bitcoin deposits go: the P2WPKH address of `DEPOSITORY_KEY`, in mainnet form. Clients pin it. */
export const DEPOSITORY_ADDRESS = 'bc1qr6vjf0ude9k445phz5zeyy48v3hwmugy855056'
