import { createHash } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { importedRecord } from '../../src/vault/imported-keys.ts'
import { mnemonicRecord } from '../../src/vault/keyring.ts'
import { type Needle, needlesOfBytes, needlesOfParts, needlesOfText } from './needles.ts'

const bytesOf = (name: string) => createHash('sha256').update(`causeway canary: ${name}`).digest()

/** The phrase that lives through everything, always the same. */
export const PHRASE = entropyToMnemonic(bytesOf('entropy').subarray(0, 16), wordlist)
/** Its password: long, and like nothing that stands in the extension. */
export const PASSWORD = 'cAnaRy~Parrot!Zeppelin7'
/** The password that it is changed for, or that a restored wallet has. */
export const NEXT_PASSWORD = 'cAnaRy~Thistle!Quarry9'
/** What a backup file is sealed with, a password of its own. */
export const BACKUP_PASSWORD = 'cAnaRy~Walnut!Isthmus3'
/** The user's own key of the service, which goes with every question to it and to nobody else. */
export const API_KEY = 'cAnaRy-sErvice-kEy-5be1d07c'
/** A private key that was an account's elsewhere, as it is typed, and its address. */
export const IMPORTED_KEY = bytesOf('imported key').toString('hex')
export const IMPORTED = privateKeyToAddress(`0x${IMPORTED_KEY}`)
/** A secret key of exchange B, as it is typed: 40 bytes, below the order of the curve. */
export const EXCHANGE_KEY = `${Buffer.concat([bytesOf('exchange key'), bytesOf('more of it')])
  .subarray(0, 39)
  .toString('hex')}0a`

/** What a wallet keeps of all this, as it stands in a backup file. */
export const RECORDS = [
  { ...mnemonicRecord, secret: new Uint8Array(mnemonicToEntropy(PHRASE, wordlist)) },
  importedRecord(IMPORTED, new Uint8Array(Buffer.from(IMPORTED_KEY, 'hex'))),
  { id: 'exchange-b-7', type: 'exchange-b-key', secret: new Uint8Array(Buffer.from(EXCHANGE_KEY, 'hex')) },
] as const

const masterOf = (phrase: string) => HDKey.fromMasterSeed(mnemonicToSeedSync(phrase))
const keyAt = (master: HDKey, path: string) => Buffer.from(master.derive(path).privateKey ?? new Uint8Array())
const ofAccount = keyAt(masterOf(PHRASE), "m/44'/60'/0'/0/0").toString('hex')

/** The first account of the phrase, so that the keys that are looked for are the ones that the wallet uses. */
export const L1_WALLET = privateKeyToAccount(`0x${ofAccount}`)
export const ACCOUNT = L1_WALLET.address

/** What must never be found anywhere, in every form that it could be found in. */
export function secretNeedles(): readonly Needle[] {
  return [
    ...phraseNeedles(PHRASE),
    ...needlesOfText('password', PASSWORD),
    ...needlesOfText('next password', NEXT_PASSWORD),
    ...needlesOfText('password of the backup', BACKUP_PASSWORD),
    ...needlesOfText('key of the service', API_KEY),
    ...needlesOfBytes('imported key', Buffer.from(IMPORTED_KEY, 'hex')),
    ...needlesOfText('exchange key, typed', EXCHANGE_KEY),
    ...needlesOfBytes('exchange key', Buffer.from(EXCHANGE_KEY, 'hex')),
  ]
}

/**
 * A recovery phrase, what it comes from and what comes from it. So many words of it that stand apart are not met by chance:
 * three of the phrase that is always the same, and more of one of which nobody knows whether its words are common ones.
 */
export function phraseNeedles(phrase: string, apart = 3): readonly Needle[] {
  const master = masterOf(phrase)
  return [
    ...trigramsOf(phrase).flatMap(({ name, text }) => needlesOfText(name, text)),
    ...rowsOf(phrase, apart).flatMap(({ name, words }) => needlesOfParts(name, words)),
    ...needlesOfBytes('entropy', Buffer.from(mnemonicToEntropy(phrase, wordlist))),
    ...needlesOfBytes('seed', Buffer.from(mnemonicToSeedSync(phrase))),
    ...needlesOfText('extended key', master.privateExtendedKey),
    ...needlesOfBytes('key of the account', keyAt(master, "m/44'/60'/0'/0/0")),
    ...[0, 1].flatMap((at) => needlesOfBytes('key of bitcoin', keyAt(master, `m/84'/0'/0'/0/${at}`))),
    ...needlesOfBytes('key of bitcoin, taproot', keyAt(master, "m/86'/0'/0'/0/0")),
  ]
}

// Three words in a row are enough to be known by, however a list of them is written.
function trigramsOf(phrase: string) {
  return rowsOf(phrase, 3).flatMap(({ name, words }) =>
    [' ', ',', ', ', '\n', '","', '", "'].map((between) => ({ name, text: words.join(between) })),
  )
}

function rowsOf(phrase: string, count: number) {
  const words = phrase.split(' ')
  return words.slice(count - 1).map((_, at) => ({
    name: `words ${at + 1} to ${at + count}`,
    words: words.slice(at, at + count),
  }))
}
