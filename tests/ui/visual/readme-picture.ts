import { join } from 'node:path'
import type { Browser } from 'playwright'
import { decode, type Picture } from './png.ts'
import type { StillPage } from './still.ts'

export const README_PICTURE = join(import.meta.dirname, '../../../.readme/screens.png')

/** The way of a transfer, from left to right. */
const STATES = ['home', 'form', 'review-shown', 'transfer-received']
const WIDTH = 1_712
const HEIGHT = 632

export async function drawReadmePicture(browser: Browser, still: StillPage): Promise<Picture> {
  const screens: string[] = []
  for (const state of STATES) {
    const png = await still.drawWindow(state)
    screens.push(`<img src="data:image/png;base64,${png.toString('base64')}">`)
  }
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 1 })
  await page.setContent(`<style>
    body { display: flex; gap: 24px; margin: 0; padding: 16px 20px; background: #e4dfd3 }
    img { width: 400px; height: 600px; border-radius: 12px }
  </style>${screens.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const picture = decode(await page.screenshot())
  await page.close()
  return picture
}
