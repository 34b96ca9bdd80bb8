import { expect, it } from 'vitest'
import { createSiteAccess } from '../../../entrypoints/background/sites/site-access.ts'
import { EXTENSION_GONE } from '../../../src/provider/page-scripts/channel.ts'

function connected() {
  const posted: unknown[] = []
  const heard: unknown[] = []
  const listeners: ((message: unknown) => void)[] = []
  let isClosed = false
  const port = {
    origin: 'https://app.example',
    topOrigin: 'https://app.example',
    tabId: 7,
    documentId: undefined,
    isActive: true,
    post: (message: unknown) => void posted.push(message),
    onMessage: (listener: (message: unknown) => void) => void listeners.push(listener),
    onClose: () => undefined,
    close: () => {
      isClosed = true
    },
  }
  const say = (message: string) => {
    for (const listener of listeners) listener(message)
  }
  return { port, posted, heard, say, isClosed: () => isClosed }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('hands over calls in order once the browser allows the site', async () => {
  const { port, posted, heard, say } = connected()
  createSiteAccess(async () => true)
    .guard(port)
    .onMessage((message) => heard.push(message))
  say('first')
  say('second')
  expect(heard).toEqual([])
  await settled()
  expect({ heard, posted }).toEqual({ heard: ['first', 'second'], posted: [] })
})

it.each([
  ['withholds', async () => false],
  ['cannot name', async () => Promise.reject(new Error('No tab with id: 7'))],
])('hands over no call of a site that the browser %s, and says that the wallet is gone', async (_, hasAccess) => {
  const { port, posted, heard, say, isClosed } = connected()
  const guarded = createSiteAccess(hasAccess).guard(port)
  let ends = 0
  guarded.onMessage((message) => heard.push(message))
  guarded.onClose(() => {
    ends += 1
  })
  say('first')
  await settled()
  say('second')
  await settled()
  expect({ heard, posted, ends, isClosed: isClosed() }).toEqual({
    heard: [],
    posted: [EXTENSION_GONE],
    ends: 1,
    isClosed: true,
  })
})

it('ends an open page whose site was withdrawn, and leaves others', async () => {
  const withdrawn = connected()
  const other = connected()
  let isAllowed = true
  const access = createSiteAccess(async (port) => isAllowed || port.tabId === 8)
  access.guard(withdrawn.port).onMessage((message) => withdrawn.heard.push(message))
  access.guard({ ...other.port, tabId: 8 }).onMessage((message) => other.heard.push(message))
  await settled()
  isAllowed = false
  access.look()
  withdrawn.say('late')
  other.say('late')
  await settled()
  expect({ heard: withdrawn.heard, posted: withdrawn.posted }).toEqual({ heard: [], posted: [EXTENSION_GONE] })
  expect({ heard: other.heard, posted: other.posted }).toEqual({ heard: ['late'], posted: [] })
  access.look()
  await settled()
  expect(withdrawn.posted).toEqual([EXTENSION_GONE])
})
