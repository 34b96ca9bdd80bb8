import { describe, expect, it } from 'vitest'
import { createServiceKeyStatus } from '../../../src/wallet/service-key/key-status.ts'

function newBrowser() {
  let kept: unknown
  const told: string[] = []
  const open = () => {
    const standing = createServiceKeyStatus({
      read: async () => kept,
      write: async (next) => {
        kept = next
      },
    })
    standing.onChange(() => void standing.now().then((now) => told.push(now)))
    return standing
  }
  return { open, told }
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('how the service takes the user’s key', () => {
  it('is refused by a 401, told once, and taken again by the next success', async () => {
    const { open, told } = newBrowser()
    const standing = open()
    expect(await standing.now()).toBe('taken')
    for (const status of [200, 401, 401, 500, 429, 403, 404]) {
      standing.heard(status)
      await settled()
    }
    expect(await standing.now()).toBe('refused')
    standing.heard(204)
    await settled()
    expect(told).toEqual(['refused', 'taken'])
  })

  it('is the same for the next background', async () => {
    const { open } = newBrowser()
    open().heard(401)
    await settled()
    expect(await open().now()).toBe('refused')
  })

  it('is set aside by the user alone, until they want it used again', async () => {
    const { open } = newBrowser()
    const standing = open()
    standing.heard(401)
    await settled()
    expect(await standing.now()).toBe('refused')
    await standing.setAside()
    // Replies to an earlier question.
    standing.heard(200)
    standing.heard(401)
    await settled()
    expect(await open().now()).toBe('setAside')
    await standing.beginAnew()
    expect(await standing.now()).toBe('taken')
  })

  it('stays set aside where an answer comes at the same moment', async () => {
    const { open } = newBrowser()
    const standing = open()
    standing.heard(401)
    await standing.setAside()
    await settled()
    expect(await standing.now()).toBe('setAside')
  })

  it('is as if nothing were known where what was kept cannot be read', async () => {
    const standing = createServiceKeyStatus({ read: async () => 7, write: () => Promise.reject(new Error('full')) })
    expect(await standing.now()).toBe('taken')
    await standing.setAside()
    expect(await standing.now()).toBe('setAside')
  })
})
