import { HDKey } from '@scure/bip32'
import { unexpected } from '../../../lib/errors.ts'
import { bytesToHex } from '../../../lib/hex.ts'
import {
  type AccountChain,
  type AccountScript,
  accountPath,
  addressPath,
  HARDENED,
  isIndex,
} from './derivation-path.ts'
import { derivedScript } from './transaction/derived-script.ts'
import type { KeyOrigin } from './transaction/psbt-key-fields.ts'
import { addressOfScript } from './transaction/script.ts'

/** Watch-only: `extendedPublicKey` (BIP-32, `xpub…`) reveals all addresses but spends nothing. */
export type BitcoinAccount = Readonly<{ script: AccountScript; index: number; extendedPublicKey: string }>

export type AccountAddress = KeyOrigin & Readonly<{ address: string }>

const ACCOUNT_DEPTH = 3

/**
 * Derives an account's addresses from its public key.
 *
 * @returns the address at an index (0 to 2^31 - 1) of one chain
 * @throws CausewayError `BAD_ACCOUNT` if the key isn't this account's public key
 */
export function accountAddresses(account: BitcoinAccount): (chain: AccountChain, index: number) => AccountAddress {
  const key = publicKeyOf(account)
  const chains = { receive: key.derive('m/0'), change: key.derive('m/1') }
  return (chain, index) => {
    if (!isIndex(index)) throw unexpected('BAD_ACCOUNT', 'address index', 'a whole number below 2147483648', index)
    const { publicKey } = chains[chain].derive(`m/${index}`)
    if (!publicKey) throw unexpected('BAD_ACCOUNT', 'address', 'a public key', publicKey)
    const script = derivedScript(account.script, publicKey)
    const path = addressPath(accountPath(account), chain, index)
    return { script, path, publicKey: bytesToHex(publicKey), address: addressOfScript(script) }
  }
}

// A stored key is checked: never private, and of this account.
function publicKeyOf({ extendedPublicKey, index }: BitcoinAccount): HDKey {
  const key = readKey(extendedPublicKey)
  if (!key || key.privateKey || key.depth !== ACCOUNT_DEPTH || key.index !== HARDENED + index) {
    throw unexpected('BAD_ACCOUNT', 'extendedPublicKey', `the public key of account ${index}`, 'another text')
  }
  return key
}

function readKey(text: string): HDKey | undefined {
  try {
    return HDKey.fromExtendedKey(text)
  } catch {
    return undefined
  }
}
