import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { privateKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import type { Hex } from './chains.ts'

/** Lower-case address. Public knowledge: never fund them. */
export type Account = Readonly<{ address: Hex; privateKey: Hex }>

export const MNEMONIC = 'test test test test test test test test test test test junk'

// Once: a seed takes 2048 rounds of HMAC (BIP-39).
const parent = HDKey.fromMasterSeed(mnemonicToSeedSync(MNEMONIC)).derive("m/44'/60'/0'/0")

/** BIP-44, path m/44'/60'/0'/0/index. */
function derive(index: number): Account {
  const { privateKey: key } = parent.deriveChild(index)
  if (!key) throw new Error(`account ${index}: expected a private key, got none`)
  const privateKey = bytesToHex(key)
  return { address: privateKeyToAddress(privateKey).toLowerCase() as Hex, privateKey }
}

/** For users, tests and dApp developers. */
export const DEV_ACCOUNTS: readonly Account[] = [0, 1, 2, 3, 4, 5, 6, 7].map(derive)
/** Owns contracts, allocates for the depository, and mints. */
export const OWNER: Account = derive(8)
export const SOLVER: Account = derive(9)
