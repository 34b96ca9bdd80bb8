import { createHash } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { privateKeyToAddress } from 'viem/accounts'
import { type Needle, needlesOfBytes, needlesOfText } from './needles.ts'

const bytesOf = (name: string) => createHash('sha256').update(`causeway canary: ${name}`).digest()
const entropy = bytesOf('entropy').subarray(0, 16)

/** The phrase that lives through everything, always the same. */
export const PHRASE = entropyToMnemonic(entropy, wordlist)
/** Its password: long, and like nothing that stands in the extension. */
export const PASSWORD = 'cAnaRy~Parrot!Zeppelin7'
/** A secret key of exchange B, as it is typed: 40 bytes, below the order of the curve. */
export const EXCHANGE_KEY = `${Buffer.concat([bytesOf('exchange key'), bytesOf('more of it')])
  .subarray(0, 39)
  .toString('hex')}0a`

const master = HDKey.fromMasterSeed(mnemonicToSeedSync(PHRASE))
const keyAt = (path: string) => Buffer.from(master.derive(path).privateKey ?? new Uint8Array())

/** The address of its first account, so that the keys that are looked for are the ones that the wallet uses. */
export const ACCOUNT = privateKeyToAddress(`0x${keyAt("m/44'/60'/0'/0/0").toString('hex')}`)

/** What must never be found anywhere, in every form that it could be found in. */
export function secretNeedles(): readonly Needle[] {
  const seed = Buffer.from(mnemonicToSeedSync(PHRASE))
  return [
    ...trigramsOf(PHRASE).flatMap(({ name, text }) => needlesOfText(name, text)),
    ...needlesOfText('password', PASSWORD),
    ...needlesOfText('exchange key, typed', EXCHANGE_KEY),
    ...needlesOfBytes('exchange key', Buffer.from(EXCHANGE_KEY, 'hex')),
    ...needlesOfBytes('entropy', entropy),
    ...needlesOfBytes('seed', seed),
    ...needlesOfText('extended key', master.privateExtendedKey),
    ...needlesOfBytes('key of the account', keyAt("m/44'/60'/0'/0/0")),
    ...[0, 1].map((at) => keyAt(`m/84'/0'/0'/0/${at}`)).flatMap((key) => needlesOfBytes('key of bitcoin', key)),
    ...needlesOfBytes('key of bitcoin, taproot', keyAt("m/86'/0'/0'/0/0")),
  ]
}

// Three words in a row are enough to be known by, however a list of them is written.
function trigramsOf(phrase: string) {
  const words = phrase.split(' ')
  return words.slice(2).flatMap((_, at) =>
    [' ', ',', ', ', '\n', '","', '", "'].map((between) => {
      const text = words.slice(at, at + 3).join(between)
      return { name: `words ${at + 1} to ${at + 3}`, text }
    }),
  )
}
