import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRoute, type Route } from '../../../src/ui/route.ts'
import { inTurn } from '../../count.ts'
import { THEMES } from '../browser.ts'
import { sharedGallery } from '../shared-gallery/shared-gallery.ts'
import { difference } from './compare.ts'
import { DRAWN_BY, KEPT, PICTURED, pictureName, SHEET_NAME } from './pictured.ts'
import { decode, encode, type Picture } from './png.ts'
import { drawReadmePicture, README_PICTURE } from './readme-picture.ts'
import { drawSheet, openPainter, openStill, type StillPage } from './still.ts'

/** Different pictures go here, with a marked copy. */
const DIFFERENT = join(import.meta.dirname, '../../../.output/pictures')
const MOST_BYTES = 5_800_000
/** The compiler finds missing screens. */
const SCREENS: Readonly<Record<Route['screen'], true>> = {
  home: true,
  token: true,
  form: true,
  review: true,
  receive: true,
  utxos: true,
  activity: true,
  settings: true,
  password: true,
  words: true,
  backup: true,
  welcome: true,
  approval: true,
  accounts: true,
  allowances: true,
  safeguards: true,
  nodes: true,
  transfer: true,
  bundle: true,
  account: true,
  key: true,
  allowance: true,
}
/** One page per core. */
const PAGES = 2

let browser: Browser
let gallery: Awaited<ReturnType<typeof sharedGallery>>
let stills: readonly StillPage[] = []

beforeAll(async () => {
  rmSync(DIFFERENT, { recursive: true, force: true })
  gallery = await sharedGallery()
  browser = await openPainter()
  stills = await Promise.all(Array.from({ length: PAGES }, () => openStill(browser, gallery)))
})
afterAll(async () => {
  await browser?.close()
})

describe('the kept pictures', () => {
  it('are those that are named, in both themes', () => {
    const names = PICTURED.flatMap((state) => THEMES.map((theme) => pictureName(state, theme)))
    const kept = readdirSync(KEPT).filter((name) => name.endsWith('.png'))
    expect(kept).toEqual([...names, SHEET_NAME].sort())
    expect(kept.reduce((sum, name) => sum + statSync(join(KEPT, name)).size, 0)).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('are of every screen, and what is drawn, to the pixel, in the type that the extension brings', async () => {
    const drawn = inTurn(PICTURED, 'CAUSEWAY_PICTURES_ONE_OF', 3)
    const left = [...drawn]
    const wrong: string[] = []
    const screens = new Set<string>()
    const drawOn = async (still: StillPage) => {
      for (let state = left.shift(); state !== undefined; state = left.shift()) {
        wrong.push(...(await wrongIn(still, state).catch((error: unknown) => [`${state}: ${error}`])))
        screens.add(parseRoute(await still.where()).screen)
      }
    }
    await Promise.all(stills.map(drawOn))
    expect(left).toEqual([])
    expect(wrong, whatToDo()).toEqual([])
    if (drawn.length === PICTURED.length) expect([...screens].sort()).toEqual(Object.keys(SCREENS).sort())
  }, 240_000)

  it('have one sheet of every token, icon and part, on which each contrast is enough', async () => {
    expect(compared(SHEET_NAME, await drawSheet(browser, gallery)), whatToDo()).toEqual([])
    const page = await browser.newPage()
    await page.goto(`${gallery.url}/parts.html`)
    await page.locator('[data-contrast]').first().waitFor()
    const contrasts = await page.locator('[data-contrast]').evaluateAll((all) =>
      all.map(({ textContent, dataset }) => ({
        of: textContent,
        isEnough: Number(dataset['contrast']) >= Number(dataset['least']),
      })),
    )
    await page.close()
    expect(contrasts.length).toBeGreaterThan(20)
    expect(contrasts.filter(({ isEnough }) => !isEnough)).toEqual([])
  })
})

it('is in the README as it is drawn now', async () => {
  const still = await openStill(browser, gallery)
  const drawn = await drawReadmePicture(browser, still)
  await still.close()
  expect(compared(README_PICTURE, drawn), whatToDo()).toEqual([])
})

async function wrongIn(still: StillPage, state: string): Promise<readonly string[]> {
  const drawn = await still.draw(state)
  const foreign = await still.foreignFonts()
  return [
    ...[...drawn].flatMap(([theme, picture]) => compared(pictureName(state, theme), picture)),
    ...foreign.map((font) => `${state}: set in ${font}, which is a font of this machine`),
  ]
}

function compared(path: string, drawn: Picture): readonly string[] {
  const different = difference(decode(readFileSync(resolve(KEPT, path))), drawn)
  if (!different) return []
  const name = basename(path)
  mkdirSync(DIFFERENT, { recursive: true })
  writeFileSync(join(DIFFERENT, name), encode(drawn))
  writeFileSync(join(DIFFERENT, name.replace('.png', '-difference.png')), encode(different.marked))
  return [`${name}: ${different.pixels} pixels differ`]
}

// Another Chromium renders letters differently; the test still fails, but says so.
function whatToDo(): string {
  const drawnBy = readFileSync(DRAWN_BY, 'utf8').trim()
  const major = (version: string) => version.split('.')[0]
  const isOther = major(drawnBy) !== major(browser.version())
  const why = isOther
    ? `The kept pictures were drawn by Chromium ${drawnBy}; this machine has ${browser.version()}, which may draw otherwise. `
    : ''
  return `${why}What was drawn is in .output/pictures. If it is what is meant, "npm run pictures" keeps it`
}
