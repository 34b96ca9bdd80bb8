import { mkdirSync } from 'node:fs'
import { openBrowser, openState, STATES, THEMES } from './browser.ts'
import { serveGallery } from './gallery-server.ts'

// `npx tsx tests/ui/shoot.ts FOLDER [state…]` draws every state in both themes (`CAUSEWAY_LANGUAGE`, `CAUSEWAY_WIDTH`);
// acts need English.
const language = process.env['CAUSEWAY_LANGUAGE'] ?? 'en'
const width = Number(process.env['CAUSEWAY_WIDTH'] ?? 400)
const [folder = '.output/gallery', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const gallery = await serveGallery()
const browser = await openBrowser()
for (const colorScheme of THEMES) {
  const context = await browser.newContext({ viewport: { width, height: width === 400 ? 600 : 720 }, colorScheme })
  await context.addInitScript(`globalThis.languageToDraw = ${JSON.stringify(language)}`)
  for (const state of wanted.length ? wanted : STATES) {
    const page = await context.newPage()
    page.on('pageerror', (error) => process.stderr.write(`${state}: ${error.message}\n`))
    page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${state}: ${message.text()}\n`))
    await openState(page, gallery.url, state).catch((error: unknown) => process.stderr.write(`${state}: ${error}\n`))
    await page.screenshot({ path: `${folder}/${state}-${colorScheme}.png`, animations: 'disabled', caret: 'hide' })
    await page.close()
  }
}
await browser.close()
