import { describe, expect, it } from 'vitest'
import type { Chain } from '../../../src/core/chain/chain.ts'
import { MOST_OWN_NODES } from '../../../src/core/chain/node-choice.ts'
import { relay } from '../../../src/core/profiles/relay.ts'
import type { Answer } from '../../../src/core/reason/reason.ts'
import { failedFor } from '../../../src/core/reason/reason.ts'
import { createChosenNodes } from '../../../src/wallet/nodes/chosen-nodes.ts'

const [first, second] = relay.chains
if (!first || !second) throw new RangeError('expected two chains')
const CHAINS: readonly Chain[] = [first, second]
const OWN = 'http://127.0.0.1:8545/'

function stand(served: Answer<number> = { ok: true, value: first?.id ?? 0 }) {
  const disk = { choices: [] as { chainId: number; urls: readonly string[] }[], isChanged: false, isLocked: false }
  const asked: string[] = []
  const nodes = createChosenNodes({
    chains: CHAINS,
    load: async () => (disk.isLocked ? [] : disk.choices),
    save: async (choice) => {
      if (disk.isChanged) return false
      disk.choices = [...disk.choices.filter(({ chainId }) => chainId !== choice.chainId), choice]
      return true
    },
    chainIdAt: async (url) => {
      asked.push(url)
      return served
    },
  })
  const add = (url: string) => nodes.add(url, async () => undefined)
  return { nodes, add, disk, asked }
}

describe('an own node', () => {
  it('tells its chain, and comes first there alone', async () => {
    const { nodes, add } = stand()
    expect(await add(' http://127.0.0.1:8545 ')).toEqual({ outcome: 'added', chainId: first.id })
    expect(nodes.of(first)).toEqual([OWN, ...first.nodeUrls])
    expect(nodes.of(second)).toBe(second.nodeUrls)
    expect(await add(OWN)).toEqual({ outcome: 'known' })
  })

  it('on another machine is not even asked', async () => {
    const { asked, add } = stand()
    expect(await add('https://node.example')).toEqual({ outcome: 'elsewhere' })
    expect(asked).toEqual([])
  })

  it('that is silent, or serves another chain, is not saved', async () => {
    const silent = stand(failedFor({ code: 'OFFLINE' }))
    expect(await silent.add(OWN)).toEqual({ outcome: 'silent' })
    const other = stand({ ok: true, value: 31_337 })
    expect(await other.add(OWN)).toEqual({ outcome: 'otherChain' })
    expect([...silent.disk.choices, ...other.disk.choices]).toEqual([])
  })

  it('is one of a few', async () => {
    const { add } = stand()
    for (let at = 0; at < MOST_OWN_NODES; at += 1) await add(`http://localhost:${8545 + at}`)
    expect(await add(OWN)).toEqual({ outcome: 'full' })
  })

  it('is not used where its row was changed from outside', async () => {
    const { nodes, disk, add } = stand()
    disk.isChanged = true
    expect(await add(OWN)).toEqual({ outcome: 'notSaved' })
    expect(nodes.of(first)).toEqual(first.nodeUrls)
  })
})

describe('an own node that is added without the password', () => {
  it('is not saved, and a wrong address asks for no password', async () => {
    const { nodes, disk } = stand()
    expect(await nodes.add(OWN, async () => 'wrong')).toEqual({ outcome: 'refused', refusal: 'wrong' })
    expect(disk.choices).toEqual([])
    expect(nodes.of(first)).toBe(first.nodeUrls)
    expect(await nodes.add('https://node.example', () => expect.fail())).toEqual({ outcome: 'elsewhere' })
  })
})

describe('the order of nodes', () => {
  it('is the user’s, and leaves out an own node', async () => {
    const { nodes, add } = stand()
    await add(OWN)
    const [pinned, other = ''] = first.nodeUrls
    expect(await nodes.order(first.id, [other, OWN, pinned])).toBe(true)
    expect(nodes.of(first)).toEqual([other, OWN, pinned])
    expect(await nodes.order(first.id, [other])).toBe(true)
    expect(nodes.of(first)).toEqual([other, pinned])
  })

  it('takes no node that the chain does not have', async () => {
    const { nodes } = stand()
    expect(await nodes.order(first.id, [OWN])).toBe(false)
    expect(await nodes.order(7, [])).toBe(false)
    expect(nodes.of(first)).toEqual(first.nodeUrls)
  })

  it('is the profile’s while locked, and the same list while nothing changes', async () => {
    const { nodes, disk, add } = stand()
    await add(OWN)
    const before = nodes.of(first)
    await nodes.refresh()
    expect(nodes.of(first)).toBe(before)
    disk.isLocked = true
    await nodes.refresh()
    expect(nodes.of(first)).toBe(first.nodeUrls)
    disk.isLocked = false
    await nodes.refresh()
    expect(nodes.of(first)).toEqual(before)
  })
})
