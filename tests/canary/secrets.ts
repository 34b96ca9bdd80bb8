import { createHash } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { importedRecord } from '../../src/vault/keys/imported.ts'
import { mnemonicRecord } from '../../src/vault/keys/keyring.ts'
import { type Needle, needlesOfBytes, needlesOfParts, needlesOfText } from './needles.ts'

const bytesOf = (name: string) => createHash('sha256').update(`causeway canary: ${name}`).digest()

export const PHRASE = entropyToMnemonic(bytesOf('entropy').subarray(0, 16), wordlist)
/** Its password; unlike any text of the extension. */
export const PASSWORD = 'cAnaRy~Parrot!Zeppelin7'
/** The password after a change or restore. */
export const NEXT_PASSWORD = 'cAnaRy~Thistle!Quarry9'
export const BACKUP_PASSWORD = 'cAnaRy~Walnut!Isthmus3'
/** The user's own API key; only the service may receive it. */
export const API_KEY = 'cAnaRy-sErvice-kEy-5be1d07c'
/** An imported private key as typed, and its address. */
export const IMPORTED_KEY = bytesOf('imported key').toString('hex')
export const IMPORTED = privateKeyToAddress(`0x${IMPORTED_KEY}`)
/** An exchange B secret key as typed: 40 bytes, below the curve's order. */
export const EXCHANGE_KEY = `${Buffer.concat([bytesOf('exchange key'), bytesOf('more of it')])
  .subarray(0, 39)
  .toString('hex')}0a`

/** The wallet's records, as a backup file holds them. */
export const RECORDS = [
  { ...mnemonicRecord, secret: new Uint8Array(mnemonicToEntropy(PHRASE, wordlist)) },
  importedRecord(IMPORTED, new Uint8Array(Buffer.from(IMPORTED_KEY, 'hex'))),
  { id: 'exchange-b-7', type: 'exchange-b-key', secret: new Uint8Array(Buffer.from(EXCHANGE_KEY, 'hex')) },
] as const

const masterOf = (phrase: string) => HDKey.fromMasterSeed(mnemonicToSeedSync(phrase))
const keyAt = (master: HDKey, path: string) => Buffer.from(master.derive(path).privateKey ?? new Uint8Array())
const ofAccount = keyAt(masterOf(PHRASE), "m/44'/60'/0'/0/0").toString('hex')

/** The phrase's first account, so the search uses the wallet's own keys. */
export const L1_WALLET = privateKeyToAccount(`0x${ofAccount}`)
export const ACCOUNT = L1_WALLET.address

/** Secrets that must appear nowhere, in every encoding. */
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
 * A recovery phrase, its entropy and its keys.
 * `apart` words of it, even separated, can't occur by chance; a random phrase needs more because its words
 * may be common.
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

// Three consecutive words identify a phrase in any list format.
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
