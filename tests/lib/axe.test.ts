import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptBrowser } from '../ui/browser.ts'
import { TAGS, violations } from './axe.ts'

let page: Awaited<ReturnType<Awaited<ReturnType<typeof keptBrowser>>['newPage']>>

beforeAll(async () => {
  page = await (await keptBrowser()).newPage()
})
afterAll(() => page.context().close())

const HEAD = '<html lang="en"><title>Page</title><main><h1>Page</h1>'

it.each([
  ['an image without words', '<img src="data:,">', { tags: TAGS }, ['image-alt']],
  [
    'grey on grey',
    '<p style="color:#888;background:#999">words</p>',
    { rules: ['color-contrast'] },
    ['color-contrast'],
  ],
  ['what stands elsewhere', '<img src="data:,"><p class="here">words</p>', { tags: TAGS, inside: '.here' }, []],
])('finds %s', async (_, html, look, ids) => {
  await page.setContent(`${HEAD}${html}</main></html>`)
  expect((await violations(page, look)).map(({ id }) => id)).toEqual(ids)
})
