import { bytesToBase64 } from '../../lib/base64.ts'
import { utf8ToBytes } from '../../lib/bytes.ts'
import { ROW_MAC, withRowKey } from '../keys/row-key.ts'
import { joinRowKey, type KeyStore, parseSessionHalf, type SessionStore } from './halves.ts'
import { isOver } from './presence.ts'

type Mac = (text: string) => Promise<string>

type Ports = Readonly<{
  crypto: Crypto
  keyStore: Pick<KeyStore, 'read'>
  sessionStore: Pick<SessionStore, 'read'>
  now: () => number
}>

export type RowMacs = Readonly<{
  /** Opens the key for one use; undefined while locked. It keeps no key, so a lock leaves none. */
  open: () => Promise<Mac | undefined>
  /** Uses the key of a wallet that is being made. */
  during: <T>(entropy: Uint8Array, work: () => Promise<T>) => Promise<T>
}>

/** Makes the MACs of stored rows from the session's halves. It takes no lock, so that the session itself may use it. */
export function createRowMacs({ crypto, keyStore, sessionStore, now }: Ports): RowMacs {
  let making: Mac | undefined

  async function ofSession(): Promise<Mac | undefined> {
    const [stored, keyHalf] = await Promise.all([sessionStore.read(), keyStore.read()])
    const half = parseSessionHalf(stored)
    if (!half || !keyHalf || isOver(half, now())) return undefined
    const key = await joinRowKey(crypto, keyHalf, half)
    return key && macWith(crypto, key)
  }

  return {
    open: async () => making ?? ofSession(),
    during: async (entropy, work) => {
      const key = await withRowKey(crypto, entropy, (bytes) =>
        crypto.subtle.importKey('raw', bytes, ROW_MAC, false, ['sign']),
      )
      making = macWith(crypto, key)
      try {
        return await work()
      } finally {
        making = undefined
      }
    },
  }
}

function macWith(crypto: Crypto, key: CryptoKey): Mac {
  return async (text) => bytesToBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8ToBytes(text))))
}
