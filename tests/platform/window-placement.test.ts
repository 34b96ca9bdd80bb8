import { describe, expect, it } from 'vitest'
import { topRightOf } from '../../src/platform/window-placement.ts'

describe('the place of the approval window', () => {
  it('is the top right corner of the window beside it, on the screen', () => {
    expect(topRightOf({ left: 100, top: 50, width: 1200 }, 400)).toStrictEqual({ left: 900, top: 50 })
    expect(topRightOf({ left: -5, top: -8, width: 300 }, 400)).toStrictEqual({ left: 0, top: 0 })
    expect(topRightOf({ left: 0.5, top: 10.4, width: 1000 }, 400)).toStrictEqual({ left: 601, top: 10 })
  })

  it('is left to the browser when there is nothing beside it', () => {
    expect(topRightOf(undefined, 400)).toBeUndefined()
    expect(topRightOf({ top: 0, width: 10 }, 400)).toBeUndefined()
  })
})
