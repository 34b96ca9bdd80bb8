import type { Page } from 'playwright'

/** The part of the browser's API used here. */
declare const chrome: Readonly<{
  runtime: {
    connect: (about: { name: string }) => {
      onDisconnect: { addListener: (listener: () => void) => void }
      onMessage: {
        addListener: (
          listener: (message: { id?: number; ok?: boolean; result?: never; message?: string }) => void,
        ) => void
      }
      postMessage: (message: unknown) => void
      disconnect: () => void
    }
  }
}>

export type StoredTransfer = Readonly<{
  id: string
  stage: string
  /** Why it ended without arrival. */
  reason: string | undefined
  requestId: string
  /** Each step's phase and every hash ever signed for it. */
  items: readonly Readonly<{ phase: string; chainId: number | undefined; hashes: readonly string[] }>[]
  /** Notifications of its end, by the journal. */
  told: number
  obstacle: unknown
}>

/** An integer's wire form (src/lib/wire.ts). */
export const wireInteger = (value: bigint) => ({ $bigint: value.toString() })

/**
 * Calls the background as wallet pages do; rejects when it dies first.
 *
 * @param page any page of the extension
 */
export function ask<T>(page: Page, method: string, params: Readonly<Record<string, unknown>>): Promise<T> {
  return page.evaluate(
    ({ wanted, given }) =>
      new Promise<T>((resolve, reject) => {
        const port = chrome.runtime.connect({ name: 'causeway.api' })
        port.onDisconnect.addListener(() => reject(new Error('the background is gone')))
        port.onMessage.addListener((message) => {
          if (message.id !== 1) return
          if (message.ok) resolve(message.result as T)
          else reject(new Error(message.message))
          port.disconnect()
        })
        port.postMessage({ id: 1, method: wanted, params: given })
      }),
    { wanted: method, given: params },
  )
}

/** Counts unfinished transfers without the background. */
export function countUnderWay(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('causeway-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const rows = opening.result.transaction('executions').objectStore('executions').index('inFlight').getAll()
          rows.onerror = () => reject(rows.error)
          rows.onsuccess = () => {
            opening.result.close()
            const found = rows.result as { execution: { stage: { stage: string } } }[]
            const isOver = ({ execution: { stage } }: (typeof found)[number]) =>
              stage.stage === 'filled' || stage.stage === 'refunded' || stage.stage === 'failed'
            resolve(found.filter((row) => !isOver(row)).length)
          }
        }
      }),
  )
}

/** Reads every transfer and journal without the background. */
export function storedTransfers(page: Page): Promise<readonly StoredTransfer[]> {
  return page.evaluate(async () => {
    type Signed = { hash: string; chainId: number }
    type Item = { phase: string; signed?: Signed; earlier?: Signed[] }
    type Row = {
      execution: {
        id: string
        requestId: string
        stage: { stage: string; end?: { reason: string } }
        items: Item[]
        obstacle?: string
      }
    }
    const done = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('causeway-store'))
    const read = database.transaction(['executions', 'journal'])
    const rows = (await done(read.objectStore('executions').getAll())) as Row[]
    const records = (await done(read.objectStore('journal').getAll())) as {
      executionId: string
      entry: {
        entry: string
        event?: { event: string; key?: string }
        execution?: { stage: { stage: string }; pendingNotifications: unknown[] }
      }
    }[]
    database.close()
    return rows.map(({ execution }) => ({
      id: execution.id,
      stage: execution.stage.stage,
      reason: execution.stage.end?.reason,
      requestId: execution.requestId,
      items: execution.items.map((item) => {
        const attempts = [...(item.signed ? [item.signed] : []), ...(item.earlier ?? [])]
        return { phase: item.phase, chainId: attempts[0]?.chainId, hashes: attempts.map(({ hash }) => hash) }
      }),
      told: records.filter(({ executionId, entry: { event, execution: begun } }) => {
        if (executionId !== execution.id) return false
        // A transfer restored from its copy restarts its journal there, maybe after its notification.
        if (begun) return begun.stage.stage === execution.stage.stage && begun.pendingNotifications.length === 0
        return event?.event === 'told' && event.key === `${execution.id}:${execution.stage.stage}`
      }).length,
      obstacle: execution.obstacle,
    }))
  })
}
