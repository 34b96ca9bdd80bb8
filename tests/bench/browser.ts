import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { type Browser, launch } from '../e2e/browser.ts'
import { benchSigningInWorker } from './exchange-b.ts'
import { type Row, row } from './statistics.ts'
import { benchVerifyInWorker } from './verify.ts'

const ROUNDS = Number(process.env['CAUSEWAY_BENCH_ROUNDS'] ?? 15)

type Subject = Readonly<{ browser: Browser; rdns: string }>

/** Measures what a page and the popup pay, ours and an empty extension's, in turns in one run. */
export async function benchBrowser(extension: string, floorExtension: string): Promise<readonly Row[]> {
  const site = await blankSite()
  const ours: Subject = { browser: await launch({ extension }), rdns: 'app.causeway' }
  const floor: Subject = { browser: await launch({ extension: floorExtension }), rdns: 'test.floor' }
  // The first tab of a new wallet would bring the killed worker back before it is asked.
  await (await ours.browser.welcome()).close()
  try {
    return [
      await benchVerifyInWorker(ours.browser),
      ...(await benchSigningInWorker(ours.browser)),
      await inTurns('script time of a blank page', '≤ floor + 0.5 ms', ours, floor, (subject) =>
        scriptTime(subject, site.url),
      ),
      await inTurns('round trip page → worker → page, warm', '≤ 1.3 × floor', ours, floor, (subject) =>
        warmRoundTrip(subject, site.url),
      ),
      await inTurns('first paint of the popup, worker warm', '≤ 1.25 × floor', ours, floor, popupPaint),
      await inTurns('first answer of a killed worker', '≤ 1.6 × floor', ours, floor, (subject) =>
        coldAnswer(subject, site.url),
      ),
    ]
  } finally {
    await ours.browser.close()
    await floor.browser.close()
    site.server.close()
  }
}

async function inTurns(
  name: string,
  goal: string,
  ours: Subject,
  floor: Subject,
  measure: (subject: Subject) => Promise<readonly number[]>,
): Promise<Row> {
  const values: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  await measure(ours)
  await measure(floor)
  for (let round = 0; round < ROUNDS; round += 1) {
    values.ours.push(...(await measure(ours)))
    values.floor.push(...(await measure(floor)))
  }
  return row(name, goal, 'ms', values.ours, values.floor)
}

// Thread time, so that what else the machine does is not counted.
async function scriptTime({ browser }: Subject, url: string): Promise<readonly number[]> {
  const page = await browser.context.newPage()
  const session = await browser.context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  const { metrics } = await session.send('Performance.getMetrics')
  await page.close()
  return [(metrics.find((each) => each.name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000]
}

async function warmRoundTrip(subject: Subject, url: string): Promise<readonly number[]> {
  const page = await pageWithProvider(subject, url)
  const times = await page.evaluate(async () => {
    const { provider } = window as unknown as { provider: { request: (call: { method: string }) => Promise<unknown> } }
    const measured: number[] = []
    await provider.request({ method: 'eth_chainId' })
    for (let count = 0; count < 40; count += 1) {
      const began = performance.now()
      await provider.request({ method: 'eth_chainId' })
      measured.push(performance.now() - began)
    }
    return measured
  })
  await page.close()
  return times
}

async function popupPaint({ browser }: Subject): Promise<readonly number[]> {
  const page = await browser.open()
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await page.close()
  return [paint]
}

async function coldAnswer(subject: Subject, url: string): Promise<readonly number[]> {
  const page = await pageWithProvider(subject, url)
  await ask(page)
  await subject.browser.killWorker()
  const time = await ask(page)
  await page.close()
  return [time]
}

/** Asks the wallet something from a site that `pageWithProvider` opened; returns how long the answer took, ms. */
export function ask(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { provider } = window as unknown as { provider: { request: (call: { method: string }) => Promise<unknown> } }
    const began = performance.now()
    await provider.request({ method: 'eth_chainId' })
    return performance.now() - began
  })
}

/** Opens a site and waits for nothing but the wallet's own announcement. */
export async function pageWithProvider({ browser, rdns }: Subject, url: string): Promise<Page> {
  const page = await browser.context.newPage()
  await page.goto(url)
  await page.evaluate((wanted) => {
    addEventListener('eip6963:announceProvider', (event) => {
      const { detail } = event as CustomEvent<{ info: { rdns: string }; provider: unknown }>
      if (detail.info.rdns === wanted) Object.assign(window, { provider: detail.provider })
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
  }, rdns)
  return page
}

/** Serves a page with nothing in it, on a port of this machine. */
export async function blankSite(): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>blank</title><p>blank</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
