import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from '../../e2e/browser.ts'

export type Watched = Readonly<{
  /** Processor time of the worker's process, milliseconds. */
  processorMs: () => Promise<number>
  browserMs: () => Promise<number>
  /** Worker heap in MB, optionally after a collection. */
  heapMb: (options: Readonly<{ collect: boolean }>) => Promise<number>
}>

const MEGABYTE = 1024 * 1024

/** Watches the only extension's worker. Needs /proc. */
export async function watchWorker({ context }: Pick<Browser, 'context'>): Promise<Watched> {
  const browser = context.browser()
  if (!browser) throw new Error('expected a browser')
  const session = await browser.newBrowserCDPSession()
  const processes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo
  const sum = (all: Awaited<ReturnType<typeof processes>>) => all.reduce((ms, { cpuTime }) => ms + cpuTime * 1_000, 0)

  // The protocol wraps a worker's session in messages.
  async function ask(targetId: string, methods: readonly string[]): Promise<unknown> {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
    let answer: unknown
    for (const [id, method] of methods.entries()) {
      const answered = new Promise<unknown>((resolve) => {
        session.on('Target.receivedMessageFromTarget', (event) => {
          const message: { id?: number; result?: unknown } = JSON.parse(event.message)
          if (event.sessionId === sessionId && message.id === id) resolve(message.result)
        })
      })
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      answer = await answered
    }
    await session.send('Target.detachFromTarget', { sessionId })
    return answer
  }

  return {
    processorMs: async () => sum((await processes()).filter(({ id }) => isOfExtension(id))),
    browserMs: async () => sum(await processes()),
    heapMb: async ({ collect }) => {
      const { targetInfos } = await session.send('Target.getTargets')
      const worker = targetInfos.find(({ type }) => type === 'service_worker')
      if (!worker) throw new Error('expected a background worker')
      const usage = await ask(worker.targetId, [
        ...(collect ? ['HeapProfiler.collectGarbage', 'HeapProfiler.collectGarbage'] : []),
        'Runtime.getHeapUsage',
      ])
      return (usage as { usedSize: number }).usedSize / MEGABYTE
    },
  }
}

/** A clock of the worker thread, milliseconds; exact while it waits. Needs /proc. */
export async function workerClock({ context }: Pick<Browser, 'context'>): Promise<() => number> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('expected a browser')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const threads = processInfo.flatMap(({ id }) => (isOfExtension(id) ? workerThreadsOf(id) : []))
  if (threads.length === 0) throw new Error('expected a background worker')
  return () =>
    threads.reduce((sum, thread) => sum + Number.parseInt(readFileSync(`${thread}/schedstat`, 'utf8'), 10), 0) / 1e6
}

function workerThreadsOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/task`
  const threads = readdirSync(folder).map((thread) => `${folder}/${thread}`)
  return threads.filter((thread) => readFileSync(`${thread}/comm`, 'utf8').startsWith('ServiceWorker'))
}

function isOfExtension(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--extension-process')
  } catch {
    return false
  }
}
