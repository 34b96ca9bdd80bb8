import { describe, expect, it } from 'vitest'
import { isMeantAsName, nodeOfName, normalName } from '../../../../src/core/families/evm/ens-name.ts'

describe('a name of ENS', () => {
  it('has the node that ERC-137 publishes', () => {
    expect(nodeOfName('eth')).toBe('0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae')
    expect(nodeOfName('foo.eth')).toBe('0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f')
  })

  it('is told from an address, and taken in lower case', () => {
    expect(isMeantAsName('Anna.eth')).toBe(true)
    expect(normalName(' Anna.ETH ')).toBe('anna.eth')
    for (const text of ['', '0x14791697260E4c9A71f18484C9f997B308e59325', 'anna', '.eth', 'anna.', 'a b.eth']) {
      expect([text, isMeantAsName(text)]).toEqual([text, false])
    }
  })

  it.each(['anna。eth', 'anna．eth', 'anna｡eth', 'Ａｎｎａ．ｅｔｈ', 'anna。ｅｔｈ'])(
    'may be typed in full width, with the ideographic full stop: %s',
    (text) => {
      expect([isMeantAsName(text), normalName(text)]).toEqual([true, 'anna.eth'])
    },
  )

  it('is not looked up with letters that can be taken for others, or that hide some', () => {
    for (const text of ['аnna.eth', 'xn--anna.eth', 'anna\u200d.eth', 'anna_.eth', `${'a'.repeat(64)}.eth`]) {
      expect([text, normalName(text)]).toEqual([text, undefined])
    }
  })
})
