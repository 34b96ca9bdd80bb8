import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../../src/api/views/transfers.ts'
import { LANGUAGE_TAGS } from '../../../../src/core/text/language.ts'
import { zoneText } from '../../../../src/ui/text/time-zone.ts'
import { wrapText } from '../../../../src/ui/transfer/receipt/image.ts'
import { receiptOf, receiptText } from '../../../../src/ui/transfer/receipt/receipt.ts'
import { only } from '../../../made.ts'
import { addressOver, bitcoinTransfers } from '../../bitcoin/executions.ts'
import { playState } from '../../browser.ts'
import { STRANGER } from '../../data.ts'
import { directFillings } from '../../form/direct-scenes.ts'
import { galleryPage } from '../../page.ts'
import { fillings } from '../../scene-executions.ts'

const nameOf = (id: number) => ({ 1: 'Ethereum', 8453: 'Base' })[id] ?? `Chain ${id}`
const linesOf = (execution: ExecutionView) =>
  receiptOf(execution, nameOf)?.lines.map(({ name, value }) => `${name}: ${value}`) ?? []

describe('a receipt', () => {
  it('says what was asked, paid and received, by which transactions, and how that is known', () => {
    const lines = linesOf(fillings.received)
    expect(lines[0]).toMatch(/^Requested: 0\.1 ETH on Ethereum, for at least 0\.\d+ ETH on Base$/)
    expect(lines).toContain('Paid: 0.1 ETH on Ethereum')
    expect(lines).toContain('Arrived: 0.099412451872340012 ETH on Base')
    expect(lines).toContain('Source: Verified on Base')
    expect(lines.filter((line) => /^(Paid|Arrived) by transaction: 0x[0-9a-f]{64}$/.test(line))).toHaveLength(2)
  })

  it('says what the network took for all steps, and the most that it can have taken where that is not known', () => {
    const feesOf = (execution: ExecutionView) => linesOf(execution).filter((line) => /fee/i.test(line))
    const [done] = fillings.received.items
    if (done?.phase !== 'included' || done.inclusion.in !== 'block') throw new Error('expected a step in a block')
    const withInclusion = (inclusion: typeof done.inclusion): ExecutionView => ({
      ...fillings.received,
      items: [{ ...done, inclusion }],
    })
    const { fee: _, ...unread } = done.inclusion
    const paid = { ...done.inclusion, fee: { value: 12_300_000_000_000n } }
    expect(feesOf(withInclusion(paid))).toEqual(['Network fee paid: 0.0000123 ETH'])
    expect(feesOf(withInclusion(unread))).toEqual(['Network fee, at most: 0.0002808 ETH'])
    const onRollup = { ...paid, fee: { ...paid.fee, forData: 1_000_000_000n } }
    expect(feesOf(withInclusion(onRollup))).toEqual([
      'Network fee paid: 0.0000123 ETH',
      'Data fee, per the chain’s node: 0.000000001 ETH',
    ])
  })

  it('says of each time which zone it is of', () => {
    const times = linesOf(fillings.received).filter((line) => /^(Confirmed|Ended): /.test(line))
    expect(times).toHaveLength(2)
    for (const time of times) expect(time).toMatch(/\d\d:\d\d UTC([+−]\d{1,2}(:\d\d)?)?$/)
    const zones = [0, 60, -300, 330, -210, 765].map((ahead) => zoneText(1_700_000_000, ahead))
    expect(zones).toEqual(['UTC', 'UTC+1', 'UTC−5', 'UTC+5:30', 'UTC−3:30', 'UTC+12:45'])
  })

  it('of a refund to the recipient says where it arrived, and not that it came back', () => {
    const { refundedToRecipient } = fillings
    expect(receiptOf(refundedToRecipient, nameOf)?.title).toBe('Refunded on Base')
    const lines = linesOf(refundedToRecipient)
    expect(lines).toEqual(expect.arrayContaining(['Arrived: 240 USDC on Base', `To: ${STRANGER}`]))
    expect(lines.filter((line) => line.startsWith('Came back'))).toEqual([])
  })

  it('names no amount that the wallet has not read itself', () => {
    const lines = linesOf(fillings.reported)
    expect(receiptOf(fillings.reported, nameOf)?.title).toBe('Money reported as arrived')
    expect(lines).toContain('Arrived: unverified on Base')
    expect(lines).toContain('Source: Stated by Relay; Causeway hasn’t verified it on the chain')
  })

  it('of a refund says what came back, and to where', () => {
    const receipt = receiptOf(fillings.refunded, nameOf)
    expect(receipt?.title).toBe('Money came back')
    const lines = linesOf(fillings.refunded)
    expect(lines).toContain('Came back: 0.0998 ETH on Ethereum')
    expect(lines).toContain(`To: ${fillings.refunded.intent.refundTo}`)
  })

  it('of a payment straight to its recipient knows of no order, and of nobody who promised', () => {
    const lines = linesOf(directFillings.received)
    expect(lines[0]).toBe('Requested: 5 USDC on Base, straight to the recipient')
    expect(lines.join('\n')).not.toMatch(/order|at least/i)
    expect(receiptOf(directFillings.reported, nameOf)?.title).toBe('Sent; the arrival isn’t verified yet')
  })

  it('of an address that was paid from elsewhere says what was read there, and never what was asked for', () => {
    const over = addressOver('strictAddress')
    const paid = { ...over.pays, value: over.pays.value - 1n }
    const paidLine = (execution: ExecutionView) => linesOf(execution).find((line) => line.startsWith('Paid: '))
    expect(paidLine({ ...over, paid })).toMatch(/^Paid: 0\.01999999 BTC on /)
    expect(paidLine(over)).toMatch(/^Paid: unverified on /)
  })

  it('of a payment that paid its own higher fee says what was asked, and what was paid in the end', () => {
    const lines = linesOf(bitcoinTransfers.shrunk).join('\n')
    expect(lines).toMatch(/^Requested: 0\.02 BTC on /)
    expect(lines).toMatch(/^Paid: 0\.01996913 BTC on .*$/m)
    expect(lines).toMatch(/^Arrived: 0\.01996913 BTC on .*$/m)
  })

  it('has the name that the user gave the address beside it, and never in its place', () => {
    const { recipient } = directFillings.received.intent
    const called = (address: string) => (address === recipient ? 'Corner shop' : undefined)
    const lines = receiptOf(directFillings.received, nameOf, { calledOf: called, linkOf: () => undefined })?.lines ?? []
    const at = lines.findIndex(({ value }) => value === recipient)
    expect(lines[at + 1]).toEqual({ name: 'In your address book', value: 'Corner shop' })
  })

  it('promises nothing for another amount than the quoted one', () => {
    const requote = { requestId: `0x${'9'.repeat(64)}`, paid: { ...fillings.received.pays, value: 5n * 10n ** 16n } }
    const anew = only<ExecutionView>({ ...fillings.received, requote })
    const lines = linesOf(anew)
    expect(lines.join('\n')).not.toContain('at least')
    expect(lines).toContain('Paid: 0.05 ETH on Ethereum')
    expect(lines).toContain(`Request: ${requote.requestId}`)
  })

  it.each(['pending', 'failed', 'sending'] as const)('is not there for what is %s', (state) => {
    expect(receiptOf(fillings[state], nameOf)).toBeUndefined()
  })

  it('is text with a line for each of its lines', () => {
    const receipt = receiptOf(fillings.received, nameOf)
    if (!receipt) throw new RangeError('expected a receipt')
    expect(receiptText(receipt).split('\n')).toHaveLength(receipt.lines.length + 5)
  })
})

it('breaks lines between words, and words that are too long', () => {
  const fits = (text: string) => text.length <= 6
  expect(wrapText('to a bank', fits)).toEqual(['to a', 'bank'])
  expect(wrapText('by 0x12345678', fits)).toEqual(['by', '0x1234', '5678'])
})

describe('sharing', () => {
  const open = galleryPage()
  const saved = async (page: Page, testId: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId(testId).click()])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }

  it('copies the whole receipt as the text that is shown, every line of it', async () => {
    const page = await open('transfer-received')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void window.hosted.push(text) },
      })
    })
    await page.getByTestId('receipt-open').click()
    const shown = await page.getByRole('dialog').evaluate((dialog) => {
      const textOf = (selector: string) => [...dialog.querySelectorAll(selector)].map((each) => each.textContent ?? '')
      return { title: textOf('h2'), names: textOf('dt'), values: textOf('dd'), notes: textOf('.hint') }
    })
    await page.getByTestId('receipt-copy').click()
    await page.locator('[role=status]', { hasText: 'Copied.' }).waitFor()
    const lines = shown.names.map((name, at) => `${name}: ${shown.values[at]}`)
    expect(lines).toEqual(expect.arrayContaining([...linesOf(fillings.received)].filter((line) => line.includes('0x'))))
    expect(await page.evaluate(() => window.hosted)).toEqual([
      [...shown.title, '', ...lines, '', shown.notes.at(-1), ''].join('\n'),
    ])
    await page.close()
  })

  it('shows the picture first, names both transactions by link, and hands all of it to the system', async () => {
    const page = await open('transfer-received')
    await page.evaluate(() => {
      Object.assign(navigator, { share: async (what: object) => void window.hosted.push(JSON.stringify(what)) })
    })
    await page.getByTestId('receipt-open').click()
    await page.getByTestId('receipt-preview').locator('canvas').waitFor()
    const links = page.getByTestId('receipt').locator('a')
    expect(await links.evaluateAll((all) => all.map((each) => each.textContent === each.getAttribute('href')))).toEqual(
      [true, true],
    )
    await page.getByTestId('receipt-share').click()
    await page.waitForFunction(() => window.hosted.length === 1)
    const [shared] = await page.evaluate(() => window.hosted)
    expect(shared).toContain('0.099412451872340012 ETH on Base')
    expect(shared).toContain('/explorer/8453/tx/')
    await page.close()
  })

  it('ends a success with Done, which leads home', async () => {
    const page = await open('transfer-received')
    await page.getByTestId('done').click()
    await page.waitForURL(/#\/$/)
    await page.close()
  })

  it('saves the receipt as a picture that is drawn in the page', async () => {
    const page = await open('transfer-received')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByTestId('receipt-open').click()
    const { name, bytes } = await saved(page, 'receipt-picture')
    expect(name).toMatch(/^causeway-receipt-.*\.png$/)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBe(1_120)
    // Other screens' code and fonts load later, and belong to the app.
    expect(asked.filter((url) => !/^blob:|\/assets\/[\w-]+\.js$|\/fonts\/[\w-]+\.woff2$/.test(url))).toEqual([])
  })

  it.each(LANGUAGE_TAGS)('draws every text of it within the paper: %s', async (spoken) => {
    const page = await open('transfer-received', (fresh) => listenToTexts(fresh, spoken))
    for (const state of ['transfer-received', 'transfer-refunded', 'transfer-reported-call']) {
      if (state !== 'transfer-received') await playState(page, state)
      await page.getByTestId('receipt-open').click()
      await saved(page, 'receipt-picture')
      const texts = await page.evaluate(() => window.texts.splice(0))
      expect(texts.length).toBeGreaterThan(20)
      expect(texts.filter(({ from, to }) => from < 31.5 || to > 560 - 31.5)).toEqual([])
      const fonts = await page.evaluate(() =>
        ['Inter', 'JetBrains Mono'].map((name) => document.fonts.check(`12px "${name}"`)),
      )
      expect(fonts).toEqual([true, true])
    }
  })

  it('gives help where a transfer is stuck, and none where all is well', async () => {
    const page = await open('transfer-received')
    expect(await page.getByTestId('help-open').count()).toBe(0)
    await open('transfer-obstacle')
    await page.getByTestId('help-open').click()
    const { name, bytes } = await saved(page, 'help-save')
    expect(name).toMatch(/^causeway-support-.*\.json$/)
    expect(JSON.parse(bytes.toString())).toMatchObject({ format: 'causeway-support' })
    const id = await page.evaluate(() => location.hash.split('/').at(-1))
    const asked = await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'support.get'))
    expect(asked.map(({ params }) => params)).toEqual([expect.objectContaining({ id })])
  })
})

type Written = Readonly<{ text: string; from: number; to: number }>
declare global {
  interface Window {
    texts: Written[]
  }
}

/** In the picture's units. */
async function listenToTexts(page: Page, spoken: string): Promise<void> {
  await page.addInitScript((language) => {
    Object.assign(globalThis, { languageToDraw: language })
    window.texts = []
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text: string, x: number, y: number) {
      const { width } = this.measureText(text)
      const isLeft = this.direction === 'rtl'
      window.texts.push({ text, from: isLeft ? x - width : x, to: isLeft ? x : x + width })
      fillText.call(this, text, x, y)
    }
  }, spoken)
}
