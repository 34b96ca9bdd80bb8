import { launch } from '../e2e/browser.ts'
import { ask, blankSite, inTurns, pageWithProvider, type Subject } from './browser.ts'
import { benchFrames } from './frames.ts'
import type { Row } from './statistics.ts'

/** `floor` only answers. */
type Extensions = Readonly<{ ours: string; floor: string; empty: string }>

/** The floors are a constant answer through the same scripts and port, and two empty scripts. */
export async function benchProvider(extensions: Extensions): Promise<readonly Row[]> {
  const site = await blankSite()
  const ours: Subject = { browser: await launch({ extension: extensions.ours }), rdns: 'app.causeway' }
  const floor: Subject = { browser: await launch({ extension: extensions.floor }), rdns: 'test.floor' }
  const empty: Subject = { browser: await launch({ extension: extensions.empty }), rdns: '' }
  // A new wallet's first tab would wake the killed worker early.
  await (await ours.browser.welcome()).close()
  try {
    return [
      await inTurns('thread time of both scripts of a page', '≤ empty + 0.5 ms', ours, empty, (subject) =>
        scriptTime(subject, site.url),
      ),
      await inTurns('round trip page → worker → page, warm', '≤ 1.3 × floor', ours, floor, (subject) =>
        warmRoundTrip(subject, site.url),
      ),
      await inTurns('first answer of a killed worker', '≤ 1.6 × floor', ours, floor, (subject) =>
        coldAnswer(subject, site.url),
      ),
      ...(await benchFrames(ours.browser, empty.browser)),
    ]
  } finally {
    for (const { browser } of [ours, floor, empty]) await browser.close()
    site.server.close()
  }
}

// Thread time excludes other load.
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
    const { provider } = window
    const measured: number[] = []
    await provider.request({ method: 'eth_chainId' })
    // Page clocks count tenths of a millisecond, so one measurement is ten calls.
    for (let count = 0; count < 10; count += 1) {
      const began = performance.now()
      for (let call = 0; call < 10; call += 1) await provider.request({ method: 'eth_chainId' })
      measured.push((performance.now() - began) / 10)
    }
    return measured
  })
  await page.close()
  return times
}

async function coldAnswer(subject: Subject, url: string): Promise<readonly number[]> {
  const page = await pageWithProvider(subject, url)
  await ask(page)
  await subject.browser.killWorker()
  const time = await ask(page)
  await page.close()
  return [time]
}
