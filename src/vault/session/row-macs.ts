import { base64ToBytes, bytesToBase64 } from '../../lib/base64.ts'
import { type Bytes, utf8ToBytes } from '../../lib/bytes.ts'
import { once } from '../../lib/once.ts'
import { joinRowKey, type KeyStore, parseSessionHalf, ROW_MAC, type SessionStore } from './halves.ts'
import { isOver } from './presence.ts'

type Mac = (text: string) => Promise<string>

type SessionItem = Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>

type Ports = Readonly<{
  crypto: Crypto
  keyStore: Pick<KeyStore, 'read'>
  sessionStore: Pick<SessionStore, 'read'>
  /** Memory only. */
  progressKey?: SessionItem
  lockedKey?: SessionItem
  now: () => number
}>

export type RowMacs = Readonly<{
  /** Opens the key for one use, so a lock leaves none; undefined while locked. */
  open: () => Promise<Mac | undefined>
  /** Its key outlives a lock, not the browser. */
  progress: () => Promise<Mac | undefined>
  /** A random key of this browser start; undefined without a place for it. */
  locked: () => Promise<Mac | undefined>
  during: <T>(seed: Bytes, work: () => Promise<T>) => Promise<T>
}>

const KEY_BYTES = 32

/** Makes the MACs of stored rows. It takes no lock: the session itself reads sealed settings. */
export function createRowMacs({ crypto, keyStore, sessionStore, progressKey, lockedKey, now }: Ports): RowMacs {
  let making: Mac | undefined

  async function ofSession(): Promise<Mac | undefined> {
    const [stored, keyHalf] = await Promise.all([sessionStore.read(), keyStore.read()])
    const half = parseSessionHalf(stored)
    if (!half || !keyHalf || isOver(half, now())) return undefined
    const key = await joinRowKey(crypto, keyHalf, half)
    return key && macWith(crypto, key)
  }

  const open = async () => making ?? ofSession()

  async function progress(): Promise<Mac | undefined> {
    const [mac, kept] = await Promise.all([open(), progressKey?.read()])
    const key = (await mac?.('progress')) ?? kept
    if (typeof key !== 'string') return undefined
    if (key !== kept) await progressKey?.write(key)
    return macOf(key)
  }

  const macOf = async (key: string) =>
    macWith(crypto, await crypto.subtle.importKey('raw', base64ToBytes(key), ROW_MAC, false, ['sign']))

  const locked = once(async () => {
    if (!lockedKey) return undefined
    const kept = await lockedKey.read()
    const key = typeof kept === 'string' ? kept : bytesToBase64(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
    if (key !== kept) await lockedKey.write(key)
    return macOf(key)
  })

  return {
    open,
    progress,
    locked: locked.get,
    during: async (seed, work) => {
      const { withRowKey } = await import('../keys/row-key.ts')
      const key = await withRowKey(crypto, seed, (bytes) =>
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
