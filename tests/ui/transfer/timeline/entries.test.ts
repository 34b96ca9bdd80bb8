import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../../src/api/views/transfers.ts'
import { transferState, underWayHeading } from '../../../../src/ui/transfer/state.ts'
import { transferEntries } from '../../../../src/ui/transfer/timeline/entries.ts'
import { addressExecution } from '../../bitcoin/executions.ts'
import { CANCELLING, DONE, PLANNED, REVERTED, SENT } from '../../data.ts'
import { directFillings } from '../../form/direct-scenes.ts'
import { fillings } from '../../scene-executions.ts'

const line = (execution: ExecutionView) =>
  transferEntries(execution).map((entry) => `${entry.what === 'step' ? entry.role : entry.what}:${entry.progress}`)

describe('the timeline', () => {
  it('shows the step that is carried out, and everything that comes next', () => {
    expect(line(fillings.sending)).toEqual([
      'approved:done',
      'approve:active',
      'deposit:next',
      'seen:next',
      'filling:next',
      'received:next',
    ])
  })

  it('is being signed where one of the steps that are sent together is signed, and nobody was given it', () => {
    const { halfSigned } = fillings
    const steps = (execution: ExecutionView) => transferEntries(execution).filter(({ what }) => what === 'step')
    expect(steps(halfSigned)[0]).toMatchObject({ phase: 'reserved', progress: 'active', hash: undefined })
    expect(transferState(halfSigned)).toBe('held')
    const items = halfSigned.items.map((state) => {
      return state.phase === 'signed' ? ({ ...state, phase: 'broadcast', broadcastAtSeconds: 1 } as const) : state
    })
    expect(steps({ ...halfSigned, items })[0]).toMatchObject({ phase: 'broadcast', hash: expect.stringMatching(/^0x/) })
    expect(transferState({ ...halfSigned, items })).toBe('sending')
  })

  it('says of a failure that its block is not final yet, and expects no arrival', () => {
    expect(line(fillings.failing)).toEqual(['approved:done', 'approve:done', 'deposit:bad', 'kept:next'])
    const isFailing = (execution: ExecutionView) =>
      transferEntries(execution).flatMap((entry) => (entry.what === 'step' ? [entry.isFailing] : []))
    expect([isFailing(fillings.failing), isFailing(fillings.failed)]).toEqual([
      [false, true],
      [false, false],
    ])
  })

  it('shows a payment from another copy of the wallet in place of the steps that were never signed', () => {
    const { waiting } = fillings
    const elsewhere = { hash: '0xaa', atSeconds: 5 }
    const found = { ...waiting, items: waiting.items.map(() => PLANNED), elsewhere }
    expect(line(found)).toEqual(['approved:done', 'elsewhere:done', 'seen:active', 'filling:next', 'received:next'])
    expect(transferEntries(found)[1]).toMatchObject({ hash: '0xaa', atSeconds: 5 })
  })

  it('waits for the service once the deposit is confirmed', () => {
    expect(line(fillings.waiting)).toEqual([
      'approved:done',
      'deposit:done',
      'seen:active',
      'filling:next',
      'received:next',
    ])
  })

  it('follows the payment, and keeps a word that it does not know', () => {
    expect(line(fillings.pending).slice(2)).toEqual(['seen:done', 'filling:active', 'received:next'])
    const filling = transferEntries(fillings.unknown).find((entry) => entry.what === 'filling')
    expect(filling).toMatchObject({ progress: 'active', status: { status: 'unknown', word: 'settling' } })
  })

  it('has nobody between in a payment straight to its recipient', () => {
    expect(line(directFillings.sending)).toEqual(['approved:done', 'send:active', 'received:next'])
    expect(line(directFillings.pending)).toEqual(['approved:done', 'send:done', 'received:active'])
    expect(line(directFillings.received)).toEqual(['approved:done', 'send:done', 'received:done'])
    expect(transferState(directFillings.pending)).toBe('waiting')
  })

  it('gives a time to what has happened only', () => {
    for (const execution of Object.values(fillings)) {
      for (const entry of transferEntries(execution)) {
        if (entry.progress === 'next') expect(entry.atSeconds).toBeUndefined()
      }
    }
  })

  it('ends with the money that came, or that came back', () => {
    expect(line(fillings.received).at(-1)).toBe('received:done')
    const history = [
      { atSeconds: 70, what: 'service:success' },
      { atSeconds: 75, what: 'filled' },
    ]
    const times = transferEntries({ ...fillings.received, history }).map(({ what, atSeconds }) => [what, atSeconds])
    expect(times.slice(-2)).toEqual([
      ['filling', 70],
      ['received', 75],
    ])
    expect(line(fillings.refunded).slice(-2)).toEqual(['filling:bad', 'refunded:back'])
  })

  it('ends where nothing left, without promising what comes next', () => {
    expect(line(fillings.failed)).toEqual(['approved:done', 'approve:done', 'deposit:bad', 'failed:bad'])
    expect(line(fillings.refusedLater)).toEqual(['approved:done', 'failed:bad'])
  })
})

describe('the line of a payment from elsewhere', () => {
  const open = addressExecution('bitcoin', 'strictAddress')
  const of = (came: bigint | undefined) =>
    transferEntries(open, came === undefined ? undefined : { ...open.pays, value: came }).find(
      ({ what }) => what === 'pay',
    )

  it('is nothing done where less came than an address of one order takes', () => {
    expect(of(open.pays.value - 1n)).toMatchObject({ progress: 'bad', came: { value: open.pays.value - 1n } })
    expect(of(undefined)).toMatchObject({ progress: 'active', came: undefined })
    expect(of(open.pays.value)?.progress).not.toBe('bad')
  })
})

describe('where a transfer under way leads', () => {
  it('is its arrival, unless more is known', () => {
    expect(underWayHeading(fillings.pending, undefined)).toBe('arrival')
    expect(underWayHeading(fillings.cancelling, undefined)).toBe('cancel')
    const { stage } = fillings.pending
    if (stage.stage !== 'tracking' || !stage.status) throw new Error('expected a status')
    const refunding = { ...fillings.pending, stage: { ...stage, stage: 'refunding', status: stage.status } } as const
    expect(underWayHeading(refunding, undefined)).toBe('back')
    expect(transferEntries(refunding).at(-1)).toMatchObject({ what: 'received', heading: 'back' })
  })

  it('is money that stays where it is being cancelled, and nothing that comes after a deposit', () => {
    expect(line(fillings.cancelling).at(-1)).toBe('kept:next')
    expect(line(fillings.cancelling).join(' ')).not.toMatch(/planned|seen|filling|received/)
    const kept = (execution: ExecutionView) => transferEntries(execution).find(({ what }) => what === 'kept')
    // Either included transaction leaves the money here.
    const early = { ...fillings.sending, items: [CANCELLING, PLANNED] }
    expect(line(early)).toEqual(['approved:done', 'approve:active', 'kept:next'])
    expect(kept(early)).toMatchObject({ unless: undefined })
    expect(kept({ ...fillings.sending, items: [DONE, CANCELLING] })).toMatchObject({ unless: 'faster' })
  })

  it('is money that stays after a step that failed, unless what pays was sent and gets in all the same', () => {
    const { stopped } = fillings
    expect(line(stopped)).toEqual(['approved:done', 'approve:bad', 'deposit:active', 'kept:next'])
    const kept = (execution: ExecutionView) => transferEntries(execution).find(({ what }) => what === 'kept')
    expect([underWayHeading(stopped, undefined), kept(stopped)]).toMatchObject(['stopped', { unless: 'sent' }])
    // The last of three steps stays unbroadcast.
    const [approve, deposit] = stopped.plan
    if (!approve || !deposit) throw new Error('expected two steps')
    const pair = { ...stopped, plan: [approve, approve, deposit], items: [REVERTED, SENT, PLANNED] }
    expect(line(pair)).toEqual(['approved:done', 'approve:bad', 'approve:active', 'kept:next'])
    expect(kept(pair)).toMatchObject({ unless: undefined })
    const stepOrder = { stepOrder: 'pipelined', gas: [1n, 1n, 1n] } as const
    const signed = { ...SENT, phase: 'signed' } as typeof SENT
    expect(kept({ ...pair, stepOrder, items: [REVERTED, SENT, signed] })).toMatchObject({ unless: undefined })
  })

  it('is money that stays where a step was faster than its cancellation, and one after it is out', () => {
    const { stopped } = fillings
    const [approve, deposit] = stopped.plan
    if (!approve || !deposit) throw new Error('expected two steps')
    const unwanted = { ...DONE, isUnwanted: true } as const
    const open = { ...stopped, plan: [approve, approve, deposit], items: [unwanted, SENT, PLANNED] }
    expect([underWayHeading(open, undefined), transferState(open)]).toEqual(['stopped', 'cancelling'])
    expect(line(open)).toEqual(['approved:done', 'approve:done', 'approve:active', 'kept:next'])
    expect(underWayHeading({ ...open, items: [DONE, SENT, PLANNED] }, undefined)).toBe('arrival')
  })

  it('is the way back where less came than the address takes', () => {
    const open = addressExecution('bitcoin', 'strictAddress')
    const came = { ...open.pays, value: open.pays.value - 1n }
    expect(underWayHeading(open, came)).toBe('short')
    expect(underWayHeading(open, open.pays)).toBe('arrival')
    expect(underWayHeading(addressExecution('bitcoin', 'openAddress'), came)).toBe('arrival')
    expect(transferEntries(open, came).at(-1)).toMatchObject({ what: 'received', heading: 'short' })
    // The deposit is too small to pay out, even if the service says so.
    const told = { ...open, stage: fillings.pending.stage }
    expect(line(told)).toContain('filling:active')
    expect(transferEntries(told, came).map(({ what }) => what)).toEqual(['approved', 'pay', 'seen', 'received'])
    expect(transferState(told)).toBe('filling')
    expect(transferState(told, came)).toBe('unknown')
    expect(transferState({ ...told, paid: came })).toBe('unknown')
  })
})

describe('the one word for a transfer', () => {
  it('says that it is being cancelled, and not that it is being sent', () => {
    expect(transferState(fillings.cancelling)).toBe('cancelling')
    expect(transferState(fillings.sent)).toBe('sending')
  })

  it('says received only when the wallet has read it itself', () => {
    expect(transferState(fillings.received)).toBe('received')
    expect(transferState(fillings.reported)).toBe('reported')
  })

  it('awaits no payment that this wallet sees at the address', () => {
    const over = addressExecution('bitcoin')
    expect(transferState(over)).toBe('unpaid')
    expect(transferState(over, over.pays)).toBe('paid')
  })

  it('has a word for each state', () => {
    const words = new Set(Object.values(fillings).map((each) => transferState(each)))
    expect([...words].sort()).toEqual(
      'askRefund cancelled cancelling failed filling held received refunded refunding reported sending unknown waiting'.split(
        ' ',
      ),
    )
  })
})
