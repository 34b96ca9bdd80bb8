import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveGallery } from '../gallery-server.ts'
import { DRAWN_BY, KEPT, PICTURED, pictureName, SHEET_NAME } from './pictured.ts'
import { encode } from './png.ts'
import { drawReadmePicture, README_PICTURE } from './readme-picture.ts'
import { drawSheet, openPainter, openStill } from './still.ts'

// Redraws the kept pictures: `npm run pictures`. Inspect each change before the commit, since later screens must
// match every pixel.
const gallery = await serveGallery()
const browser = await openPainter()
const still = await openStill(browser, gallery)
for (const name of readdirSync(KEPT)) if (name.endsWith('.png')) rmSync(join(KEPT, name))
for (const state of PICTURED) {
  for (const [theme, picture] of await still.draw(state)) {
    writeFileSync(join(KEPT, pictureName(state, theme)), encode(picture))
  }
}
writeFileSync(join(KEPT, SHEET_NAME), encode(await drawSheet(browser, gallery)))
writeFileSync(README_PICTURE, encode(await drawReadmePicture(browser, still)))
writeFileSync(DRAWN_BY, `${browser.version()}\n`)
await browser.close()
