import { HDKey } from '@scure/bip32'
import { unexpected } from '../../lib/errors.ts'
import { bytesToHex } from '../../lib/hex.ts'
import type { KeyOrigin } from './key-fields.ts'
import { scriptOfKey } from './own-key.ts'
import { type AccountChain, type AccountScript, accountPath, addressPath, isIndex } from './path.ts'
import { addressOfScript } from './script.ts'

/**
 * An account of Bitcoin as anyone may know it: with it every address of the account can be made and nothing be spent,
 * so that it is kept outside the vault. `extendedPublicKey` is the key of the account level (BIP-32, `xpub…`), whatever
 * the script; whoever sees it sees all addresses.
 */
export type BitcoinAccount = Readonly<{ script: AccountScript; index: number; extendedPublicKey: string }>

/** A key of the account, the script that it alone spends from, and the address of that script. */
export type AccountAddress = KeyOrigin & Readonly<{ address: string }>

const ACCOUNT_DEPTH = 3
const HARDENED = 0x8000_0000

/**
 * Makes the addresses of an account out of its public key alone, so that it needs neither the vault nor the user. Each
 * costs one derivation of a public key, and a Taproot one its tweak as well.
 *
 * @returns the address with an index (0 to 2^31 - 1) on one of the two chains
 * @throws CausewayError `BAD_ACCOUNT` where the key is not the public key of an account with this index
 */
export function accountAddresses(account: BitcoinAccount): (chain: AccountChain, index: number) => AccountAddress {
  const key = publicKeyOf(account)
  const chains = { receive: key.derive('m/0'), change: key.derive('m/1') }
  return (chain, index) => {
    if (!isIndex(index)) throw unexpected('BAD_ACCOUNT', 'address index', 'a whole number below 2147483648', index)
    const { publicKey } = chains[chain].derive(`m/${index}`)
    if (!publicKey) throw unexpected('BAD_ACCOUNT', 'address', 'a public key', publicKey)
    const script = scriptOfKey(account.script, publicKey)
    const path = addressPath(accountPath(account), chain, index)
    return { script, path, publicKey: bytesToHex(publicKey), address: addressOfScript(script) }
  }
}

// A key from storage is believed in nothing: a private one must never have come there, and another depth or index would
// give addresses whose keys are elsewhere.
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
