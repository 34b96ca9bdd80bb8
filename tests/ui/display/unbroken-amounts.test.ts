import { isValidElement } from 'preact'
import { describe, expect, it } from 'vitest'
import { unbrokenAmounts } from '../../../src/ui/display/unbroken-amounts.tsx'

const partsOf = (title: string) =>
  [unbrokenAmounts(title)]
    .flat()
    .map((part) =>
      isValidElement(part) ? { kept: (part.props as { children: string }).children } : { text: String(part) },
    )

describe('what stays on one line in a headline', () => {
  it.each([
    ['You pay 100 USDC on Base; at least 99.5 USDC arrives on Ethereum.', ['100 USDC', '99.5 USDC']],
    ['Sie zahlen 1.234,5 USDC.e auf Base.', ['1.234,5 USDC.e']],
    ['Baseで100 USDCを支払い、Ethereumで最低99.5 USDCを受け取ります。', ['100 USDC', '99.5 USDC']],
    ['你在 Base 上支付 100 USDC；在 Ethereum 上至少到账 99.5 USDC。', ['100 USDC', '99.5 USDC']],
    ['Pay 1 USD₮0.', ['1 USD₮0.']],
    ['3 つのステップ', []],
    ['nothing is counted', []],
  ])('in %s: %j', (title, kept) => {
    const parts = partsOf(title)
    expect(parts.flatMap((part) => ('kept' in part ? part.kept : []))).toEqual(kept)
    expect(parts.map((part) => ('kept' in part ? part.kept : part.text)).join('')).toBe(title)
  })
})
