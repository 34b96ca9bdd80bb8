import { messages } from 'words:messages'
import { describe, expect, it } from 'vitest'
import { partIn } from './part-in.ts'

const zhHans = await messages['zh-Hans']()
const zhHansCalls = await partIn('zh-Hans', 'bundle/calls')

describe('the words in Chinese', () => {
  it('set names and amounts off from Chinese characters, and from nothing else', () => {
    expect(zhHans.review.refundToYou({ amount: '5 USDC (Spot)', chain: 'Base' })).toBe(
      '如果失败：5 USDC (Spot) 会退回到你在 Base 上的账户，扣除网络费。',
    )
    expect(zhHans.timeline.readBy({ chain: zhHans.common.theChain })).toBe('已在这条链上核实。')
    expect(zhHansCalls.acts.revoke({ symbol: zhHansCalls.unknownToken })).toBe('撤销动用一种未知代币的授权')
  })

  it('list things as people do', () => {
    expect(zhHans.receive.evmAlso({ chains: ['Ethereum', 'Base', 'Arbitrum'] })).toBe(
      '同一地址也可用于 Ethereum、Base 和 Arbitrum。',
    )
    expect(zhHans.home.emptyText({ chains: ['Ethereum', 'Base'] })).toContain('Ethereum 或 Base 上')
  })

  it('say times as people do', () => {
    expect(zhHans.quote.duration({ seconds: 12 })).toBe('通常 12 秒')
    expect(zhHans.quote.duration({ seconds: 90 })).toBe('通常 2 分钟')
    expect(zhHans.quote.duration({ seconds: 4_500 })).toBe('通常 1 小时 15 分钟')
    expect(zhHans.settings.siteSince({ accounts: 2, atSeconds: 1_790_000_000 })).toMatch(
      /^自 2026年9月2\d日起可看到 2 个账户$/,
    )
  })

  it('say what the core finds wrong with a question', () => {
    expect(zhHans.quote.problem({ field: 'amount', problem: 'notPositive' })).toBe('金额必须大于零。')
  })
})
