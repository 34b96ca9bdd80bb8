import { hkdfSync } from 'node:crypto'
import type { Page } from 'playwright'
import { parseVault } from '../../src/vault/file.ts'
import { stretch } from '../../src/vault/kdf.ts'
import { withPasswordOpened } from '../../src/vault/seal.ts'
import { type Needle, needlesOfBytes } from './needles.ts'

/** The newest copy of the vault, sealed as it lies on the disk of the extension. */
export function vaultOnDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('causeway'))
    const store = database.transaction('vault').objectStore('vault')
    const texts = [await asked(store.get('slot-a')), await asked(store.get('slot-b'))].map(String)
    database.close()
    const [newest = ''] = texts.sort((a, b) => JSON.parse(b).vault.header.seq - JSON.parse(a).vault.header.seq)
    return newest
  })
}

/** The keys of a vault that nobody but its background ever has: the stretched password, what wraps, and what is wrapped. */
export async function vaultKeyNeedles(text: string, password: string): Promise<readonly Needle[]> {
  const file = parseVault(JSON.parse(text).vault)
  const stretched = Buffer.from(await stretch(password, file.header.kdf))
  const wrapping = Buffer.from(hkdfSync('sha256', stretched, new Uint8Array(), 'kek/v1', 32))
  const data = await withPasswordOpened(crypto, { file, password }, async (_, bytes) => Buffer.from(bytes.slice()))
  return [
    ...needlesOfBytes('stretched password', stretched),
    ...needlesOfBytes('key that wraps', wrapping),
    ...needlesOfBytes('data key', data),
  ]
}
