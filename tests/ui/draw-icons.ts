import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'

// Draws the icons from the mark: `npx tsx tests/ui/draw-icons.ts`. The files are committed; builds don't draw.
const mark = readFileSync('assets/icon/mark.svg', 'utf8')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const size of [16, 32, 48, 128]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${mark}`)
  writeFileSync(`assets/icon/${size}.png`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
