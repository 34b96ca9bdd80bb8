import { expect, it } from 'vitest'
import { different as english } from '../../../src/core/verify/words/different.ts'
import { different as arabic } from '../../../src/ui/messages/ar/findings/different.ts'
import { different as german } from '../../../src/ui/messages/de/findings/different.ts'
import { different as spanish } from '../../../src/ui/messages/es/findings/different.ts'
import { different as japanese } from '../../../src/ui/messages/ja/findings/different.ts'
import { different as chinese } from '../../../src/ui/messages/zh-hans/findings/different.ts'

const LANGUAGES = { arabic, german, spanish, japanese, chinese }
const SHAPES = ['nothing', 'a value', 'an object', 'a list of 3']

it('what a difference means ends with what should have stood there and what did', () => {
  expect(english('It is another.')({ expected: '1', got: '"2"' })).toBe('It is another. Expected 1, got "2".')
  expect(german('Es ist anders.')({ expected: '1', got: '"2"' })).toBe('Es ist anders. Erwartet: 1; angegeben: "2".')
})

it('a language has words of its own for what is no value, and leaves what a quote says as it is', () => {
  for (const different of Object.values(LANGUAGES)) {
    for (const shape of SHAPES) {
      const said = different('X')({ expected: shape, got: `"${shape}"` })
      expect(said.replace(`"${shape}"`, '')).not.toContain(shape)
      expect(said).toContain(`"${shape}"`)
    }
    expect(different('X')({ expected: 'a list of 3', got: '12' })).toMatch(/3.*12/)
    expect(different('X')({ expected: '\u2068nothing\u2069', got: '12' })).not.toContain('nothing')
  }
})
