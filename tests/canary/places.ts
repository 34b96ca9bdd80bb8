import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import type { Browser } from '../e2e/browser.ts'

export function listenToConsoles({ context }: Browser): () => Buffer {
  const said: string[] = []
  const listen = (worker: ReturnType<BrowserContext['serviceWorkers']>[number]) =>
    worker.on('console', (message) => said.push(message.text()))
  context.on('console', (message) => said.push(message.text()))
  context.on('weberror', (error) => said.push(String(error.error())))
  for (const worker of context.serviceWorkers()) listen(worker)
  context.on('serviceworker', listen)
  return () => Buffer.from(said.join('\n'))
}

/** Records background notifications until its death. */
export function noteNotifications(wallet: Browser): Promise<void> {
  return wallet.inWorker(`
    globalThis.notes = []
    const { create } = chrome.notifications
    chrome.notifications.create = (...given) => {
      globalThis.notes.push(JSON.stringify(given))
      return create.apply(chrome.notifications, given)
    }
  `)
}

export async function notifications(wallet: Browser): Promise<Buffer> {
  return Buffer.from(await wallet.inWorker<string>('globalThis.notes.join("\\n")'))
}

/** All of `storage`, in memory and on disk. */
export async function storageAreas(wallet: Browser): Promise<Buffer> {
  const areas = ['local', 'session', 'sync'].map((area) => `chrome.storage.${area}.get()`)
  return Buffer.from(await wallet.inWorker<string>(`Promise.all([${areas.join()}]).then((all) => JSON.stringify(all))`))
}

export function profileFiles(folder: string): readonly Readonly<{ name: string; bytes: Buffer }>[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.flatMap((name) => {
    const path = join(folder, name)
    try {
      return statSync(path).isFile() ? [{ name, bytes: readFileSync(path) }] : []
    } catch {
      // A lock is a link that names its process.
      return []
    }
  })
}

/** The background's heap after garbage collection: live texts and numbers, without buffer contents. */
export async function heapOfWorker({ context }: Browser): Promise<Buffer> {
  const page = context.pages()[0]
  if (!page) throw new Error('expected a page')
  const session = await context.newCDPSession(page)
  const { targetInfos } = await session.send('Target.getTargets')
  const worker = targetInfos.find(({ type }) => type === 'service_worker')
  if (!worker) throw new Error('expected a background')
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: worker.targetId, flatten: false })
  const chunks: string[] = []
  const done = new Promise<void>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const got = JSON.parse(message) as { id?: number; method?: string; params?: { chunk: string } }
      if (got.method === 'HeapProfiler.addHeapSnapshotChunk') chunks.push(got.params?.chunk ?? '')
      if (got.id === 2) resolve()
    })
  })
  for (const [at, method] of ['HeapProfiler.enable', 'HeapProfiler.takeHeapSnapshot'].entries()) {
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: at + 1, method }) })
  }
  await done
  await session.detach()
  return Buffer.from(chunks.join(''))
}

export async function heapOfPage(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  return Buffer.from(chunks.join(''))
}
