import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dappApp } from './dapp.ts'

const parent = mkdtempSync(join(tmpdir(), 'causeway-dapp-'))
const folder = join(parent, 'dapp')
mkdirSync(folder)
writeFileSync(join(folder, 'index.html'), '<title>demo</title>')
writeFileSync(join(folder, 'page.js'), 'export {}')
writeFileSync(join(parent, 'secret.txt'), 'secret')
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const app = dappApp(folder, () => ({ ready: true }))

test('the page, its files and the ready line are served with their types', async () => {
  const page = await app.request('/')
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<title>demo</title>',
  ])
  expect((await app.request('/page.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await (await app.request('/world.json')).json()).toEqual({ ready: true })
})

test.each(['/nothing.js', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%'])(
  '%s is not found, with a sentence',
  async (path) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('The dApp server has the files of') })
  },
)

test('without a folder, the server still answers', async () => {
  expect((await dappApp(join(parent, 'none'), () => ({})).request('/')).status).toBe(404)
})
