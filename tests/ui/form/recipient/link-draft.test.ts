import { describe, expect, it } from 'vitest'
import { parsePaymentLink } from '../../../../src/core/families/payment-link.ts'
import { EMPTY_DRAFT } from '../../../../src/ui/form/draft.ts'
import { linkDraft, refundAddress } from '../../../../src/ui/form/recipient/link-draft.ts'
import { BITCOIN, balances, chains, currency, OWN, STRANGER, STRANGER_BITCOIN } from '../../data.ts'

const CONTEXT = { chains, balances, account: OWN }
const SIDES = { from: currency(1, 'ETH'), to: currency(8453, 'USDC') }

function answerOf(text: string) {
  const answer = parsePaymentLink(text)
  if (!answer) throw new Error(`expected a link: ${text}`)
  return answer
}

const drafted = (text: string, sides = SIDES, draft = EMPTY_DRAFT) => linkDraft(answerOf(text), draft, sides, CONTEXT)

describe('a link in the form', () => {
  it('asks for its amount in the native currency of its chain', () => {
    expect(drafted(`ethereum:${STRANGER}@999?value=1.5e18`)).toMatchObject({
      part: { recipient: STRANGER, to: { chainId: 999 }, amount: '1.5', trade: 'EXACT_OUTPUT' },
    })
    expect(drafted(`bitcoin:${STRANGER_BITCOIN}?amount=0.00012`)).toMatchObject({
      part: { recipient: STRANGER_BITCOIN, to: { chainId: BITCOIN }, amount: '0.00012', trade: 'EXACT_OUTPUT' },
    })
  })

  it('counts a listed token in its own decimals, and pays the recipient, not the contract', () => {
    const { address } = currency(8453, 'USDC')
    const text = `ethereum:${address}@8453/transfer?address=${STRANGER}&uint256=2500000`
    expect(drafted(text, { ...SIDES, to: currency(8453, 'ETH') })).toMatchObject({
      part: { recipient: STRANGER, to: { chainId: 8453, address }, amount: '2.5' },
      taken: { amount: '2.5', currency: { symbol: 'USDC' } },
    })
  })

  it('never takes a token of another contract or chain for a listed one', () => {
    const { address } = currency(8453, 'USDC')
    const asks = `/transfer?address=${STRANGER}&uint256=1`
    expect(drafted(`ethereum:${STRANGER}@8453${asks}`)).toEqual({ ok: false, problem: 'token', token: STRANGER })
    expect(drafted(`ethereum:${address}@1${asks}`)).toMatchObject({ ok: false, problem: 'token' })
  })

  it('without a chain means the chosen one, unless that has other addresses', () => {
    expect(drafted(`ethereum:${STRANGER}?value=1e18`)).toMatchObject({ taken: { currency: { chainId: 8453 } } })
    expect(drafted(`ethereum:${STRANGER}`, { ...SIDES, to: currency(BITCOIN, 'BTC') })).toMatchObject({ ok: false })
  })

  it('of the chain’s own id only: another family’s chain is not meant', () => {
    expect(drafted(`ethereum:${STRANGER}@${BITCOIN}`)).toEqual({ ok: false, problem: 'chain', name: `${BITCOIN}` })
  })

  it('with another chain alone keeps no fixed output of another currency', () => {
    const draft = { ...EMPTY_DRAFT, amount: '22', trade: 'EXACT_OUTPUT' as const }
    expect(drafted(`ethereum:${STRANGER}@999`, { ...SIDES, to: currency(8453, 'ETH') }, draft)).toMatchObject({
      part: { amount: '' },
    })
    const same = drafted(`ethereum:${STRANGER}@1`, SIDES, draft)
    expect(same.ok && 'amount' in same.part).toBe(false)
  })

  it('is a plain payment where it asks for the paying currency', () => {
    expect(drafted(`ethereum:${STRANGER}@1?value=1`)).toMatchObject({
      part: { amount: '0.000000000000000001', trade: 'EXACT_INPUT' },
    })
  })
})

it('a refund takes the address of its own chain only', () => {
  expect(refundAddress(answerOf(`eth:${STRANGER}`), SIDES.from, chains)).toBe(STRANGER)
  expect(refundAddress(answerOf(`base:${STRANGER}`), SIDES.from, chains)).toBeUndefined()
  expect(refundAddress(answerOf(`bitcoin:${STRANGER_BITCOIN}`), SIDES.from, chains)).toBeUndefined()
})
