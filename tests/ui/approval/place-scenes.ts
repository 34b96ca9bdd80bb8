import type { ApprovalView } from '../../../src/api/views/approvals.ts'
import type { PagePlace } from '../../../src/ui/host.ts'
import type { Act } from '../acting.ts'
import * as data from '../data.ts'
import type { Scene } from '../scene-making.ts'

const question = {
  kind: 'connect',
  id: 'connect-1',
  ticket: 'ticket-2',
  origin: 'https://app.bridge-garden.example',
  accounts: data.accounts,
  suspicion: undefined,
} as const

/** A pending request that is over once the page hears of a change. */
function gone(closed: 'decided' | 'over', place: PagePlace): Scene {
  return {
    hash: '#/approval',
    place,
    freshAnswers: () => {
      let asked = 0
      return { 'approvals.list': () => (asked++ === 0 ? [question] : []), 'approvals.closed': () => ({ closed }) }
    },
  }
}

const unreadable = { ...question, kind: 'unreadable', id: 'unreadable-1', origin: 'https://stuck.example' } as const
const preparing = { ...unreadable, kind: 'preparing', id: 'preparing-1', origin: 'https://slow.example' } as const
// Its view breaks the drawing.
const undrawable = { ...question, kind: 'message', id: 'undrawable-1', origin: 'https://broken.example' } as never

function rejectable(...all: readonly ApprovalView[]): Scene {
  return {
    hash: '#/approval',
    place: 'approval',
    freshAnswers: () => {
      let waiting = all
      return {
        'approvals.list': () => waiting,
        'approvals.decide': ({ id }) => {
          waiting = waiting.filter((each) => each.id !== id)
          return { outcome: 'rejected' }
        },
      }
    },
  }
}

const queue: Scene = {
  hash: '#/approval',
  place: 'approval',
  freshAnswers: () => {
    let waiting: readonly ApprovalView[] = [
      question,
      { ...question, kind: 'waiting', id: 'connect-2' },
      { ...question, kind: 'waiting', id: 'connect-3', origin: 'https://other.example' },
    ]
    return {
      'approvals.list': () => waiting,
      'approvals.open': ({ id }) => {
        waiting = waiting.map((each) => (each.id === id ? ({ ...each, kind: 'connect' } as ApprovalView) : each))
        return null
      },
      'approvals.rejectAll': () => {
        waiting = waiting.slice(-1)
        return null
      },
    }
  },
}

/** Two pages of the wallet show one request. */
export const PLACE_SCENES: Readonly<Record<string, Scene>> = {
  'question-decided-step': gone('decided', 'tab'),
  'home-waiting': {
    hash: '#/',
    answers: { 'approvals.list': () => [question, { ...question, id: 'connect-2' }] },
  },
  'question-unreadable': rejectable(unreadable),
  'question-preparing': rejectable(preparing),
  'question-order-step': rejectable(unreadable, preparing, question),
  'question-queue-step': queue,
  'question-undrawable': rejectable(undrawable, question),
  'question-over-step': gone('over', 'approval'),
}

const act = (scene: string): Act => ({
  scene,
  play: async (page) => {
    await page.getByTestId('reject').waitFor()
    await page.evaluate(() => window.fake.tell('approvals'))
    await page.getByTestId('no-question').waitFor()
  },
})

export const PLACE_ACTS: Readonly<Record<string, Act>> = {
  'question-decided': act('question-decided-step'),
  'question-over': act('question-over-step'),
}
