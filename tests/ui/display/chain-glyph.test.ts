import { expect, it } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { relay } from '../../../src/core/profiles/relay.ts'
import { ChainGlyph } from '../../../src/ui/display/chain-glyph.tsx'

it('has a mark of its own for every chain of the profiles that come with it', () => {
  const lettered = [...devnet.chains, ...relay.chains].filter(
    ({ id, name }) => ChainGlyph({ chainId: id, name }).type !== 'svg',
  )
  expect(
    lettered.map(({ name }) => name),
    'Draw a mark for these in src/ui/display/chain-glyph.tsx.',
  ).toEqual([])
})

it('gives a chain that it has no mark for the first letter of its name', () => {
  expect(ChainGlyph({ chainId: 7, name: 'Nowhere' }).props.children).toBe('N')
})
