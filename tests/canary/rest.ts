import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { openHash } from '../e2e/app.ts'
import type { Browser } from '../e2e/browser.ts'
import { rowsOnDisk } from './on-disk.ts'

/** How long the slowest of what there is to look at may take, with the machine under load. */
const LOOKED_AT = 60_000

/**
 * Waits until nothing is carried on any more of which something was signed. Until no reorganisation can undo a step, its record
 * is read and looked at again and again, with its bytes and also while the wallet is locked, and for as long as the node
 * takes to answer they are held; afterwards whatever has them is a leak. A crossing that is opened is looked at at once.
 *
 * @param settle makes the blocks that it takes
 */
export async function untilAtRest(app: Page, settle: () => Promise<void>): Promise<void> {
  await settle()
  const carriedOn = async () => {
    const ids = await signedUnderWay(app)
    const crossing = ids.find((id) => !id.startsWith('bundle:'))
    if (crossing !== undefined) await openHash(app, `#/crossing/${encodeURIComponent(crossing)}`)
    return ids
  }
  await expect.poll(carriedOn, { timeout: LOOKED_AT }).toEqual([])
  await openHash(app, '#/')
  // What was just read off the disk is the test's own, and goes with this page.
  await app.reload()
}

/** The ids of the records under way that hold signed bytes, read off the disk of the extension. */
async function signedUnderWay(page: Page): Promise<readonly string[]> {
  const isSigned = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && ('bytes' in value || Object.values(value).some(isSigned))
  const underWay = async (store: string) => (await rowsOnDisk(page, { store, index: 'inFlight' })) as readonly Row[]
  const rows = [...(await underWay('executions')), ...(await underWay('bundles'))]
  return rows.filter(isSigned).map(({ id }) => id)
}

type Row = Readonly<{ id: string }>

/** Waits until the background has done what it had begun with its database, so that no row is on its way to anybody. */
export function untilRead(wallet: Browser): Promise<void> {
  return wallet.inWorker(`(async () => {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('causeway')
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
