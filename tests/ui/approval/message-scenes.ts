import type { ApprovalView } from '../../../src/api/views/approvals.ts'
import type { SignIn } from '../../../src/core/page/messages/sign-in.ts'
import { personalMessageHashOf } from '../../../src/core/sign/personal-message-hash.ts'
import { bytesToHex, hexToBytes } from '../../../src/lib/hex.ts'
import * as data from '../data.ts'
import type { Scene } from '../scene-making.ts'

type MessageApproval = Extract<ApprovalView, { kind: 'message' }>

const BYTES = `0x${'c0ffee'.repeat(40)}`
const ORIGIN_HOST = 'app.bridge-garden.example'

const hexOf = (text: string) => bytesToHex(new TextEncoder().encode(text))

const word = (number: number) => `0x${number.toString(16).padStart(16, '0')}`

function message(change: Partial<MessageApproval> = {}): Scene {
  const view: Omit<MessageApproval, 'hash'> = {
    kind: 'message',
    id: 'message-1',
    ticket: 'ticket-4',
    origin: `https://${ORIGIN_HOST}`,
    suspicion: undefined,
    account: data.OWN,
    message: hexOf('I accept the terms of the garden.\n\nVersion 3, of November 2026.'),
    signIn: undefined,
    isSignable: true,
    exchangeText: undefined,
    ...change,
  }
  const hash = personalMessageHashOf(hexToBytes(view.message))
  return {
    hash: '#/approval',
    place: 'approval',
    answers: {
      'approvals.list': () => [{ ...view, hash }],
      ...(view.message === BYTES && { 'accounts.list': () => data.twoAccounts }),
    },
  }
}

function signIn(domain: string, ...problems: SignIn['problems']): Scene {
  const text = [
    `${domain} wants you to sign in with your Ethereum account:`,
    data.OWN,
    '',
    'Welcome back to the garden.',
    '',
    `URI: https://${domain}/login`,
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 32891756',
    'Issued At: 2026-11-22T10:00:00Z',
  ].join('\n')
  const statement = 'Welcome back to the garden.'
  return message({
    message: hexOf(text),
    signIn: { domain, statement, problems },
    isSignable: !problems.includes('domain'),
  })
}

export const MESSAGE_SCENES: Readonly<Record<string, Scene>> = {
  'approval-message': message(),
  'approval-message-long': message({
    message: hexOf(Array.from({ length: 40 }, (_, at) => `Term ${at + 1} of 40.`).join('\n')),
  }),
  'approval-message-gap': message({
    message: hexOf(`I accept the terms.${'\n'.repeat(401)}I also give away all my tokens.${' '.repeat(60)}At once.`),
  }),
  'approval-bytes': message({ message: BYTES }),
  'approval-message-joined': message({
    message: hexOf('Welcome to Garden ❤️\n\nمی‌خواهم وارد شوم 👩‍💻\n\n⚠️ It costs nothing.'),
  }),
  'approval-message-hiding': message({
    message: hexOf('I accept the terms of \u202eneb\u202c garden.\n\nPay\u200b\u200bPal may not\u{e0041} take all.'),
  }),
  'approval-exchange-text': message({
    message: hexOf('Register Lighter Account\n\npubkey: 0xabc…'),
    exchangeText: 'registration',
  }),
  'approval-integrator-text': message({
    message: hexOf(
      [
        'Approve Integrator\n',
        ...['nonce', 'account index', 'api key index', 'integrator account index'].map((name) => `${name}: ${word(7)}`),
        ...['max perps taker fee', 'max perps maker fee'].map((name) => `${name}: ${word(1_500)}`),
        ...['max spot taker fee', 'max spot maker fee'].map((name) => `${name}: ${word(0)}`),
        `approval expiry: ${word(1_893_456_000_000)}`,
        `chainId: ${word(304)}`,
        'Only sign this message for a trusted client!',
      ].join('\n'),
    ),
    exchangeText: 'integrator',
  }),
  'approval-sign-in': signIn(ORIGIN_HOST),
  'approval-sign-in-form': signIn(ORIGIN_HOST, 'form'),
  'approval-sign-in-elsewhere': signIn('bank.example', 'domain', 'chain'),
}
