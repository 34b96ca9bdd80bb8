import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { openHash } from '../e2e/app.ts'
import type { Browser } from '../e2e/browser.ts'
import { rowsOnDisk } from './on-disk.ts'

/** The slowest check under load: a new Bitcoin block may be seen after 150 s. */
const LOOKED_AT = 200_000

/**
 * Waits until no signed transfer runs; until finality the wallet holds its bytes, even while locked.
 *
 * @param settle mines the needed blocks
 */
export async function untilAtRest(app: Page, settle: () => Promise<void>): Promise<void> {
  await settle()
  const carriedOn = async () => {
    const ids = await signedUnderWay(app)
    const transfer = ids.find((id) => !id.startsWith('bundle:'))
    if (transfer !== undefined) await openHash(app, `#/transfer/${encodeURIComponent(transfer)}`)
    return ids
  }
  await expect.poll(carriedOn, { timeout: LOOKED_AT }).toEqual([])
  await openHash(app, '#/')
  // The page still holds the records that the test read.
  await app.reload()
}

/** From the extension's disk. */
async function signedUnderWay(page: Page): Promise<readonly string[]> {
  const isSigned = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && ('bytes' in value || Object.values(value).some(isSigned))
  const underWay = async (store: string) => (await rowsOnDisk(page, { store, index: 'inFlight' })) as readonly Row[]
  const rows = [...(await underWay('executions')), ...(await underWay('bundles'))]
  return rows.filter(isSigned).map(({ id }) => id)
}

type Row = Readonly<{ id: string }>

/** Waits for the background's database reads, so no row is in memory. */
export function untilRead(wallet: Browser): Promise<void> {
  return wallet.inWorker(`(async () => {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('causeway-store')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    // One that may write to everything begins when all before it are done.
    const everything = database.transaction([...database.objectStoreNames], 'readwrite')
    await new Promise((resolve, reject) => {
      everything.oncomplete = resolve
      everything.onabort = () => reject(everything.error)
    })
    database.close()
    await new Promise((resolve) => setTimeout(resolve))
  })()`)
}
