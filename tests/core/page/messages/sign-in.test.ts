import { describe, expect, it } from 'vitest'
import { isSignInSignable, signInOf } from '../../../../src/core/page/messages/sign-in.ts'

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asking = { origin: 'https://shop.example', account: ACCOUNT, chainId: 1, nowSeconds: 1_800_000_000 }

/** An EIP-4361 message with changes. */
function message(change: Readonly<Record<string, string>> = {}): string {
  const { domain = 'shop.example', account = ACCOUNT, version = '1', chain = '1', more = '' } = change
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    account,
    '',
    'I accept the terms.',
    '',
    'URI: https://shop.example/login',
    `Version: ${version}`,
    `Chain ID: ${chain}`,
    'Nonce: 32891756',
    'Issued At: 2026-11-22T10:00:00Z',
    ...(more ? [more] : []),
  ].join('\n')
}
const problems = (text: string, change = {}) => signInOf(text, { ...asking, ...change })?.problems

describe('a message that signs in', () => {
  it('is read, and nothing speaks against it where it signs in to the page that asks', () => {
    expect(signInOf(message(), asking)).toEqual({
      domain: 'shop.example',
      statement: 'I accept the terms.',
      problems: [],
    })
    expect(problems(message({ domain: 'https://shop.example' }))).toEqual([])
    expect(problems(message({ domain: '127.0.0.1:8080' }), { origin: 'http://127.0.0.1:8080' })).toEqual([])
  })

  it.each([
    ['another site', { domain: 'bank.example' }, 'domain'],
    ['a site that this one is a part of', { domain: 'example' }, 'domain'],
    ['a part of this site', { domain: 'login.shop.example' }, 'domain'],
    ['the same host on another port', { domain: 'shop.example:8443' }, 'domain'],
    ['the same host without encryption', { domain: 'http://shop.example' }, 'domain'],
    ['another account', { account: OTHER }, 'account'],
    ['a version that is not known', { version: '2' }, 'malformed'],
  ])('is not signed for %s', (_name, change, problem) => {
    const signIn = signInOf(message(change), asking)
    expect(signIn?.problems).toContain(problem)
    expect(isSignInSignable(signIn)).toBe(false)
  })

  it.each([
    ['leaves its fields out', 'shop.example wants you to sign in with your Ethereum account:\nand nothing else'],
    [
      'is written in other letters',
      message().replace('wants you to sign in with your', 'WANTS YOU TO SIGN IN WITH YOUR'),
    ],
    ['has words before it', `Hello!\n${message({ domain: 'bank.example' })}`],
  ])('is not signed when it %s', (_name, text) => {
    expect(isSignInSignable(signInOf(text, asking))).toBe(false)
  })

  it.each([
    ['another chain', { chain: '10' }, 'chain'],
    ['a time that is over', { more: 'Expiration Time: 2026-11-22T10:05:00Z' }, 'expired'],
    ['a time to come', { more: 'Not Before: 2099-01-01T00:00:00Z' }, 'notYet'],
  ])('may be signed with a warning for %s', (_name, change, problem) => {
    const signIn = signInOf(message(change), asking)
    expect(signIn?.problems).toEqual([problem])
    expect(isSignInSignable(signIn)).toBe(true)
  })

  const nonce = (text: string, change = {}) => message(change).replace('32891756', text)
  const crlf = (text: string) => text.replaceAll('\n', '\r\n')

  it.each([
    ['a UUID as nonce', nonce('6f1c1b1e-7d3f-4d5e-9b0a-0c8a5f1d2e3b')],
    ['a nanoid as nonce', nonce('V1StGXR8_Z5jdHi6B-myT')],
    ['CRLF line ends', crlf(message())],
    ['both', crlf(nonce('a_b-c_d-'))],
  ])('may be signed with a warning for %s', (_name, text) => {
    const signIn = signInOf(text, asking)
    expect(signIn).toEqual({ domain: 'shop.example', statement: 'I accept the terms.', problems: ['form'] })
    expect(isSignInSignable(signIn)).toBe(true)
  })

  it.each([
    ['a UUID as nonce for another site', nonce('6f1c1b1e-7d3f-4d5e', { domain: 'bank.example' })],
    ['CRLF line ends for another site', crlf(message({ domain: 'bank.example' }))],
    ['CRLF line ends for another account', crlf(message({ account: OTHER }))],
    ['mixed line ends', message().replace('\n', '\r\n')],
    ['a lone carriage return', message().replace('\n', '\r')],
    ['a short nonce with a hyphen', nonce('a-b')],
    ['a nonce of hyphens', nonce('--------')],
    ['a nonce with other signs', nonce('abcdefgh.i')],
  ])('is not signed with %s', (_name, text) => {
    expect(isSignInSignable(signInOf(text, asking))).toBe(false)
  })

  it('is no other message', () => {
    expect(signInOf('I accept the terms.', asking)).toBeUndefined()
    expect(isSignInSignable(undefined)).toBe(true)
  })
})
