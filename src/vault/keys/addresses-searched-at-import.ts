import { HDKey } from '@scure/bip32'
import { derivedScript, olderScript } from '../../core/families/bitcoin/transaction/derived-script.ts'
import { addressOfScript } from '../../core/families/bitcoin/transaction/script.ts'
import type { Hex } from '../../lib/hex.ts'
import { extendedPublicKeyAt } from './derivation.ts'
import { type Account, evmAccount } from './keyring.ts'

/** The purpose of a BIP-43 path; Causeway spends from 84 and 86. */
export type BitcoinPurpose = 44 | 49 | 84 | 86

export type PhraseAddresses = Readonly<{
  accounts: readonly Account[]
  bitcoin: readonly Readonly<{ purpose: BitcoinPurpose; address: string }>[]
}>

const SCRIPTS: Readonly<Record<BitcoinPurpose, (publicKey: Uint8Array) => Hex>> = {
  44: (key) => olderScript('p2pkh', key),
  49: (key) => olderScript('p2sh', key),
  84: (key) => derivedScript('p2wpkh', key),
  86: (key) => derivedScript('p2tr', key),
}
const PURPOSES = [44, 49, 84, 86] as const
const ACCOUNTS = 5
const RECEIVING = [0, 1, 2]

/** Derives the addresses where an imported phrase most likely has money. */
export async function addressesOfSeed(seed: Uint8Array): Promise<PhraseAddresses> {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, (_, index) => evmAccount(seed, index)))
  const bitcoin = PURPOSES.flatMap((purpose) => {
    const account = HDKey.fromExtendedKey(extendedPublicKeyAt(seed, `m/${purpose}'/0'/0'`))
    return RECEIVING.flatMap((index) => {
      const { publicKey } = account.derive(`m/0/${index}`)
      return publicKey ? [{ purpose, address: addressOfScript(SCRIPTS[purpose](publicKey)) }] : []
    })
  })
  return { accounts, bitcoin }
}
