import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { type Browser, launch } from '../e2e/browser.ts'
import { benchSigningInWorker } from './exchange-b.ts'
import { ROUNDS, WARM_UP } from './size.ts'
import { type Row, row } from './statistics.ts'
import { benchUnlockInWorker } from './unlock.ts'
import { benchVerifyInWorker } from './verify.ts'

export type Subject = Readonly<{ browser: Browser; rdns: string }>

/** Measures the worker's costs against a floor in the same run. */
export async function benchBrowser(extension: string): Promise<readonly Row[]> {
  const browser = await launch({ extension })
  await (await browser.welcome()).close()
  try {
    return [
      await benchVerifyInWorker(browser),
      ...(await benchSigningInWorker(browser)),
      await benchUnlockInWorker(browser),
    ]
  } finally {
    await browser.close()
  }
}

/** Alternates subject and floor, so other load meets both. */
export async function inTurns(
  name: string,
  goal: string,
  ours: Subject,
  floor: Subject,
  measure: (subject: Subject) => Promise<readonly number[]>,
): Promise<Row> {
  const values: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [own, base] = [await measure(ours), await measure(floor)]
    if (round < 0) continue
    values.ours.push(...own)
    values.floor.push(...base)
  }
  return row(name, goal, 'ms', values.ours, values.floor)
}

/** Milliseconds until the wallet answers. */
export function ask(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { provider } = window
    const began = performance.now()
    await provider.request({ method: 'eth_chainId' })
    return performance.now() - began
  })
}

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

export async function blankSite(): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>blank</title><p>blank</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
