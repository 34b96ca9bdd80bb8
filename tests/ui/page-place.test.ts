import { expect, it } from 'vitest'
import { pagePlaceOf } from '../../src/ui/page-place.ts'

const at = (search: string, hash = '#/') => ({ search, hash })

it.each([
  ['the toolbar’s popup', at(''), { isPopup: true, width: 400 }, 'popup'],
  ['the toolbar’s popup before it has grown', at(''), { isPopup: true, width: 25 }, 'popup'],
  ['a tab', at('', '#/form'), { isPopup: false, width: 1_200 }, 'tab'],
  ['a tab of a narrow window', at(''), { isPopup: false, width: 380 }, 'panel'],
  ['a tab that is enlarged to four times its size', at(''), { isPopup: false, width: 320 }, 'panel'],
  ['the side panel', at('?panel'), { isPopup: false, width: 360 }, 'panel'],
  ['a wide side panel', at('?panel'), { isPopup: false, width: 900 }, 'panel'],
  ['the side panel with a question', at('?panel', '#/approval'), { isPopup: false, width: 360 }, 'panel'],
  ['the window of questions', at('', '#/approval'), { isPopup: false, width: 400 }, 'approval'],
] as const)('%s is known by its address, its kind and its width', (_name, address, page, place) => {
  expect(pagePlaceOf(address, page)).toBe(place)
})
