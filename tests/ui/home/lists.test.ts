import { describe, expect, it } from 'vitest'
import { daysOf } from '../../../src/ui/activity/days.ts'
import { activityEntries } from '../../../src/ui/activity/entry.ts'
import { filterChoices, moveHighlight } from '../../../src/ui/controls/listbox/choices.ts'
import { areAllZero, balanceGroups, isZeroBalance } from '../../../src/ui/home/balances/balance-groups.ts'
import { balances, noBalances, onItsWay, someUnread } from '../data.ts'
import { executions } from '../scene-executions.ts'

describe('balances by currency', () => {
  it('are summed over the chains, money first', () => {
    const groups = balanceGroups(balances)
    expect(groups.map((group) => group.symbol)).toEqual(['ETH', 'USDC', 'HYPE', 'BTC'])
    expect(groups[0]?.total.value).toBe(2_517_617_451_872_340_012n)
    expect(groups[1]?.rows).toHaveLength(2)
  })

  it('count what no profile pins with nothing, whatever it calls itself', () => {
    const [real] = balances.filter(({ currency }) => currency.symbol === 'USDC')
    if (!real) throw new Error('expected a balance in USDC')
    const address = `0x${'f'.repeat(40)}`
    const lie = { ...real, known: true, value: 10n ** 12n, unlisted: 'added' } as const
    const others = [
      { ...lie, currency: { ...real.currency, address } },
      { ...lie, unlisted: 'held', currency: { ...real.currency, chainId: 1337, address } } as const,
    ]
    const groups = balanceGroups([...others, ...balances])
    expect(groups.filter(({ isUnlisted }) => !isUnlisted)).toEqual(balanceGroups(balances))
    const apart = groups.filter(({ isUnlisted }) => isUnlisted)
    expect(apart.map(({ total, rows }) => [total.value, rows.length])).toEqual([
      [10n ** 12n, 1],
      [10n ** 12n, 1],
    ])
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  })

  it('say when a chain is missing from the sum', () => {
    const usdc = balanceGroups(someUnread).find((group) => group.symbol === 'USDC')
    expect(usdc).toMatchObject({ isWhole: false, total: { value: 1_560_420_000n } })
  })

  it('are summed rightly where a currency has other decimals on another chain', () => {
    const odd = balances
      .filter((each) => each.currency.symbol === 'USDC' && each.currency.chainId !== 999)
      .map((each) =>
        each.currency.chainId === 1
          ? { ...each, known: true as const, currency: { ...each.currency, decimals: 8 }, value: 100_000_000n }
          : { ...each, known: true as const, value: 2_000_000n },
      )
    expect(balanceGroups(odd)[0]?.total).toMatchObject({ value: 300_000_000n, currency: { decimals: 8 } })
  })

  it('hold what is on its way, which is no part of what there is', () => {
    const bitcoin = balanceGroups(onItsWay).find((group) => group.symbol === 'BTC')
    expect(bitcoin).toMatchObject({ total: { value: 0n }, rows: [{ value: 0n, pending: 1_997_820n }] })
    const [row] = bitcoin?.rows ?? []
    expect(row && isZeroBalance(row)).toBe(false)
    expect(areAllZero(row ? [row] : [])).toBe(false)
  })

  it('are empty only when all were read and all are zero', () => {
    expect(areAllZero(noBalances)).toBe(true)
    expect(areAllZero(balances)).toBe(false)
    expect(areAllZero(someUnread)).toBe(false)
    expect(areAllZero([])).toBe(false)
  })
})

describe('transfers by day', () => {
  it('are newest first, each on its own local day', () => {
    const days = daysOf(activityEntries([...executions].reverse(), []))
    expect(days.flatMap((day) => day.members.map((each) => each.id))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('a list to choose from', () => {
  const choices = [
    { value: 1, key: 'a', label: 'ETH on Ethereum', group: 'Ethereum', words: 'Ether 1' },
    { value: 2, key: 'b', label: 'USDC on Base', group: 'Base', words: 'USD Coin 8453' },
  ]

  it('is narrowed by any of its words, in any order', () => {
    expect(filterChoices(choices, 'base usd').map((choice) => choice.key)).toEqual(['b'])
    expect(filterChoices(choices, '  ')).toEqual(choices)
    expect(filterChoices(choices, 'zzz')).toEqual([])
  })

  it('is walked through with the keys, around both ends', () => {
    expect(moveHighlight('ArrowDown', 4, 5)).toBe(0)
    expect(moveHighlight('ArrowUp', 0, 5)).toBe(4)
    expect(moveHighlight('Home', 3, 5)).toBe(0)
    expect(moveHighlight('End', 0, 5)).toBe(4)
    expect(moveHighlight('a', 0, 5)).toBeUndefined()
    expect(moveHighlight('ArrowDown', 0, 0)).toBeUndefined()
  })
})
