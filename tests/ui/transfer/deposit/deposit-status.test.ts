import { describe, expect, it } from 'vitest'
import type { DepositView } from '../../../../src/api/views/transfers.ts'
import { amountReceived, depositStatus, isDepositPayable } from '../../../../src/ui/transfer/deposit/deposit-status.ts'
import { addressExecution, addressOver } from '../../bitcoin/executions.ts'

const asked = { amount: 100n, deadlineSeconds: 1_000 }
const seen = (arrived: bigint, payments: number | undefined = arrived > 0n ? 1 : 0): DepositView => ({
  known: true,
  arrived,
  waiting: 0n,
  payments,
})
const news = (view: DepositView, nowSeconds = 999) => depositStatus(view, asked, nowSeconds)

describe('what has come to a deposit address', () => {
  it('is told to the last unit', () => {
    expect(news(seen(0n))).toEqual({ news: 'nothing' })
    expect(news(seen(99n))).toEqual({ news: 'less', missing: 1n })
    expect(news(seen(100n))).toEqual({ news: 'exact' })
    expect(news(seen(101n))).toEqual({ news: 'more', excess: 1n })
  })

  it('is several payments whatever their sum, where the chain tells them apart', () => {
    expect(news(seen(100n, 2))).toEqual({ news: 'several', payments: 2 })
    expect(news(seen(100n, undefined))).toEqual({ news: 'exact' })
  })

  it('is late from the very second of the deadline on, and only where nothing came', () => {
    expect(news(seen(0n), 1_000)).toEqual({ news: 'late' })
    expect(news(seen(100n), 5_000)).toEqual({ news: 'exact' })
    expect(depositStatus(seen(0n), { amount: 100n, deadlineSeconds: 0 }, 5_000)).toEqual({ news: 'nothing' })
  })

  it('Couldn’t read is not known where it, and never nothing', () => {
    expect(news({ known: false, why: { code: 'OFFLINE' } }, 5_000)).toEqual({
      news: 'unread',
      why: { code: 'OFFLINE' },
    })
  })
})

describe('whether an address is shown to be paid', () => {
  const once = { isReusable: false, isOver: false }

  it('is so until anything has come or the time is over, for one of a single order', () => {
    expect(isDepositPayable(once, undefined)).toBe(true)
    expect(isDepositPayable(once, news(seen(0n)))).toBe(true)
    for (const arrived of [99n, 100n, 101n]) expect(isDepositPayable(once, news(seen(arrived)))).toBe(false)
    expect(isDepositPayable(once, news(seen(100n, 2)))).toBe(false)
    expect(isDepositPayable({ ...once, isOver: true }, undefined)).toBe(false)
  })

  it('is so at any time for a reusable one', () => {
    for (const arrived of [0n, 99n, 100n]) {
      expect(isDepositPayable({ isReusable: true, isOver: true }, news(seen(arrived), 5_000))).toBe(true)
    }
  })
})

describe('what came, to be shown as paid', () => {
  const open = addressExecution('bitcoin', 'strictAddress')
  const less = { ...open.pays, value: open.pays.value - 1n }

  it('is what was read as the payment, whatever lies at the address now', () => {
    expect(amountReceived({ ...open, paid: less }, seen(5n))).toEqual(less)
  })

  it('is the one payment to an address of one order while it is under way', () => {
    expect(amountReceived(open, seen(less.value))).toEqual(less)
    for (const view of [undefined, seen(0n), seen(5n, 2)]) expect(amountReceived(open, view)).toBeUndefined()
    expect(amountReceived(addressExecution('bitcoin', 'openAddress'), seen(5n))).toBeUndefined()
    expect(amountReceived(addressOver('strictAddress'), seen(5n))).toBeUndefined()
  })
})
