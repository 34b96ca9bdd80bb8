import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTurn } from '../count.ts'
import { openBrowser, STATES } from './browser.ts'
import { createLooker, type Looker, SEED } from './looking.ts'
import { sharedGallery } from './shared-gallery/shared-gallery.ts'

/** While one page waits, another is tested. */
const LOOKERS = 3
const GROUP = 12

let browser: Browser
let gallery: Awaited<ReturnType<typeof sharedGallery>>
let lookers: readonly Looker[] = []

beforeAll(async () => {
  gallery = await sharedGallery()
  browser = await openBrowser()
  lookers = Array.from({ length: LOOKERS }, () => createLooker(browser, gallery.url))
})
afterAll(async () => {
  await Promise.all(lookers.map((each) => each.close()))
  await browser?.close()
})

const STATES_IN_TURN = inTurn(STATES, 'CAUSEWAY_SCREENS_ONE_OF', 3)
const GROUPS = Array.from({ length: Math.ceil(STATES_IN_TURN.length / GROUP) }, (_, index) =>
  STATES_IN_TURN.slice(index * GROUP, (index + 1) * GROUP),
)

describe('every screen in every state', () => {
  it.each(GROUPS)(
    'has no error, breaks no policy, fits its window at any size, is told by more than colour, and gives axe nothing to find: %#',
    async (...names) => {
      const left = [...names]
      const found: string[] = []
      const lookOn = async (looker: Looker) => {
        for (let name = left.shift(); name !== undefined; name = left.shift()) found.push(...(await looker.look(name)))
      }
      await Promise.all(lookers.map(lookOn))
      expect(left).toEqual([])
      expect(found, `CAUSEWAY_SEED=${SEED}`).toEqual([])
    },
    180_000,
  )
})
