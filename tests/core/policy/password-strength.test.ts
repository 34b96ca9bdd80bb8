import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateBits, isKnownPhrase, passwordProblem } from '../../../src/core/policy/password-strength.ts'
import { isReason } from '../../../src/core/reason/reason.ts'

describe('passwordProblem', () => {
  it.each([
    'seven lanterns over quiet water',
    'kelp-orbit-tunic',
    'vQ7#mz!Lp2xW',
    'пять фонарей над водой',
    'Mb4hT9wkzrXd',
    '水の上の七つの静かな灯籠たち',
  ])('accepts %j', (password) => expect(passwordProblem(password)).toBeUndefined())

  it.each([
    '',
    'short',
    'Password1!',
    'kelporbit',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '123456789012',
    'abcdefghijklmnop',
    'passwordpassword',
    'P4$$w0rdP4$$w0rd',
    'qwertyqwerty123',
    'vQ7#mz!Lp2x',
    'password1234',
    'abcdefghijkl',
    'qwertyuiopas',
    'poiuytrewqlkjh',
    'asdfghjklmnb',
    'metamaskmetamask1',
    'x'.repeat(2000),
    '\ud800lone surrogate here',
  ])('refuses %j for a reason that does not repeat it', (password) => {
    const problem = passwordProblem(password)
    expect(isReason(problem)).toBe(true)
    if (password !== '') expect(Object.values(problem ?? {})).not.toContain(password)
  })

  it.each([
    'correcthorsebatterystaple',
    'correct horse battery staple',
    'Correct-Horse-Battery-Staple!',
    'c0rrect h0rse b4ttery st4ple 1',
    'test test test test test test test test test test test junk',
  ])('knows %j, and still takes it', (password) => {
    expect(isKnownPhrase(password)).toBe(true)
    expect(passwordProblem(password)).toBeUndefined()
  })

  it.each(['', 'four unrelated words today', 'correct horse battery staple, seven lanterns over water'])(
    'does not take %j for a known phrase',
    (password) => expect(isKnownPhrase(password)).toBe(false),
  )

  it('takes as many characters as it asks for, and no fewer', () => {
    expect(passwordProblem('vQ7#mz!Lp2x')).toEqual({ code: 'PASSWORD_SHORT', least: '12' })
  })

  it('counts characters, not code units', () => {
    expect(passwordProblem('🌊🌋🌌🌍🌎🌏')).toBeDefined()
  })

  it('gives an answer for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 64 }), (text) => {
        expect([true, undefined]).toContain(passwordProblem(text) && isReason(passwordProblem(text)))
        expect(estimateBits(text)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
