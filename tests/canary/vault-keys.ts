import { hkdfSync } from 'node:crypto'
import type { Page } from 'playwright'
import { parseVault } from '../../src/vault/file/format.ts'
import { stretch } from '../../src/vault/seal/argon2id.ts'
import { withPasswordOpened } from '../../src/vault/seal/sealed-vault.ts'
import { type Needle, needlesOfBytes } from './needles.ts'
import { rowsOnDisk } from './on-disk.ts'

export async function vaultOnDisk(page: Page): Promise<string> {
  const texts = (await rowsOnDisk(page, { store: 'vault', keys: ['slot-a', 'slot-b'] })).map(String)
  const [newest = ''] = texts.sort((a, b) => JSON.parse(b).vault.header.seq - JSON.parse(a).vault.header.seq)
  return newest
}

/** The vault's internal keys: stretched password, wrapping key and wrapped key. */
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
