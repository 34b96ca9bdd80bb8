import { describe, expect, it } from 'vitest'
import { pageCallOf } from '../../../src/provider/methods/call-schema.ts'

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

describe('what a page calls', () => {
  it.each([USDC, USDC.toLowerCase(), `0x${USDC.slice(2).toUpperCase()}`])('is one address in any case: %s', (to) => {
    expect(pageCallOf({ to })).toMatchObject({ ok: true, call: { to: USDC } })
  })

  it('is nothing where the letters are wrong: what signs would not take it after the money was brought', () => {
    expect(pageCallOf({ to: USDC.replace('dA', 'da') })).toEqual({
      ok: false,
      why: 'to: expected an address whose checksum is right (EIP-55)',
    })
  })

  it('may be nobody, or a contract that is made', () => {
    const zero = `0x${'0'.repeat(40)}`
    expect(pageCallOf({ to: zero })).toMatchObject({ ok: true, call: { to: zero } })
    expect(pageCallOf({ data: '0x6000' })).toMatchObject({ ok: true, call: { to: undefined } })
    expect(pageCallOf({})).toMatchObject({ ok: false })
  })
})
