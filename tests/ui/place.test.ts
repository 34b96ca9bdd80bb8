import { expect, it } from 'vitest'
import { placeOf } from '../../src/ui/place.ts'

const at = (search: string, hash = '#/') => ({ search, hash })

it.each([
  ['a toolbar popup', at(''), { width: 400, height: 600 }, 'popup'],
  ['a tab', at('', '#/move'), { width: 1_200, height: 800 }, 'tab'],
  ['a high narrow page', at(''), { width: 380, height: 900 }, 'panel'],
  ['the side panel of a small window', at('?panel'), { width: 360, height: 500 }, 'panel'],
  ['the side panel with a question', at('?panel', '#/approval'), { width: 360, height: 900 }, 'panel'],
  ['the window of questions', at('', '#/approval'), { width: 400, height: 640 }, 'approval'],
] as const)('%s is known by its address and its size', (_name, address, size, place) => {
  expect(placeOf(address, size)).toBe(place)
})
