import { describe, expect, it } from 'vitest'
import { MOST_OWN_NODES, nodesInOrder, ownNodesAmong, ownNodeUrl } from '../../../src/core/chain/node-choice.ts'

const PINNED = ['https://a.example', 'https://b.example/rpc'] as const
const OWN = 'http://127.0.0.1:8545/'

describe('an own node', () => {
  it.each(['http://127.0.0.1:8545', 'http://localhost:8545/', 'http://127.0.0.1/x?key=1'])('is %s', (text) => {
    expect(ownNodeUrl(text)).toBe(new URL(text).href)
  })

  it.each([
    'https://a.example',
    'http://127.0.0.1.example:8545',
    'http://localhost.example',
    'http://me:secret@127.0.0.1:8545',
    'http://10.0.0.1:8545',
    'http://[::1]:8545',
    'ws://127.0.0.1:8545',
    'https://127.0.0.1:8545',
    'http://127.0.0.1:8545/#x',
    'file:///127.0.0.1',
    'node',
    '',
  ])('is not %s', (text) => {
    expect(ownNodeUrl(text)).toBeUndefined()
  })
})

describe('nodes in the chosen order', () => {
  it('keep the profile’s spelling, and the unnamed ones come last', () => {
    expect(nodesInOrder(PINNED, [])).toEqual(PINNED)
    expect(nodesInOrder(PINNED, ['https://b.example/rpc'])).toEqual([PINNED[1], PINNED[0]])
    expect(nodesInOrder(PINNED, [OWN, 'https://a.example/'])).toEqual([OWN, ...PINNED])
  })

  it('leave out other machines, what is written twice, and own nodes beyond the limit', () => {
    const many = Array.from({ length: MOST_OWN_NODES + 2 }, (_, at) => `http://localhost:${8545 + at}/`)
    expect(nodesInOrder(PINNED, ['https://evil.example/', OWN, OWN, 'https://b.example/rpc'])).toEqual([
      OWN,
      PINNED[1],
      PINNED[0],
    ])
    expect(nodesInOrder(PINNED, many)).toEqual([...many.slice(0, MOST_OWN_NODES), ...PINNED])
    expect(ownNodesAmong([PINNED[0], ...many], PINNED)).toHaveLength(MOST_OWN_NODES)
  })
})
