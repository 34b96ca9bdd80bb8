import { expect, it } from 'vitest'
import { identiconOf } from '../../../src/ui/marks/identicon.ts'

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const pictureOf = (address: string) => JSON.stringify(identiconOf(address))
const numbered = (index: number) =>
  `0x${(BigInt(index) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(40, '0').slice(-40)}`

it('draws one address alike in every spelling', () => {
  expect(pictureOf(OWN.toLowerCase())).toBe(pictureOf(OWN))
  expect(pictureOf(OWN.replace(/[a-f]/g, (letter) => letter.toUpperCase()))).toBe(pictureOf(OWN))
})

it('keeps the picture of an address from version to version', () => {
  expect(identiconOf(OWN)).toMatchInlineSnapshot(`
    {
      "full": "M1 1h1v1h-1zM5 1h1v1h-1zM2 2h1v1h-1zM4 2h1v1h-1zM3 2h1v1h-1zM1 3h1v1h-1zM5 3h1v1h-1zM2 3h1v1h-1zM4 3h1v1h-1zM2 4h1v1h-1zM4 4h1v1h-1zM1 5h1v1h-1zM5 5h1v1h-1z",
      "half": "M3 1h1v1h-1zM2 5h1v1h-1zM4 5h1v1h-1z",
      "tint": "plum",
    }
  `)
})

it('draws an address that differs from another in one middle digit otherwise', () => {
  const own = pictureOf(OWN)
  for (let at = 2; at < OWN.length; at++) {
    const digit = OWN[at] === '0' ? '1' : '0'
    expect(pictureOf(`${OWN.slice(0, at)}${digit}${OWN.slice(at + 1)}`)).not.toBe(own)
  }
})

it('draws a thousand addresses in a thousand ways, each with enough cells', () => {
  const pictures = Array.from({ length: 1_000 }, (_, index) => identiconOf(numbered(index + 1)))
  expect(new Set(pictures.map((each) => JSON.stringify(each))).size).toBe(1_000)
  expect(new Set(pictures.map(({ tint }) => tint)).size).toBe(6)
  for (const { full } of pictures) expect(full.split('M').length - 1).toBeGreaterThanOrEqual(3)
})
