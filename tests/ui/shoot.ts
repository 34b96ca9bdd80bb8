import { mkdirSync } from 'node:fs'
import { goTo, openBrowser, THEMES } from './browser.ts'
import { serveGallery } from './gallery-server.ts'
import { SCENES } from './scenes.ts'

// Draws every scene in both themes: `npx tsx tests/ui/shoot.ts FOLDER [scene…]`.
const [folder = '.output/gallery', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const gallery = await serveGallery()
const browser = await openBrowser()
for (const colorScheme of THEMES) {
  const context = await browser.newContext({ viewport: { width: 400, height: 600 }, colorScheme })
  for (const scene of wanted.length ? wanted : Object.keys(SCENES)) {
    const page = await context.newPage()
    page.on('pageerror', (error) => process.stderr.write(`${scene}: ${error.message}\n`))
    page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${scene}: ${message.text()}\n`))
    await goTo(page, gallery.url, scene)
    await page.waitForTimeout(scene.startsWith('move') ? 700 : 250)
    await page.screenshot({ path: `${folder}/${scene}-${colorScheme}.png`, animations: 'disabled', caret: 'hide' })
    await page.close()
  }
}
await browser.close()
await gallery.close()
