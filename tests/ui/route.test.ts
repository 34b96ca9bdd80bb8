import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORM_MODES } from '../../src/ui/form/modes.ts'
import { hrefOf, keyOf, parseRoute } from '../../src/ui/route.ts'

describe('route', () => {
  it('reads every plain place', () => {
    for (const screen of [
      'home',
      'form',
      'review',
      'receive',
      'utxos',
      'activity',
      'settings',
      'password',
      'words',
      'backup',
      'accounts',
      'welcome',
      'approval',
    ] as const) {
      expect(parseRoute(hrefOf({ screen }))).toEqual({ screen })
    }
  })

  it.each(FORM_MODES)('reads the form in its mode: %s', (mode) => {
    expect(parseRoute(hrefOf({ screen: 'form', mode }))).toEqual({ screen: 'form', mode })
    expect(keyOf({ screen: 'form', mode })).toBe(keyOf({ screen: 'form' }))
  })

  it('reads back any transfer, whatever its name is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (id) => {
        expect(parseRoute(hrefOf({ screen: 'transfer', id }))).toEqual({ screen: 'transfer', id })
      }),
    )
  })

  it.each(['ETH', '8453 0x00000000000000000000000000000000baDbadBa'])('reads back the token %s', (id) => {
    expect(parseRoute(hrefOf({ screen: 'token', id }))).toEqual({ screen: 'token', id })
  })

  it('leads home from anything else, without throwing', () => {
    for (const hash of [
      '',
      '#',
      '#/',
      '#/nowhere',
      '#/transfer/',
      '#/transfer/%E0%A4%A',
      '#/constructor',
      '#/form/x',
    ]) {
      expect(parseRoute(hash)).toEqual({ screen: 'home' })
    }
  })

  it('takes a trailing slash and a missing one', () => {
    expect(parseRoute('#/settings/')).toEqual({ screen: 'settings' })
    expect(parseRoute('#settings')).toEqual({ screen: 'settings' })
  })
})
